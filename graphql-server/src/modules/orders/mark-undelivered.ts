import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { release } from '../inventory/release.ts';
import { restock } from '../inventory/restock.ts';
import { actorOf } from './actor.ts';
import { CANCELED } from './cancel-order.ts';
import { assertRoom, byId, changeOrder, type OrderChange, shippedCount } from './change-order.ts';
import type { Fulfilment, Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEvent } from './events.ts';
import { readNote } from './order-notes.ts';
import { parcelOf } from './parcel-details.ts';
import { reserveAgain } from './reopen-order.ts';

/** A parcel that did not reach its shopper. */
export interface UndeliveredParcel {
  parcelId: string;
  /** Whether its pieces go back to stock; those that are lost or broken do not. */
  restock: boolean;
  /** SHIP_AGAIN: its pieces are to be shipped again. CANCEL: the order is canceled, which only the last parcel can do. */
  outcome: 'SHIP_AGAIN' | 'CANCEL';
  note?: string | null | undefined;
}

/**
 * Records that a parcel came back undelivered, or was lost.
 * @throws UserError where the pieces of one to ship again are out of stock, and where another parcel keeps the order from its end
 */
export async function markParcelUndelivered(
  context: OrderContext,
  id: string,
  input: UndeliveredParcel,
): Promise<Order> {
  const note = readNote(input.note, { field: 'note', label: 'The note' });
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
    const after = { ...order, lines: withoutParcel(order, parcel) };
    const set = { lines: after.lines, fulfilments: order.fulfilments.with(index, came) };
    const pieces = stockLinesOf(order, parcel);
    if (input.restock)
      await restock(context, session, pieces, { order: String(order.number), by: author?.name ?? null });
    if (input.outcome === 'CANCEL') return cancelAfter(context, session, { order, after, set, event });
    assertRoom(order);
    await reserveAgain(context, session, order, pieces);
    return { set: { ...set, status: 'CONFIRMED' }, event };
  });
}

interface Returned {
  order: Order;
  /** With the lines of the parcel not shipped. */
  after: Order;
  set: OrderChange['set'];
  event: OrderEvent;
}

async function cancelAfter(
  context: OrderContext,
  session: ClientSession,
  { order, after, set, event }: Returned,
): Promise<OrderChange> {
  if (shippedCount(after) > 0)
    throw new UserError('CONFLICT', 'Another parcel of this order is on its way, so it cannot be canceled.');
  // Pieces that were never shipped are still reserved; those of the parcel are not.
  const reserved = order.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.shipped }))
    .filter(({ quantity }) => quantity > 0);
  await release(context, session, reserved);
  return {
    set: { ...set, ...CANCELED },
    event,
    furtherEvents: [newEvent('CANCELED', actorOf(context.viewer))],
  };
}

function withoutParcel({ lines }: Order, { lines: inParcel }: Fulfilment): Order['lines'] {
  return lines.map((line) => {
    const back = inParcel.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
    return { ...line, shipped: line.shipped - back };
  });
}

function stockLinesOf({ lines }: Order, { lines: inParcel }: Fulfilment) {
  return inParcel.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ ...line, quantity }] : [];
  });
}
