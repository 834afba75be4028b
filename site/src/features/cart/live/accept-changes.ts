import type { CartAnswer } from '../cart-answer.ts';
import type { CartLine } from '../cart-lines.ts';

/** @returns the lines with current prices, available quantities and the options that are still offered. Unavailable lines are omitted. */
export function acceptChanges(lines: readonly CartLine[], answer: CartAnswer): CartLine[] {
  const answered = new Map(answer.lines.map((line) => [line.variantId, line]));
  const changed = new Set(answer.changes.map(({ variantId }) => variantId));
  return lines.flatMap((line) => {
    if (!changed.has(line.variantId)) return [line];
    const now = answered.get(line.variantId);
    if (!now || now.quantity === 0) return [];
    const { options = [], ...kept } = line;
    const offered = options.filter((id) => now.options.some((option) => option.id === id));
    return [{ ...kept, price: now.price.amount, quantity: now.quantity, options: offered }];
  });
}
