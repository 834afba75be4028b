import { formatMoney } from '@mela/rules/format-money.ts';
import type { Adjustment } from '../cart/cart-answer.ts';

/** The adjustments of a line in one text, such as `Gift wrap: ₹50`. Empty: none. */
export function adjustmentText(adjustments: readonly Adjustment[]): string {
  return adjustments.map((adjustment) => `${adjustment.label}: ${amountText(adjustment)}`).join(', ');
}

/** Shows the adjustments of an order, each in a row of its totals before the shipping. Without any, nothing is added. */
export function showAdjustments(totals: ParentNode, adjustments: readonly Adjustment[]): void {
  for (const row of totals.querySelectorAll('[data-adjustment]')) row.remove();
  const shipping = totals.querySelector('dd[data-text="shipping"]')?.parentElement;
  for (const adjustment of adjustments) {
    const [row, term, amount] = [element('div'), element('dt'), element('dd')];
    row.dataset['adjustment'] = '';
    term.textContent = adjustment.label;
    amount.textContent = amountText(adjustment);
    row.append(term, amount);
    shipping?.before(row);
  }
}

/** Such as `−₹50` for a discount. */
export function amountText({ kind, amount }: Adjustment): string {
  if (amount.amount === 0) return 'Free';
  const text = formatMoney({ ...amount, amount: Math.abs(amount.amount) });
  return kind === 'DISCOUNT' ? `−${text}` : text;
}

function element(name: 'div' | 'dt' | 'dd'): HTMLElement {
  return document.createElement(name);
}
