import type { FieldErrors } from '@mela/rules/text.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { ship } from '../inventory/ship.ts';
import { actorOf } from './actor.ts';
import { byId, changeOrder } from './change-order.ts';
import type { Order, OrderLine } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent } from './events.ts';
import { readNote } from './order-notes.ts';
import { readTracking, type TrackingDraft, trackingIn } from './parcel-details.ts';

interface Shipped {
  lineId: string;
  quantity: number;
}

/** A parcel as a client describes it. */
export interface ParcelDraft extends TrackingDraft {
  /** null: all that is not shipped yet. */
  lines?: readonly Shipped[] | null | undefined;
}

/** One more takes all the rest. */
const MAX_PARCELS = 500;

/** Notes that a parcel was handed over: what is in it leaves the shelf. @throws UserError where that is not possible */
export async function fulfilOrder(context: OrderContext, id: string, draft: ParcelDraft): Promise<Order> {
  const { tracking, faults } = readTracking(draft);
  assertValid(faults);
  const { author } = context.recorder;
  return changeOrder(context, byId(id), 'fulfil', async (order, session) => {
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
      throw new UserError('CONFLICT', 'This order has so many parcels that the next one has to be the last.');
    return {
      set: {
        lines,
        fulfilments: [...order.fulfilments, { at: event.at, ...tracking, lines: inParcel }],
        ...(isAll && { status: 'SHIPPED' as const }),
      },
      event,
    };
  });
}

function remaining(lines: readonly OrderLine[]): Map<string, number> {
  const open = lines.filter(({ quantity, shipped }) => quantity > shipped);
  return new Map(open.map(({ id, quantity, shipped }) => [id, quantity - shipped]));
}

function sumLines(lines: readonly Shipped[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, quantity } of lines) {
    // A negative one is not to make up for another.
    const sum = quantity >= 1 ? (sums.get(lineId) ?? 0) + quantity : Number.NaN;
    sums.set(lineId, sum);
  }
  return sums;
}

function checkShipped(lines: readonly OrderLine[], shipped: ReadonlyMap<string, number>): FieldErrors {
  if (shipped.size === 0) return { lines: 'A parcel has at least one line' };
  const open = remaining(lines);
  const known = new Map(lines.map((line) => [line.id, line]));
  for (const [id, quantity] of shipped) {
    const line = known.get(id);
    if (!line) return { lines: 'The order has no such line' };
    const most = open.get(id) ?? 0;
    if (!(quantity <= most)) {
      const left = most === 0 ? 'All of it is' : `${line.quantity - most} of ${line.quantity} are`;
      return {
        lines: `${line.title}: ${left} shipped already, and a parcel has at least one piece of each line`,
      };
    }
  }
  return {};
}

/** Records that an order has arrived. @throws UserError where not all of it is shipped */
export async function markOrderDelivered(context: OrderContext, id: string): Promise<Order> {
  return changeOrder(context, byId(id), 'deliver', () => ({
    set: { status: 'DELIVERED' },
    event: newEvent('DELIVERED', actorOf(context.viewer)),
  }));
}

/** Takes back a delivery that was recorded by mistake. @throws UserError without a reason, or where it is not delivered */
export async function undoOrderDelivery(context: OrderContext, id: string, said: string): Promise<Order> {
  const note = readNote(said, { field: 'reason', label: 'The reason', isRequired: true });
  return changeOrder(context, byId(id), 'undoDelivery', () => ({
    set: { status: 'SHIPPED' },
    event: { ...newEvent('DELIVERY_UNDONE', actorOf(context.viewer)), ...note },
  }));
}
