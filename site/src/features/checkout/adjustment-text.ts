import { formatMoney } from '@mela/rules/format-money.ts';
import * as sharedText from '#messages/shared.ts';
import type { Adjustment } from '../cart/cart-answer.ts';

/** The adjustments of a line as text, such as `Gift wrap: ₹50`. Empty if there are none. */
export function adjustmentText(adjustments: readonly Adjustment[]): string {
  return adjustments.map((adjustment) => `${adjustment.label}: ${amountText(adjustment)}`).join(', ');
}

/** The amount of an adjustment with its sign, such as `−₹50` for a discount. */
export function amountText({ kind, amount }: Adjustment): string {
  if (amount.amount === 0) return sharedText.free;
  const text = formatMoney({ ...amount, amount: Math.abs(amount.amount) });
  return kind === 'DISCOUNT' ? `−${text}` : text;
}
