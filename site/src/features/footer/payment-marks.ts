import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import * as layoutText from '#messages/layout.ts';
import * as paymentText from '#messages/payment.ts';

const MARKS: Readonly<Record<PaymentMethod, readonly string[]>> = {
  cash_on_delivery: [paymentText.cashOnDelivery],
  upi: ['UPI'],
  bank_transfer: [paymentText.bankTransfer],
  stripe: [layoutText.visa, layoutText.mastercard],
  razorpay: ['UPI', layoutText.rupay, layoutText.visa, layoutText.mastercard, layoutText.netBanking],
};

/** The names of the accepted ways to pay, each once. */
export function paymentMarks(methods: readonly PaymentMethod[]): string[] {
  return [...new Set(methods.flatMap((method) => MARKS[method]))];
}
