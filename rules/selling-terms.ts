/** The payment methods, by their names in orders. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'upi', 'bank_transfer', 'stripe', 'razorpay'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Methods of payment providers: shoppers pay online, and the provider reports the payment. */
export const ONLINE_METHODS = ['stripe', 'razorpay'] as const satisfies PaymentMethod[];

export type OnlineMethod = (typeof ONLINE_METHODS)[number];

export function isOnlineMethod(name: string): name is OnlineMethod {
  return (ONLINE_METHODS as readonly string[]).includes(name);
}

/** Instead of a payment method: the order is free, and counts as paid. */
export const NO_PAYMENT = 'none';

export type OrderPaymentMethod = PaymentMethod | typeof NO_PAYMENT;

/** The shop's terms of sale for its pages. Amounts are in minor units. */
export interface SellingTerms {
  /** In percent of the subtotal; null: it depends on the address. */
  shippingPercent: number | null;
  /** The subtotal from which shipping is free; null: never. */
  freeShippingFrom: number | null;
  /** The first and last day of delivery, counted from tomorrow; null: not set. */
  deliveryDays: [from: number, until: number] | null;
  /** The destination countries, each as two letters of ISO 3166-1. */
  countries: string[];
  paymentMethods: PaymentMethod[];
  /** The highest total for cash on delivery; null: any. */
  cashOnDeliveryUpTo: number | null;
}
