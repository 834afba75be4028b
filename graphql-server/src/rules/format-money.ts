import { SHOP } from './content/sample-shop.ts';
import type { Money } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as India writes it, with decimals only when there are any, as many as its currency has: `₹1,499.50`. */
export function formatMoney({ amount, currency }: Money): string {
  const format = formats.get(currency) ?? formatIn(currency);
  const { maximumFractionDigits = 0 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

function formatIn(currency: string): Intl.NumberFormat {
  const format = new Intl.NumberFormat(SHOP.locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(currency, format);
  return format;
}
