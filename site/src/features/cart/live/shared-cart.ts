import { type AnsweredLine, priceCart } from '../cart-answer.ts';
import { type CartLine, countPieces } from '../cart-lines.ts';
import { linesInAddress } from './cart-link.ts';

/** What a link to a cart brings. */
export interface SharedLines {
  /** What is said of it. */
  text: string;
  /** At the prices of now; empty: nothing of it can be bought. */
  lines: CartLine[];
  /** The shop did not answer: the address still names the cart, for when the page is loaded again. */
  isUnknown: boolean;
}

/** @returns null: the address names no cart */
export async function readSharedLines(search: string): Promise<SharedLines | null> {
  const named = linesInAddress(search);
  if (named.length === 0) return null;
  const at = Date.now();
  const asked = named.map((line) => ({ ...line, price: undefined, at }));
  const answer = await priceCart(asked).catch(() => null);
  if (!answer) {
    const text = 'This link holds a cart, but the shop cannot be reached. Load the page again to see it.';
    return { text, lines: [], isUnknown: true };
  }
  const answered = answer.lines.filter(({ quantity }) => quantity > 0);
  const lines = answered.map(({ variantId, quantity, price }) => ({
    variantId,
    quantity,
    price: price.amount,
    at,
  }));
  const text =
    lines.length === 0
      ? 'What this link holds is not sold any more.'
      : `This link holds a cart of ${textOf(answered, countPieces(lines))}`;
  return { text, lines, isUnknown: false };
}

function textOf(lines: readonly AnsweredLine[], count: number): string {
  const [first, ...others] = lines.map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = others.length > 1 ? `${others.length} other things` : others[0];
  return `${count} ${count === 1 ? 'item' : 'items'}: ${[first, more].filter(Boolean).join(' and ')}.`;
}
