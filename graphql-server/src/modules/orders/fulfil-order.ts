import type { FieldMessages } from '../../kernel/errors.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { ship } from '../inventory/ship.ts';
import { actorOf } from './actor.ts';
import { assertVersion, byId, changeOrder } from './change-order.ts';
import type { Order, OrderLine } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { assertSameInput, type KeyedCall, keyedCall } from './keyed-call.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import { readNote } from './order-notes.ts';
import { unshippedLines } from './order-units.ts';
import { readTracking, type Tracking, type TrackingDraft, trackingIn } from './parcel-details.ts';

interface Shipped {
  lineId: string;
  quantity: number;
}

/** A parcel as a client describes it. */
export interface ParcelDraft extends TrackingDraft {
  /** The shipped lines. null: everything that is not shipped yet. */
  lines?: readonly Shipped[] | null | undefined;
  /** The version of the order that the client read. null: any. */
  version?: number | null | undefined;
}

/** Once an order has this many parcels, the next one must contain all remaining units. */
const MAX_PARCELS = 500;

/**
 * Records a shipped parcel and removes its units from stock. A repeated call with the same key changes nothing.
 * @returns the order afterwards
 * @throws UserError if the parcel cannot be shipped, and for a key that was used with another parcel
 */
export async function fulfilOrder(
  context: OrderContext,
  id: string,
  draft: ParcelDraft,
  key?: string | null,
): Promise<Order> {
  const { tracking, faults } = readTracking(draft);
  assertValid(faults);
  const attempt = await keyedCall(key, { ...tracking, lines: draft.lines ?? null });
  if (!attempt) return shipParcel(context, id, { draft, tracking, attempt });
  const known = await findShipped(context, id, attempt);
  if (known) return known;
  try {
    return await shipParcel(context, id, { draft, tracking, attempt });
  } catch (error) {
    // Of two concurrent calls, the second finds the parcel of the first.
    const done = await findShipped(context, id, attempt);
    if (done) return done;
    throw error;
  }
}

/**
 * @returns the order if an earlier request with this key has shipped the parcel, otherwise null.
 * @throws UserError if its key was used with another parcel
 */
async function findShipped({ orders }: OrderContext, id: string, attempt: KeyedCall): Promise<Order | null> {
  const order = await orders.findOne(byId(id), NEWEST);
  const parcel = order?.fulfilments.find(({ keyHash }) => keyHash === attempt.keyHash);
  if (!parcel) return null;
  assertSameInput(attempt, parcel, ordersMessages.parcelKeyUsed);
  return order;
}

interface ReadParcel {
  draft: ParcelDraft;
  tracking: Tracking;
  /** The attempt of a call with an idempotency key. null if the call has none. */
  attempt: KeyedCall | null;
}

function shipParcel(
  context: OrderContext,
  id: string,
  { draft, tracking, attempt }: ReadParcel,
): Promise<Order> {
  const { author } = context.recorder;
  return changeOrder(context, byId(id), 'fulfil', async (order, session) => {
    assertUnknown(order, attempt);
    assertVersion(order, draft.version);
    const shipped = draft.lines ? sumLines(draft.lines) : remaining(order.lines);
    assertValid(checkShipped(order.lines, shipped));
    const lines = order.lines.map((line) => ({
      ...line,
      shipped: line.shipped + (shipped.get(line.id) ?? 0),
    }));
    const leaving = order.lines
      .map((line) => ({ ...line, quantity: shipped.get(line.id) ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    await ship(context, session, leaving, { order: String(order.number), by: author?.name ?? null });
    const inParcel = [...shipped].map(([lineId, quantity]) => ({ lineId, quantity }));
    const event = {
      ...newEvent('SHIPPED', actorOf(context.viewer)),
      ...trackingIn(tracking),
      lines: inParcel,
    };
    const isAll = remaining(lines).size === 0;
    if (!isAll && order.fulfilments.length >= MAX_PARCELS)
      throw new UserError('CONFLICT', ordersMessages.lastParcel);
    const parcel = { at: event.at, ...tracking, lines: inParcel, ...attempt };
    return {
      set: {
        lines,
        fulfilments: [...order.fulfilments, parcel],
        ...(isAll && { status: 'SHIPPED' as const }),
      },
      event,
    };
  });
}

/** @throws UserError if a concurrent call with the same key has shipped its parcel in the meantime */
function assertUnknown({ fulfilments }: Order, attempt: KeyedCall | null): void {
  const isKnown = attempt !== null && fulfilments.some(({ keyHash }) => keyHash === attempt.keyHash);
  if (isKnown) throw new UserError('CONFLICT', ordersMessages.parcelKeyUsed);
}

function remaining(lines: readonly OrderLine[]): Map<string, number> {
  return new Map(unshippedLines(lines).map(({ id, quantity }) => [id, quantity]));
}

function sumLines(lines: readonly Shipped[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    // A negative quantity becomes invalid, so that it cannot offset another one in the sum.
    const sum = quantity >= 1 ? (sums.get(lineId) ?? 0) + quantity : Number.NaN;
    sums.set(lineId, sum);
  }
  return sums;
}

function checkShipped(lines: readonly OrderLine[], shipped: ReadonlyMap<string, number>): FieldMessages {
  if (shipped.size === 0) return { lines: ordersMessages.emptyParcel };
  const open = remaining(lines);
  const known = new Map(lines.map((line) => [line.id, line]));
  for (const [id, quantity] of shipped) {
    const line = known.get(id);
    if (!line) return { lines: ordersMessages.noSuchLine };
    const most = open.get(id) ?? 0;
    if (!(quantity <= most)) {
      const { title, quantity: ordered } = line;
      const wasRefunded = Boolean(line.removed);
      return { lines: ordersMessages.alreadyShipped({ title, ordered, open: most, wasRefunded }) };
    }
  }
  return {};
}

/** Marks the items that are still to ship as packed. @throws UserError if there are none, or they are packed already */
export async function markOrderPacked(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'pack', () => {
    const event = newEvent('PACKED', actorOf(context.viewer));
    return { set: { packedAt: event.at }, event };
  });
}

/** @throws UserError if the order is not packed */
export async function undoOrderPacking(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'undoPacking', () => ({
    set: { packedAt: null },
    event: newEvent('PACKING_UNDONE', actorOf(context.viewer)),
  }));
}

/** Marks an order as delivered. @throws UserError unless all of its units are shipped */
export async function markOrderDelivered(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'deliver', () => ({
    set: { status: 'DELIVERED' },
    event: newEvent('DELIVERED', actorOf(context.viewer)),
  }));
}

/** Reverts a delivery that was recorded by mistake. @throws UserError without a reason, or if the order is not delivered */
export async function undoOrderDelivery(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: ordersTexts.theReason, isRequired: true });
  return changeOrder(context, byId(id), 'undoDelivery', () => ({
    set: { status: 'SHIPPED' },
    event: { ...newEvent('DELIVERY_UNDONE', actorOf(context.viewer)), ...note },
  }));
}
