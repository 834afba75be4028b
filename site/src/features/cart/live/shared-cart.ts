import * as cartText from '#messages/cart.ts';
import * as sharedText from '#messages/shared.ts';
import { type AnsweredLine, priceCart } from '../cart-answer.ts';
import { type CartLine, countPieces } from '../cart-lines.ts';
import { linesInAddress } from './cart-link.ts';

/** The lines from a cart link. */
export interface SharedLines {
  /** The message to the shopper. */
  text: string;
  /** The lines at current prices. Empty if nothing is available. */
  lines: CartLine[];
  /** Whether the server did not answer. The URL then keeps the link, so that a reload retries. */
  isUnknown: boolean;
}

/**
 * Reads the lines of a cart link, and prices them.
 * @returns null if the URL contains no cart
 */
export async function readSharedLines(search: string): Promise<SharedLines | null> {
  const named = linesInAddress(search);
  if (named.length === 0) return null;
  const at = Date.now();
  const asked = named.map((line) => ({ ...line, price: undefined, at }));
  const answer = await priceCart(asked).catch(() => null);
  if (!answer) {
    const text = cartText.sharedCartFailed;
    return { text, lines: [], isUnknown: true };
  }
  const answered = answer.lines.filter(({ quantity }) => quantity > 0);
  const lines = answered.map(({ variantId, quantity, price }) => ({
    variantId,
    quantity,
    price: price.amount,
    at,
  }));
  const text = lines.length === 0 ? cartText.sharedCartUnavailable : textOf(answered, countPieces(lines));
  return { text, lines, isUnknown: false };
}

function textOf(lines: readonly AnsweredLine[], count: number): string {
  const [first, ...others] = lines.map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = others.length > 1 ? cartText.otherItems(others.length) : others[0];
  return cartText.sharedItems(count, [first, more].filter(Boolean).join(` ${sharedText.and} `));
}
