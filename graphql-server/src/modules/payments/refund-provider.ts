import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import type { Payment } from './collection.ts';

/** Refunds payments of a method automatically. */
export interface RefundProvider {
  /** The payment method whose payments it refunds. */
  method: PaymentMethod;
  /**
   * Refunds a payment with a `providerId` fully or partly. It is called with the same key until it answers, and must refund once per key.
   * @param amount in minor units of the payment's currency
   * @param signal aborts when the server stops
   * @returns the provider's id of the refund
   * @throws RefundRejection if the refund will never succeed. After any other error it is called again
   */
  refund(payment: Payment, amount: number, idempotencyKey: string, signal: AbortSignal): Promise<string>;
}

/** Thrown if the provider will never make the refund. Operators read the message. */
export class RefundRejection extends Error {
  override name = 'RefundRejection';
}

/** Payment methods with automatic refunds. The team records refunds of other methods by hand. */
export const refundProviders = extensionPoint<RefundProvider>('payments.refundProviders');
