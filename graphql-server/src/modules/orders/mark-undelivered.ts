import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { release } from '../inventory/release.ts';
import { restock } from '../inventory/restock.ts';
import { actorOf } from './actor.ts';
import { assertRoom, byId, changeOrder, type OrderChange, shippedCount } from './change-order.ts';
import type { Fulfilment, Order, OrderLine } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import { readNote } from './order-notes.ts';
import { CANCELED, reservedLines, statusWith } from './order-units.ts';
import { parcelOf } from './parcel-details.ts';
import { reserveAgain } from './reopen-order.ts';

/** A parcel that did not reach the shopper. */
export interface UndeliveredParcel {
  parcelId: string;
  /** Whether its units are restocked. Lost or broken units are not. */
  restock: boolean;
  /** SHIP_AGAIN: the units will be shipped again. CANCEL: the order is canceled, which requires that no other parcel is on its way. */
  outcome: 'SHIP_AGAIN' | 'CANCEL';
  note?: string | null | undefined;
}

/**
 * Records a parcel that came back undelivered or was lost.
 * @throws UserError if units to ship again are out of stock, or another parcel prevents the cancellation
 */
export async function markParcelUndelivered(
  context: OrderContext,
  id: string,
  input: UndeliveredParcel,
): Promise<Order> {
  const note = readNote(input.note, { field: 'note', label: ordersTexts.theNote });
  const { author } = context.recorder;
  return changeOrder(context, byId(id), 'markUndelivered', async (order, session) => {
    const { parcel, index } = parcelOf(order, input.parcelId);
    const event: OrderEvent = {
      ...newEvent('UNDELIVERED', actorOf(context.viewer)),
      ...note,
      lines: parcel.lines,
      isRestocked: input.restock,
    };
    const came = { ...parcel, returnedAt: event.at, isRestocked: input.restock };
    const fulfilments = order.fulfilments.with(index, came);
    const back = order.lines.map((line) => lineWithout(line, parcel));
    const lines = back.map(({ line }) => line);
    if (input.restock)
      await restock(context, session, unitsOf(back, 'restocked'), {
        order: String(order.number),
        by: author?.name ?? null,
      });
    if (input.outcome === 'CANCEL')
      return cancelAfter(context, session, { order, after: { ...order, lines }, fulfilments, event });
    assertRoom(order);
    await reserveAgain(context, session, order, unitsOf(back, 'shippedAgain'));
    const set = { lines, fulfilments, ...statusWith('CONFIRMED', lines) };
    const isOver = set.status === 'CANCELED';
    return { set, event, ...(isOver && { furtherEvents: [newEvent('CANCELED', actorOf(context.viewer))] }) };
  });
}

interface Returned {
  order: Order;
  /** The order with the parcel's units counted as not shipped. */
  after: Order;
  fulfilments: Order['fulfilments'];
  event: OrderEvent;
}

async function cancelAfter(
  context: OrderContext,
  session: ClientSession,
  { order, after, fulfilments, event }: Returned,
): Promise<OrderChange> {
  if (shippedCount(after) > 0) throw new UserError('CONFLICT', ordersMessages.otherParcelUnderWay);
  // Only units that were never shipped are still reserved.
  await release(context, session, reservedLines(order));
  return {
    set: { lines: after.lines, fulfilments, ...CANCELED },
    event,
    furtherEvents: [newEvent('CANCELED', actorOf(context.viewer))],
  };
}

/** A line of an undelivered parcel with its numbers of units. */
interface LineBack {
  line: OrderLine;
  /** The units that the return restocks. Excludes units that came back in an earlier return. */
  restocked: number;
  /** The units that will be shipped again. Excludes refunded units. */
  shippedAgain: number;
}

function lineWithout(line: OrderLine, { lines: inParcel }: Fulfilment): LineBack {
  const back = inParcel.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
  const { removed = 0, refunded = 0, returned = 0 } = line;
  const shipped = line.shipped - back;
  const cameBefore = Math.max(returned - shipped, 0);
  const isRefunded = Math.min(Math.max(refunded - removed - shipped, 0), back);
  return {
    line: {
      ...line,
      shipped,
      ...(cameBefore > 0 && { returned: returned - cameBefore }),
      ...(isRefunded > 0 && { removed: removed + isRefunded }),
    },
    restocked: back - cameBefore,
    shippedAgain: back - isRefunded,
  };
}

function unitsOf(lines: readonly LineBack[], kind: 'restocked' | 'shippedAgain'): OrderLine[] {
  return lines.filter((one) => one[kind] > 0).map((one) => ({ ...one.line, quantity: one[kind] }));
}
