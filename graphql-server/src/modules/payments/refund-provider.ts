import type { PaymentMethod } from '@mela/rules/selling-terms.ts';
import { extensionPoint } from '../../kernel/extension-point.ts';
import type { Payment } from './collection.ts';

/** Refunds the payments of a payment method, so that the team does not have to. */
export interface RefundProvider {
  /** The payment method whose payments it refunds. */
  method: PaymentMethod;
  /**
   * Refunds a part or all of a payment that the provider knows by its `providerId`. It is called again with the same key until it
   * answers: the key must refund once.
   * @param amount in minor units of the payment's currency
   * @param signal ends the call when the server stops
   * @returns the provider's id of the refund
   * @throws RefundRejection where the provider will never make this refund. After any other error it is called again.
   */
  refund(payment: Payment, amount: number, idempotencyKey: string, signal: AbortSignal): Promise<string>;
}

/** The provider will not make a refund. The team reads the message: a sentence. */
export class RefundRejection extends Error {
  override name = 'RefundRejection';
}

/** Payment methods that can refund. Refunds of all others are recorded as made by hand. */
export const refundProviders = extensionPoint<RefundProvider>('payments.refundProviders');
