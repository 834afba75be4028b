import { useSyncExternalStore } from 'react';
import * as cartText from '#messages/cart.ts';
import { type CartAnswer, type Destination, priceCart } from './cart-answer.ts';
import type { CartLine } from './cart-lines.ts';
import { readCart, subscribe as subscribeLines } from './cart-store.ts';

const OFFLINE = cartText.offline;
const UNREACHABLE = cartText.pricesFailed;

/** The shopper's cart with the server's prices. */
export interface PricedCart {
  lines: readonly CartLine[];
  /** The latest response. null before the first response, and after a failed request. */
  answer: CartAnswer | null;
  /** The lines that the response is for. null before the first response. */
  pricedLines: readonly CartLine[] | null;
  /** Whether the response is for exactly these lines. */
  isCurrent: boolean;
  isAsking: boolean;
  /** Why the request failed, as a sentence. null if it did not fail. */
  failure: string | null;
}

/** The options of a price request. */
export interface CartQuestion {
  /** The destination. null: not known yet. */
  destination: Destination | null;
  /** The id of the chosen rate. null if none is chosen. */
  shippingRate: string | null;
}

/** The cart in server-rendered HTML, before the browser has read the stored one. */
export const UNREAD_CART: PricedCart = {
  lines: [],
  answer: null,
  pricedLines: null,
  isCurrent: false,
  isAsking: false,
  failure: null,
};

/**
 * The store of drawer, cart page and checkout. While it has listeners, each change of the lines, here or in another tab, is shown
 * at once and then priced by the server. Only the latest response counts.
 */
class PricedCartStore {
  #state: PricedCart = { ...UNREAD_CART, lines: readCart() };
  #question: CartQuestion = { destination: null, shippingRate: null };
  #isHeld = false;
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

  /** Sets the options of later requests. */
  aim(question: CartQuestion): void {
    this.#question = question;
  }

  /**
   * Asks the server for the prices.
   * @param question the options; by default those of the previous request
   * @returns null if there is no response or a newer request
   */
  async ask(question: Partial<CartQuestion> = {}): Promise<CartAnswer | null> {
    this.#question = { ...this.#question, ...question };
    this.#asked += 1;
    const asked = this.#asked;
    const { lines } = this.#state;
    if (this.#isHeld) return null;
    if (lines.length === 0) {
      this.#set({ answer: null, pricedLines: null, isCurrent: false, isAsking: false, failure: null });
      return null;
    }
    this.#set({ isAsking: true });
    const answer = await priceCart(lines, this.#question).catch(() => null);
    if (asked !== this.#asked) return null;
    const failure = answer ? null : navigator.onLine ? UNREACHABLE : OFFLINE;
    const pricedLines = answer && lines;
    this.#set({ answer, pricedLines, isCurrent: answer !== null, isAsking: false, failure });
    return answer;
  }

  /** Freezes the displayed cart until `release`, while an order is placed. */
  hold(): void {
    this.#isHeld = true;
    this.#asked += 1;
    this.#set({ isAsking: false });
  }

  /**
   * Shows changes of the cart again.
   * @param answer the server's current cart for the same lines. null: asks the server
   */
  release(answer: CartAnswer | null): void {
    this.#isHeld = false;
    if (answer) this.#set({ answer, failure: null });
    else this.#readLines();
  }

  readonly #readLines = (): void => {
    if (this.#isHeld) return;
    this.#set({ lines: readCart(), isCurrent: false });
    void this.ask();
  };

  #start(): void {
    const change = this.#readLines;
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

const notAtAll = () => () => {};

/**
 * The shopper's cart, priced by the server.
 * @param isShown false: the hook neither follows changes nor asks the server
 */
export function usePricedCart(isShown = true): PricedCart {
  return useSyncExternalStore(isShown ? pricedCart.subscribe : notAtAll, pricedCart.get, () => UNREAD_CART);
}
