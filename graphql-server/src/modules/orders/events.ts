import { ObjectId } from 'mongodb';

export type OrderEventKind =
  | 'PLACED'
  | 'EDITED'
  | 'PAID'
  | 'PAYMENT_PENDING'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_UNDONE'
  | 'PACKED'
  | 'PACKING_UNDONE'
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
  | 'CHARGEBACK_OPENED'
  | 'CHARGEBACK_WON'
  | 'CHARGEBACK_LOST'
  | 'CONTACT_CHANGED'
  | 'EMAIL_RESENT'
  | 'NOTED'
  | 'ERASED'
  | 'LINK_EMAILED'
  | 'RETURN_REQUESTED'
  | 'RETURN_ACCEPTED'
  | 'RETURN_DECLINED'
  | 'RETURN_RECEIVED';

/** Who caused an order event. */
export interface Actor {
  kind: 'SHOPPER' | 'OPERATOR' | 'API_TOKEN' | 'SYSTEM';
  /** The name of the operator or token. null for shoppers, the system, and an admin without accounts. */
  name: string | null;
  /** The id of the operator's account or of the token. */
  id?: string;
}

/** An event of an order, kept as long as the order. */
export interface OrderEvent {
  id: string;
  kind: OrderEventKind;
  at: Date;
  /**
   * The name of the operator or token. null for shoppers and the system. Kept for earlier versions; see
   * `actor`.
   */
  by: string | null;
  /** Without the name, which is in `by`. Absent in events of earlier versions, so read it with `actorOfEvent`. */
  actor?: Omit<Actor, 'name'>;
  /** Marks the shopper's events in orders of earlier versions. */
  isByShopper?: true;
  note?: string;
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
  /** The lines of a shipped or returned parcel, or of a refund. */
  lines?: { lineId: string; quantity: number }[];
  /** Whether the units of a returned parcel were restocked. */
  isRestocked?: boolean;
  /** Whether the shopper gets an email about changed tracking. */
  isMailed?: boolean;
  /** The amount of a refund, or of an undone refund or payment, in minor units. */
  amount?: number;
  /** Whether nothing more is owed after this refund, even if it was smaller than the owed amount. */
  isFinal?: true;
  /** The event comes with a refund, so the shopper only gets the email about the refund. */
  isRefund?: true;
  /** The lines that an edit added, changed or removed, with their quantities. */
  items?: EditedItem[];
  /** The total before and after an edit, in minor units. */
  totalBefore?: number;
  totalAfter?: number;
  returnId?: string;
  /** Changed contact details. Erasure removes them. */
  changes?: ContactChange[];
  /** The id of the email that was sent again. */
  mailId?: string;
}

/** A line that an edit changed, with its quantities. 0: the order does not have the line. */
export interface EditedItem {
  title: string;
  variantTitle: string | null;
  before: number;
  after: number;
}

/** A contact detail before and after the correction, as lines of text. */
export interface ContactChange {
  field: ContactField;
  before: string | null;
  after: string | null;
}

export type ContactField = 'EMAIL' | 'PHONE' | 'SHIPPING_ADDRESS' | 'BILLING_ADDRESS' | 'NOTE';

/** Events that shoppers do not see. */
export const EVENTS_OF_THE_SHOP: ReadonlySet<OrderEventKind> = new Set([
  'PACKED',
  'PACKING_UNDONE',
  'REFUND_REQUESTED',
  'REFUND_FAILED',
  'CHARGEBACK_OPENED',
  'CHARGEBACK_WON',
  'CHARGEBACK_LOST',
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
