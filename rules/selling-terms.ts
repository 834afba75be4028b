/** The payment methods, by the names that orders have. */
export const PAYMENT_METHODS = ['cash_on_delivery', 'upi', 'bank_transfer'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** In place of a payment method: the order costs nothing, and counts as paid. */
export const NO_PAYMENT = 'none';

export type OrderPaymentMethod = PaymentMethod | typeof NO_PAYMENT;

/** How a shop sells, as its pages tell shoppers. Amounts are in minor units. */
export interface SellingTerms {
  /** In per cent of the subtotal; null: it depends on the address. */
  shippingPercent: number | null;
  /** From what subtotal on sending is free; null: from none. */
  freeShippingFrom: number | null;
  /** The first and the last day on which an order arrives, counted from the next; null: not said. */
  deliveryDays: [from: number, until: number] | null;
  /** Two letters of ISO 3166-1 each. */
  countries: string[];
  paymentMethods: PaymentMethod[];
  /** Up to what total cash on delivery is taken; null: any. */
  cashOnDeliveryUpTo: number | null;
}
