import type { CartAnswer } from '../cart-answer.ts';
import type { CartLine } from '../cart-lines.ts';

/** @returns the lines at the prices of now, as many of each as can be had; what cannot be had at all is left out. */
export function acceptChanges(lines: readonly CartLine[], answer: CartAnswer): CartLine[] {
  const answered = new Map(answer.lines.map((line) => [line.variantId, line]));
  const changed = new Set(answer.changes.map(({ variantId }) => variantId));
  return lines.flatMap((line) => {
    if (!changed.has(line.variantId)) return [line];
    const now = answered.get(line.variantId);
    return now && now.quantity > 0 ? [{ ...line, price: now.price.amount, quantity: now.quantity }] : [];
  });
}
