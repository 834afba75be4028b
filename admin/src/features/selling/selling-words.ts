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

/** The currency of UPI. */
export const UPI_CURRENCY = DEFAULT_CURRENCY;

/** An amount in minor units, formatted for an input. */
export function unitsOf(amount: number | null, currency: string): string {
  return amount === null ? '' : String(toUnits(amount, currency));
}

interface Need {
  text: string;
  to: 'storefront' | 'content' | 'payment';
}

/** Messages about what the shop still needs, by code. */
export function needsIn(currency: string): Record<SellingFormFragment['missing'][number], Need> {
  const methods =
    currency === UPI_CURRENCY
      ? 'cash on delivery, UPI or a bank account'
      : `cash on delivery or a bank account (UPI supports only ${UPI_CURRENCY})`;
  return {
    CATALOGUE: { text: 'Your catalogue: shoppers still see the sample content', to: 'storefront' },
    PAYMENT: { text: `A payment method: ${methods}`, to: 'payment' },
    ADDRESS: { text: 'The shop’s address, and an email address or phone number', to: 'content' },
    POLICIES: { text: 'Your return, delivery, privacy and terms pages', to: 'content' },
  };
}
