import { type AnsweredLine, priceCart } from '../cart-answer.ts';
import { type CartLine, countPieces } from '../cart-lines.ts';
import { linesInAddress } from './cart-link.ts';

/** The lines from a cart link. */
export interface SharedLines {
  /** The message to the shopper. */
  text: string;
  /** At current prices. Empty: nothing is available. */
  lines: CartLine[];
  /** The server did not answer. The URL keeps the link, so that a reload retries. */
  isUnknown: boolean;
}

/** @returns null if the URL contains no cart */
export async function readSharedLines(search: string): Promise<SharedLines | null> {
  const named = linesInAddress(search);
  if (named.length === 0) return null;
  const at = Date.now();
  const asked = named.map((line) => ({ ...line, price: undefined, at }));
  const answer = await priceCart(asked).catch(() => null);
  if (!answer) {
    const text = 'The shared cart could not be loaded. Check your connection and reload the page.';
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
      ? 'The items in this shared cart are no longer available.'
      : `This link contains a shared cart with ${textOf(answered, countPieces(lines))}`;
  return { text, lines, isUnknown: false };
}

function textOf(lines: readonly AnsweredLine[], count: number): string {
  const [first, ...others] = lines.map(({ title, quantity }) => `${quantity} × ${title}`);
  const more = others.length > 1 ? `${others.length} other items` : others[0];
  return `${count} ${count === 1 ? 'item' : 'items'}: ${[first, more].filter(Boolean).join(' and ')}.`;
}
