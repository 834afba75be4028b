import type { SellingTerms } from '@mela/rules/selling-terms.ts';

/** The selling settings of a shop with every payment method. */
export const TERMS: SellingTerms = {
  shippingPercent: 5,
  freeShippingFrom: 1_000_000,
  deliveryDays: [2, 5],
  countries: ['IN'],
  paymentMethods: ['cash_on_delivery', 'upi', 'bank_transfer'],
  cashOnDeliveryUpTo: 500_000,
};
