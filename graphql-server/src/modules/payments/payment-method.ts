import type { PaymentMethod as PaymentMethodName } from '@mela/rules/selling-terms.ts';

/** What of the shop's settings payments are about. */
export interface PaymentSettings {
  takesCashOnDelivery: boolean;
  /** Up to what total, in minor units; null: any. */
  cashOnDeliveryUpTo: number | null;
  /** Whom UPI pays, such as shop@bank; null: it does not take UPI. */
  upiId: string | null;
  /** The bank account that transfers go to, in words, line by line; null: it takes none. */
  bankDetails: string | null;
}

/** What is to be paid, in minor units. */
export interface Payable {
  total: number;
  currency: string;
  /** Whether the carrier takes cash. Absent: yes. */
  takesCashOnDelivery?: boolean;
}

export interface PayableOrder extends Payable {
  /** Such as 1001. */
  number: string;
}

/** How an order is paid (`PaymentInstructions` in the schema). */
export interface Instructions {
  method: PaymentMethodName;
  /** What a transfer names. */
  reference: string;
  upiUri: string | null;
  qrSvg: string | null;
  /** For people, line by line. */
  text: string;
}

/** A way to pay. It asks no other server and stores nothing: what has arrived is noted by the operator. */
export interface PaymentMethod {
  name: PaymentMethodName;
  /** Whether it is paid before the parcel is sent. */
  isPrepaid: boolean;
  isOffered(settings: PaymentSettings, payable: Payable): boolean;
  /** @param shop its name. @throws Error where the settings have nothing of this method: it is not offered then */
  instructions(order: PayableOrder, settings: PaymentSettings, shop: string): Instructions;
}

/** What tells the shop which order a payment is of: it has the number, and what banks take. */
export function referenceOf({ number }: PayableOrder): string {
  return `Order ${number}`;
}
