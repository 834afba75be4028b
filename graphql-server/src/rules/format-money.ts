import { SHOP } from './content/sample-shop.ts';
import type { Money } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as India writes it, with decimals only when there are any, as many as its currency has: `₹1,499.50`. */
export function formatMoney({ amount, currency }: Money): string {
  return formatIn(currency).format(amount / 10 ** decimalsOf(currency));
}

/** How many decimals amounts of a currency have: 2 of rupees, 0 of yen. */
export function decimalsOf(currency: string): number {
  return formatIn(currency).resolvedOptions().maximumFractionDigits ?? 0;
}

function formatIn(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat(SHOP.locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(currency, format);
  return format;
}
