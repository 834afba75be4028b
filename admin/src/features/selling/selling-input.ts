import { DEFAULT_CURRENCY } from '../../../../graphql-server/src/rules/money.ts';
import { toMinorUnits, toUnits } from '../../../../graphql-server/src/rules/price.ts';
import type { SellingFormFragment, SellingSettingsInput } from '../../graphql.generated.ts';

/** The one that UPI moves. */
export const UPI_CURRENCY = DEFAULT_CURRENCY;

/** What the fields of the form say. Amounts are entered in whole units of the currency. */
export function inputOf(entered: FormData, currency: string): SellingSettingsInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const units = text(name);
    // What is no such amount is not a number, which no rule accepts.
    return units === null ? null : (toMinorUnits(units, currency) ?? Number.NaN);
  };
  const rates = [...entered.keys()]
    .filter((name) => name.startsWith('rate-') && text(name) !== null)
    .map((name) => ({ categoryId: name.slice('rate-'.length), rate: Number(text(name)) }));
  return {
    currency,
    shippingPercent: number('shippingPercent'),
    freeShippingFrom: amount('freeShippingFrom'),
    deliveryDaysFrom: number('deliveryDaysFrom'),
    deliveryDaysUntil: number('deliveryDaysUntil'),
    countries: entered.getAll('countries').map(String),
    taxRate: number('taxRate'),
    categoryTaxRates: rates,
    taxRegion: text('taxRegion'),
    gstin: text('gstin'),
    takesCashOnDelivery: entered.has('takesCashOnDelivery'),
    cashOnDeliveryUpTo: amount('cashOnDeliveryUpTo'),
    upiId: text('upiId'),
    bankDetails: text('bankDetails'),
    payWithinHours: number('payWithinHours'),
  };
}

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
