import type { PaymentMethod } from '@mela/rules/selling-terms.ts';

/** The footer's names for each payment method. */
const MARKS: Readonly<Record<PaymentMethod, readonly string[]>> = {
  cash_on_delivery: ['Cash on delivery'],
  upi: ['UPI'],
  bank_transfer: ['Bank transfer'],
  stripe: ['Visa', 'Mastercard'],
  razorpay: ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking'],
};

/** Without duplicates. */
export function paymentMarks(methods: readonly PaymentMethod[]): string[] {
  return [...new Set(methods.flatMap((method) => MARKS[method]))];
}
