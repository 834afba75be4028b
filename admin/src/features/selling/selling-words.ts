import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import { countryName } from '../../components/country-names.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';

const MAX_NAMES = 4;

/** The names of up to four countries, or their number. */
export function sentenceOf(codes: ReadonlySet<string>): string {
  if (codes.size > MAX_NAMES) return `${codes.size} countries`;
  return [...codes].map(countryName).sort().join(', ') || 'none';
}

/** The one that UPI moves. */
export const UPI_CURRENCY = DEFAULT_CURRENCY;

/** An amount of minor units as it is entered. */
export function unitsOf(amount: number | null, currency: string): string {
  return amount === null ? '' : String(toUnits(amount, currency));
}

interface Need {
  text: string;
  to: 'storefront' | 'content' | 'payment';
}

/** What is said of what a shop lacks. */
export function needsIn(currency: string): Record<SellingFormFragment['missing'][number], Need> {
  const methods =
    currency === UPI_CURRENCY
      ? 'cash on delivery, UPI or a bank account'
      : `cash on delivery or a bank account; UPI pays ${UPI_CURRENCY} alone, and not ${currency}`;
  return {
    CATALOGUE: { text: 'Shoppers still see the sample content: use your catalogue', to: 'storefront' },
    PAYMENT: { text: `A way to pay: ${methods}`, to: 'payment' },
    ADDRESS: { text: "The shop's address, and an email address or a telephone number", to: 'content' },
    POLICIES: { text: 'What the shop says of returns, delivery, privacy and terms', to: 'content' },
  };
}
