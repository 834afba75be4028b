import { ObjectId } from 'mongodb';

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
  | 'REFUND_REQUESTED'
  | 'REFUND_FAILED'
  | 'REFUND_UNDONE'
  | 'CONTACT_CHANGED'
  | 'EMAIL_RESENT'
  | 'NOTED'
  | 'ERASED'
  | 'LINK_EMAILED';

/** Who caused an order event. */
export interface Actor {
  kind: 'SHOPPER' | 'OPERATOR' | 'API_TOKEN' | 'SYSTEM';
  /** The operator's or the token's name; null for shoppers, the system, and an admin without accounts. */
  name: string | null;
  /** The id of the operator's account, or of the token. */
  id?: string;
}

/** Something that happened to an order. It is kept as long as the order is. */
export interface OrderEvent {
  id: string;
  kind: OrderEventKind;
  at: Date;
  /** The operator's or the token's name; null for shoppers and the system. */
  by: string | null;
  /** Who caused it; `by` has the name. Absent from events of former versions: read it with `actorOfEvent`. */
  actor?: Omit<Actor, 'name'>;
  /** Marks the shopper's events in orders of former versions. */
  isByShopper?: true;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  /** The lines in the parcel that was shipped or came back, or of a refund. */
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
  'REFUND_REQUESTED',
  'REFUND_FAILED',
  'NOTED',
  'ERASED',
  'CONTACT_CHANGED',
  'EMAIL_RESENT',
  'LINK_EMAILED',
]);

/** Creates an event, by default at the current time. */
export function newEvent(kind: OrderEventKind, { name, ...actor }: Actor, at = new Date()): OrderEvent {
  return { id: new ObjectId().toHexString(), kind, at, by: name, actor };
}
