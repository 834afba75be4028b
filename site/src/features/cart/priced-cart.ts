import { type CartAnswer, type Destination, priceCart } from './cart-answer.ts';
import type { CartLine } from './cart-lines.ts';
import { readCart, subscribe as subscribeLines } from './cart-store.ts';

const OFFLINE = 'You are offline. This is your cart as it was shown last: prices and stock may have changed.';
const UNREACHABLE =
  'The shop cannot say at the moment what this costs. Prices are those that were shown last.';

/** The shopper's cart, and what the server makes of it. */
export interface PricedCart {
  lines: readonly CartLine[];
  /** The latest answer; null: none yet, or the server could not answer. */
  answer: CartAnswer | null;
  /** Whether the answer is for exactly these lines. */
  isCurrent: boolean;
  isAsking: boolean;
  /** Why there is no answer, as a sentence; null: there is one, or it is still to come. */
  failure: string | null;
}

/**
 * The one store that drawer and cart page show. While something listens, each change of the lines, here or in another tab, is
 * shown at once and then priced by the server. Of several questions the last one counts.
 */
class PricedCartStore {
  #state: PricedCart = {
    lines: readCart(),
    answer: null,
    isCurrent: false,
    isAsking: false,
    failure: null,
  };
  #destination: Destination | null = null;
  #asked = 0;
  readonly #listeners = new Set<() => void>();
  #stop = () => {};

  readonly get = (): PricedCart => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  /** @param destination where the order goes; by default as before. @returns null without an answer that still counts */
  async ask(destination = this.#destination): Promise<CartAnswer | null> {
    this.#destination = destination;
    this.#asked += 1;
    const asked = this.#asked;
    const { lines } = this.#state;
    if (lines.length === 0) {
      this.#set({ answer: null, isCurrent: false, isAsking: false, failure: null });
      return null;
    }
    this.#set({ isAsking: true });
    const answer = await priceCart(lines, destination).catch(() => null);
    if (asked !== this.#asked) return null;
    const failure = answer ? null : navigator.onLine ? UNREACHABLE : OFFLINE;
    this.#set({ answer, isCurrent: answer !== null, isAsking: false, failure });
    return answer;
  }

  #start(): void {
    const change = () => {
      this.#set({ lines: readCart(), isCurrent: false });
      void this.ask();
    };
    const askAgain = () => void this.ask();
    const unsubscribe = subscribeLines(change);
    addEventListener('online', askAgain);
    this.#stop = () => {
      unsubscribe();
      removeEventListener('online', askAgain);
    };
    change();
  }

  #set(change: Partial<PricedCart>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export const pricedCart = new PricedCartStore();
