import type { OnlineMethod, PaymentMethod as PaymentMethodName } from '@mela/rules/selling-terms.ts';
import { paymentsTexts } from './messages.ts';

/** The settings that payment methods depend on. */
export interface PaymentSettings {
  takesCashOnDelivery: boolean;
  /** The maximum total in minor units. null: none. */
  cashOnDeliveryUpTo: number | null;
  /** The shop's UPI id, such as shop@bank. null: no UPI. */
  upiId: string | null;
  /** The bank account for transfers, as lines of text. null: no transfers. */
  bankDetails: string | null;
  /** The enabled payment providers. */
  onlineMethods: readonly OnlineMethod[];
}

/** The amount due, in minor units. */
export interface Payable {
  total: number;
  currency: string;
  /** Whether the carrier accepts cash. Absent: yes. */
  takesCashOnDelivery?: boolean;
}

export interface PayableOrder extends Payable {
  /** The order number, such as 1001. */
  number: string;
}

/** How to pay an order (`PaymentInstructions` in the schema). */
export interface Instructions {
  method: PaymentMethodName;
  /** The text for a bank transfer, or the payment provider's id of the payment. */
  reference: string;
  /** Lets the shopper's browser pay with the payment provider. */
  clientSecret?: string;
  /** The provider's key for browsers. */
  publicKey?: string;
  upiUri: string | null;
  qrSvg: string | null;
  /** Text to display, as lines. */
  text: string;
}

/**
 * A payment method. It calls no other server: for online payments, a provider does (`payment-provider.ts`).
 */
export interface PaymentMethod {
  name: PaymentMethodName;
  /** Whether the shopper pays before the order ships. */
  isPrepaid: boolean;
  isOffered(settings: PaymentSettings, payable: Payable): boolean;
  /**
   * How to pay an order.
   * @param shop the shop's name
   * @throws Error if the settings lack this method, which is then not offered
   */
  instructions(order: PayableOrder, settings: PaymentSettings, shop: string): Instructions;
}

/** The reference that links a payment to its order: the number, in characters that banks accept. */
export function referenceOf({ number }: PayableOrder): string {
  return paymentsTexts.order({ number });
}
