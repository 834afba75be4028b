import { LANGUAGE, LOCALE } from './locale.ts';
import { DEFAULT_CURRENCY, decimalsOf, type Money } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount with its currency's decimals if they are not zero; rupees in lakhs, as India writes them: `₹1,09,000`. */
export function formatMoney({ amount, currency }: Money): string {
  // Pass the amount as text, because large amounts with fractions are not exact as numbers.
  return formatIn(currency).format(`${amount}E-${decimalsOf(currency)}` as `${number}`);
}

/** Like `formatMoney`, for an amount in whole units, such as rupees: `₹1,499.50`. */
export function formatUnits(units: number, currency: string): string {
  return formatIn(currency).format(units);
}

/** The currency's symbol: `₹`. */
export function signOf(currency: string): string {
  const parts = formatIn(currency).formatToParts(0);
  return parts.map(({ type, value }) => (type === 'currency' ? value : '')).join('');
}

function formatIn(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const decimals = decimalsOf(currency);
  const format = new Intl.NumberFormat(currency === DEFAULT_CURRENCY ? LOCALE : LANGUAGE, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(currency, format);
  return format;
}
