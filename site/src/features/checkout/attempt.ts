import { variantKey } from '@mela/rules/variant-ids.ts';
import type { OrderInput } from './order-input.ts';

/** A line of the cart, as it is kept. */
interface CartEntry {
  variantId: string;
  quantity: number;
  options?: string[];
}

/**
 * An order that was sent, or is to be. It is kept before it is sent, so that the same order is asked for again, under the
 * same key, when its answer is lost, the tab is reloaded or the browser ends: the server places it once for each key.
 */
export interface Attempt {
  key: string;
  input: OrderInput;
  /** What was in the cart then: it leaves the cart when the order is known. */
  cart: CartEntry[];
  /** When it was begun, in milliseconds since 1970. */
  at: number;
  /** The order may have been placed, for all that is known here. */
  isOpen: true;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STORED_AS = 'checkout';
const KEY_BYTES = 16;

/** The attempt of this browser, in whatever tab it was made. */
export class StoredAttempt {
  readonly #open: () => Storage;
  /** What could not be stored: it is known as long as the page is open, and newer than what is stored. */
  #unstored: Attempt | null = null;
  /** Kept no longer than the page: pressed again there, the same order has the same key. */
  #refused: Attempt | null = null;

  /** @param open throws where the browser keeps nothing */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  /** @returns the attempt of which it is not known what became of it */
  read(): Attempt | null {
    if (this.#unstored) return this.#unstored;
    try {
      const attempt: Partial<Attempt> | null = JSON.parse(this.#open().getItem(STORED_AS) ?? 'null');
      if (attempt?.isOpen && attempt.input && Array.isArray(attempt.cart)) return attempt as Attempt;
    } catch {
      // What is no attempt is none.
    }
    return null;
  }

  /** The key stays the same as long as the input does. */
  begin(input: OrderInput, cart: CartEntry[]): Attempt {
    const known = this.read() ?? this.#refused;
    const isSame = known !== null && JSON.stringify(known.input) === JSON.stringify(input);
    const key = isSame ? known.key : newKey();
    const attempt: Attempt = { key, input, cart, at: Date.now(), isOpen: true };
    this.#write(attempt);
    return attempt;
  }

  /** The server has refused it: nothing was placed, and who wanted it is not stored any longer. */
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
      // Nothing is stored.
    }
  }

  #write(attempt: Attempt): void {
    try {
      this.#open().setItem(STORED_AS, JSON.stringify(attempt));
      this.#unstored = null;
    } catch {
      // A full or closed store: a second press in this tab still has the same key.
      this.#unstored = attempt;
    }
  }
}

/** `crypto.randomUUID` is for secure pages only, which a shop in a local network is not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @returns what stays of a cart once an attempt's order is placed: what came into it meanwhile. */
export function withoutOrdered<Line extends CartEntry>(lines: Line[], ordered: readonly CartEntry[]): Line[] {
  const taken = new Map(ordered.map(({ variantId, quantity }) => [variantKey(variantId), quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(variantKey(line.variantId)) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}
