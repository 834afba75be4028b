export type OrderEventKind =
  | 'PLACED'
  | 'PAID'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELED'
  | 'EXPIRED'
  | 'PAID_LATE'
  | 'RESERVED_AGAIN'
  | 'PAID_BACK'
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
  trackingUrl?: string;
  /** Of what was shipped: the lines that were in the parcel. */
  lines?: { lineId: string; quantity: number }[];
}

/** What only the shop sees. */
export const EVENTS_OF_THE_SHOP: ReadonlySet<OrderEventKind> = new Set(['NOTED', 'ERASED']);
