import { actorOfEvent } from './actor.ts';
import type { Order } from './collection.ts';
import { type Actor, EVENTS_OF_THE_SHOP, type OrderEvent } from './events.ts';

/** Who reads an order: the shop, the holder of its link, or the holder of a tracking token, who sees no personal details. */
type Reader = 'SHOP' | 'LINK' | 'TRACKING';

/** An order as its reader may see it. */
export interface OrderView extends Order {
  reader: Reader;
  /** The token of the order's link in plain text, only for readers who already have it. */
  linkToken: string | null;
  /** Whether the link that changes the order can be emailed, which requires an address that the shopper entered. */
  canEmailLink: boolean;
}

export function forShop(order: Order): OrderView {
  return { ...order, reader: 'SHOP', linkToken: null, canEmailLink: isShopperEmail(order) };
}

/** @param linkToken in plain text */
export function forShopper(order: Order, linkToken: string): OrderView {
  return { ...order, reader: 'LINK', linkToken, canEmailLink: isShopperEmail(order) };
}

const NOT_FOR_TRACKING = {
  email: '',
  phone: null,
  shippingAddress: null,
  billingAddress: null,
  note: null,
  gstin: null,
} satisfies Partial<Order>;

/** Removes the customer's name and addresses. */
export function forTracking(order: Order): OrderView {
  const canEmailLink = isShopperEmail(order);
  return { ...order, ...NOT_FOR_TRACKING, reader: 'TRACKING', linkToken: null, canEmailLink };
}

/** An event with the actor that its reader may see. */
export interface SeenEvent extends Omit<OrderEvent, 'actor'> {
  actor: Actor;
}

/** The events that the reader of an order may see. */
export function eventsOf({ events, reader }: OrderView): SeenEvent[] {
  if (reader === 'SHOP') return events.map((event) => ({ ...event, actor: actorOfEvent(event) }));
  return events
    .filter(({ kind }) => !EVENTS_OF_THE_SHOP.has(kind))
    .map((event) => outsideEvent(event, reader));
}

/** Hides the operator's identity and notes about payments from shoppers. */
function outsideEvent(
  { note, isRestocked: _, changes: __, ...event }: OrderEvent,
  reader: Reader,
): SeenEvent {
  const { kind } = actorOfEvent(event);
  const isReason = reader === 'LINK' && event.kind === 'CANCELED' && note !== undefined;
  return {
    ...event,
    by: null,
    actor: { kind: kind === 'API_TOKEN' ? 'OPERATOR' : kind, name: null },
    ...(isReason && { note }),
  };
}

/** Whether the shopper entered the order's email address. An operator may have corrected it since. */
export function isShopperEmail({ email, events }: Pick<Order, 'email' | 'events'>): boolean {
  const corrections = events.flatMap(({ changes = [] }) => changes.filter(({ field }) => field === 'EMAIL'));
  const [first] = corrections;
  return email !== '' && (first === undefined || first.before === email);
}
