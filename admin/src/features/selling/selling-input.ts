import type { SellingFormFragment, SellingSettingsInput } from '../../graphql.generated.ts';

/** What the fields of the form say. Amounts are entered in whole units of the currency. */
export function inputOf(entered: FormData, exponent: number): SellingSettingsInput {
  const text = (name: string) => String(entered.get(name) ?? '').trim() || null;
  const number = (name: string) => (text(name) === null ? null : Number(text(name)));
  const amount = (name: string) => {
    const units = number(name);
    return units === null ? null : Math.round(units * 10 ** exponent);
  };
  const rates = [...entered.keys()]
    .filter((name) => name.startsWith('rate-') && text(name) !== null)
    .map((name) => ({ categoryId: name.slice('rate-'.length), rate: Number(text(name)) }));
  return {
    shippingPercent: number('shippingPercent'),
    freeShippingFrom: amount('freeShippingFrom'),
    deliveryDaysFrom: number('deliveryDaysFrom'),
    deliveryDaysUntil: number('deliveryDaysUntil'),
    countries: (text('countries') ?? '')
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean),
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
export function unitsOf(amount: number | null | undefined, exponent: number): string {
  return amount == null ? '' : String(amount / 10 ** exponent);
}

export const NEEDS: Record<
  SellingFormFragment['missing'][number],
  { text: string; to: 'storefront' | 'content' | 'payment' }
> = {
  CATALOGUE: { text: 'Shoppers still see the sample content: use your catalogue', to: 'storefront' },
  PAYMENT: { text: 'A way to pay: cash on delivery, UPI or a bank account', to: 'payment' },
  ADDRESS: { text: "The shop's address, and an email address or a telephone number", to: 'content' },
  POLICIES: { text: 'What the shop says of returns, delivery, privacy and terms', to: 'content' },
};
