import { higherCompareAt } from '@mela/rules/compare-at.ts';
import { formatMoney } from '@mela/rules/format-money.ts';

type Money = Parameters<typeof formatMoney>[0];

/** The struck-through price as displayed; empty unless it is higher than the price. */
export function wasText(price: Money | null | undefined, compareAtPrice: Money | null | undefined): string {
  if (!price || !compareAtPrice) return '';
  const amount = higherCompareAt(price.amount, compareAtPrice.amount);
  return amount === null ? '' : formatMoney({ ...compareAtPrice, amount });
}
