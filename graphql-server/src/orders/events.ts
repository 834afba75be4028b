export type OrderEventKind =
  | 'PLACED'
  | 'PAID'
  | 'PAYMENT_UNDONE'
  | 'SHIPPED'
  | 'TRACKING_CHANGED'
  | 'UNDELIVERED'
  | 'DELIVERED'
  | 'DELIVERY_UNDONE'
  | 'CANCELED'
  | 'EXPIRED'
  | 'PAID_LATE'
  | 'RESERVED_AGAIN'
  | 'PAID_BACK'
  | 'REFUND_UNDONE'
  | 'CONTACT_CHANGED'
  | 'EMAIL_RESENT'
  | 'NOTED'
  | 'ERASED';

/** Something that happened to an order. It is kept as long as the order is. */
export interface OrderEvent {
  id: string;
  kind: OrderEventKind;
  at: Date;
  /** The name of who did it; null for the shopper, and for the shop's own clock. */
  by: string | null;
  /** Whether the shopper did it. */
  isByShopper?: true;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  /** The lines in the parcel that was shipped or came back. */
  lines?: { lineId: string; quantity: number }[];
  /** Of a parcel that came back: whether its pieces went back to stock. */
  isRestocked?: boolean;
  /** Of changed tracking: whether the shopper gets an email. */
  isMailed?: boolean;
  /** Of a refund, or of one that was undone, in minor units. */
  amount?: number;
  /** Of a refund: whether the shop owes nothing more. */
  isFinal?: true;
  /** Of contact details: what was changed. Erased with the details. */
  changes?: ContactChange[];
  /** Of an email that was sent again: the id of the first one. */
  mailId?: string;
}

/** A contact detail before and after it was corrected, as text on lines. */
export interface ContactChange {
  field: ContactField;
  before: string | null;
  after: string | null;
}

export type ContactField = 'EMAIL' | 'PHONE' | 'SHIPPING_ADDRESS' | 'BILLING_ADDRESS';

/** Shoppers do not see these. */
export const EVENTS_OF_THE_SHOP: ReadonlySet<OrderEventKind> = new Set([
  'NOTED',
  'ERASED',
  'CONTACT_CHANGED',
  'EMAIL_RESENT',
]);
