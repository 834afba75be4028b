import { variantKey } from '@mela/rules/variant-ids.ts';
import type { OrderInput } from './order-input.ts';

/** A stored line of the cart. */
interface CartEntry {
  variantId: string;
  quantity: number;
  options?: string[];
}

/**
 * An order that is being sent. It is stored first, so that after a lost response, a reload or a crash the browser can send it
 * again with the same key, which the server places only once.
 */
export interface Attempt {
  key: string;
  input: OrderInput;
  /** The cart at that time. Its lines leave the cart when the order is confirmed. */
  cart: CartEntry[];
  /** The start time in milliseconds since 1970. */
  at: number;
  /** Marks an attempt whose order may have been placed already. */
  isOpen: true;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STORED_AS = 'checkout';
const KEY_BYTES = 16;

/** This browser's attempt, shared by all tabs. */
export class StoredAttempt {
  readonly #open: () => Storage;
  /**
   * An attempt that could not be stored. It is known while the page is open, and it is newer than the stored
   * one.
   */
  #unstored: Attempt | null = null;
  /**
   * A rejected attempt, which is kept while the page is open, so that a further press sends the same order
   * with the same key.
   */
  #refused: Attempt | null = null;

  /** @param open throws if the browser has no storage */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** @returns the attempt with an unknown outcome */
  read(): Attempt | null {
    if (this.#unstored) return this.#unstored;
    try {
      const attempt: Partial<Attempt> | null = JSON.parse(this.#open().getItem(STORED_AS) ?? 'null');
      if (attempt?.isOpen && attempt.input && Array.isArray(attempt.cart)) return attempt as Attempt;
    } catch {
      // Treat invalid stored data like no attempt.
    }
    return null;
  }

  /**
   * Stores an attempt that is about to be sent. It has the same key as the previous one if the input is the
   * same.
   */
  begin(input: OrderInput, cart: CartEntry[]): Attempt {
    const known = this.read() ?? this.#refused;
    const isSame = known !== null && JSON.stringify(known.input) === JSON.stringify(input);
    const key = isSame ? known.key : newKey();
    const attempt: Attempt = { key, input, cart, at: Date.now(), isOpen: true };
    this.#write(attempt);
    return attempt;
  }

  /** Ends a rejected attempt. Nothing was placed, so the shopper's details are removed from the storage. */
  close(attempt: Attempt): void {
    if (this.read()?.key !== attempt.key) return;
    this.forget();
    this.#refused = attempt;
  }

  forget(): void {
    this.#unstored = null;
    this.#refused = null;
    try {
      this.#open().removeItem(STORED_AS);
    } catch {
      // Without storage, nothing was stored.
    }
  }

  #write(attempt: Attempt): void {
    try {
      this.#open().setItem(STORED_AS, JSON.stringify(attempt));
      this.#unstored = null;
    } catch {
      // If storage is full or blocked, a second press in this tab still uses the same key.
      this.#unstored = attempt;
    }
  }
}

/** A random key. `crypto.randomUUID` requires a secure context, which a shop in a local network lacks. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @returns the cart without the ordered lines, keeping what was added in the meantime */
export function withoutOrdered<Line extends CartEntry>(lines: Line[], ordered: readonly CartEntry[]): Line[] {
  const taken = new Map(ordered.map(({ variantId, quantity }) => [variantKey(variantId), quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(variantKey(line.variantId)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
