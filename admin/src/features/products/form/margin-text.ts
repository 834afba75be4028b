import { formatMoney } from '@mela/rules/format-money.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import { marginOf } from '@mela/rules/margin.ts';
import { readAmount, shopCurrency } from '../../../shop-currency.ts';

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 1 });

/** The profit and margin of typed amounts, such as `₹250 · 41.7%`. '' without a valid price and cost. */
export function marginText(typedPrice: string, typedCost: string, includedTax: number): string {
  const [price, cost] = [readAmount(typedPrice), readAmount(typedCost)];
  if (price === null || cost === null) return '';
  const { profit, percent } = marginOf(price, cost, includedTax);
  const money = formatMoney({ amount: profit, currency: shopCurrency() });
  return percent === null ? money : `${money} · ${PERCENT.format(percent / 100)}`;
}
