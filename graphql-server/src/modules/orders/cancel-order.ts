import { checkText, cleanText } from '@mela/rules/text.ts';
import type { ClientSession } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { release } from '../inventory/release.ts';
import { actorByLink, actorOf } from './actor.ts';
import { byId, changeOrder, type OrderChange } from './change-order.ts';
import type { Order } from './collection.ts';
import type { OrderContext } from './context.ts';
import { newEvent, type OrderEvent } from './events.ts';
import { ordersMessages, ordersTexts } from './messages.ts';
import type { OrderStore } from './order-store.ts';
import { byToken } from './order-tokens.ts';
import { CANCELED, unshippedLines } from './order-units.ts';
import { findByToken, isReadOnlyToken } from './read-order.ts';

const MAX_REASON_LENGTH = 500;

/**
 * Cancels an order for the holder of its link. Repeating the call changes nothing.
 * @throws UserError if the order can no longer be canceled, and for a read-only token
 */
export async function cancelOrder(context: OrderContext, token: string): Promise<Order> {
  context.addressLimits.take('cancel', context);
  if (await isReadOnlyToken(context, token)) throw new UserError('FORBIDDEN', ordersMessages.readOnlyLink);
  const known = await findCanceled(context, token);
  if (known) return known;
  try {
    return await changeOrder(context, byToken(token), 'cancelByShopper', (order, session) =>
      canceled(context, session, order, newEvent('CANCELED', actorByLink(context.viewer))),
    );
  } catch (error) {
    // Of two concurrent calls, the second finds the order already canceled.
    const done = await findCanceled(context, token);
    if (done) return done;
    throw error;
  }
}

async function findCanceled(context: OrderContext, token: string): Promise<Order | null> {
  const order = await findByToken(context, token);
  return order?.status === 'CANCELED' ? order : null;
}

/** Cancels an order for the shop. @throws UserError if the order can no longer be canceled */
export async function cancelOrderById(
  context: OrderContext,
  id: string,
  reason: string | null | undefined,
): Promise<Order> {
  const note = cleanText(reason);
  const fault =
    note !== '' && checkText(ordersTexts.theReason, note, { maxLength: MAX_REASON_LENGTH, hasLines: true });
  assertValid(fault ? { reason: fault } : {});
  return changeOrder(context, byId(id), 'cancel', (order, session) =>
    canceled(context, session, order, {
      ...newEvent('CANCELED', actorOf(context.viewer)),
      ...(note !== '' && { note }),
    }),
  );
}

/** Releases the order's reserved stock. A payment becomes a refund that the shop owes. */
export async function canceled(
  store: OrderStore,
  session: ClientSession,
  order: Order,
  event: OrderEvent,
): Promise<OrderChange> {
  await release(store, session, unshippedLines(order.lines));
  return { set: CANCELED, event };
}
