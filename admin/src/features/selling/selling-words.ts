import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import * as sellingText from '#messages/selling.ts';
import { countryName } from '../../format.ts';
import type { SellingFormFragment } from '../../graphql.generated.ts';

const MAX_NAMES = 4;

/** The names of up to four countries, or the number of more countries. */
export function sentenceOf(codes: ReadonlySet<string>): string {
  if (codes.size > MAX_NAMES) return sellingText.codesCountries(codes.size);
  return [...codes].map(countryName).sort().join(', ') || 'none';
}

/** The only currency of UPI payments. */
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
      ? sellingText.cashOnDeliveryUpiOrBank
      : sellingText.cashOnDeliveryOrBankAccount(UPI_CURRENCY);
  return {
    CATALOGUE: { text: sellingText.yourCatalogueShoppersStillSeeSample, to: 'storefront' },
    PAYMENT: { text: sellingText.paymentMethod(methods), to: 'payment' },
    ADDRESS: { text: sellingText.shopsAddressAndEmailAddress, to: 'content' },
    POLICIES: { text: sellingText.yourReturnDeliveryPrivacyAndTerms, to: 'content' },
  };
}
