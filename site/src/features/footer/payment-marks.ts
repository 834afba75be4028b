import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import * as footerText from '#messages/footer.ts';
import * as paymentText from '#messages/payment.ts';

const MARKS: Readonly<Record<PaymentMethod, readonly string[]>> = {
  cash_on_delivery: [paymentText.cashOnDelivery],
  upi: ['UPI'],
  bank_transfer: [paymentText.bankTransfer],
  stripe: [footerText.visa, footerText.mastercard],
  razorpay: ['UPI', footerText.rupay, footerText.visa, footerText.mastercard, footerText.netBanking],
};

/** The names of the accepted ways to pay, each once. */
export function paymentMarks(methods: readonly PaymentMethod[]): string[] {
  return [...new Set(methods.flatMap((method) => MARKS[method]))];
}
