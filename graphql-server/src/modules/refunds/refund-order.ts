import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { actorOf } from '../orders/actor.ts';
import { byId, changeOrder, type OrderChange } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { KEY_INDEX } from './collection.ts';
import type { RefundContext } from './context.ts';
import { refundsMessages } from './messages.ts';
import { planRefund } from './plan-refund.ts';
import { type RefundInput, type RefundRequest, readRefundInput } from './read-refund-input.ts';
import { chargeFor, readMoney, refundableOf } from './refundable.ts';
import { removeRefunded } from './remove-refunded.ts';

const MAX_REFUNDS = 100;

/**
 * Refunds an order's payment fully or partly, through its payment provider, or recorded by hand. A repeated call with the same
 * key changes nothing.
 * @returns the order afterwards
 * @throws UserError if it exceeds what can be refunded, or the key was used with other input
 */
export async function refundOrder(
  context: RefundContext,
  id: string,
  input: RefundInput,
  key: string,
): Promise<Order> {
  const request = readRefundInput(id, input, key);
  const known = await findRefunded(context, id, request);
  if (known) return known;
  try {
    const order = await changeOrder(context, byId(id), 'refund', (before, session) =>
      refunded(context, session, before, request),
    );
    context.refundSender.wake();
    return order;
  } catch (error) {
    // Of two concurrent calls, the second finds the refund of the first.
    const done = await findRefunded(context, id, request);
    if (done) return done;
    throw error;
  }
}

/** @returns the order if this request was already carried out, otherwise null. @throws UserError if its key was used with other input */
async function findRefunded(
  { refunds, orders }: RefundContext,
  id: string,
  { keyHash, inputHash }: RefundRequest,
): Promise<Order | null> {
  const known = await refunds.findOne({ keyHash }, { ...NEWEST, hint: KEY_INDEX });
  if (!known) return null;
  if (known.inputHash !== inputHash)
    throw new UserError('CONFLICT', refundsMessages.keyUsed, {
      fieldErrors: { idempotencyKey: refundsMessages.keyUsed },
    });
  return orders.findOne(byId(id), NEWEST);
}

/** The changes of a refund to an order and its stock, for the order's transaction. @throws UserError */
export async function refunded(
  context: RefundContext,
  session: ClientSession,
  order: Order,
  request: RefundRequest,
): Promise<OrderChange> {
  const money = await readMoney(context, order._id, session);
  if (money.details.length >= MAX_REFUNDS)
    throw new UserError('CONFLICT', refundsMessages.tooManyRefunds({ max: MAX_REFUNDS }));
  const refundable = refundableOf(order, money, context.refundProviders);
  const { amount, lines, shipping } = planRefund(order, refundable, request);
  const charge = request.isManual ? null : chargeFor(refundable, amount);
  const cause = { order: String(order.number), by: context.recorder.author?.name ?? null };
  const { set, furtherEvents } = await removeRefunded(context, session, { order, lines, cause });
  const { note, keyHash, inputHash } = request;
  const event = {
    ...newEvent(charge ? 'REFUND_REQUESTED' : 'PAID_BACK', actorOf(context.viewer)),
    ...{ amount, lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) },
    ...(note !== null && { note }),
  };
  const isOver = furtherEvents.length > 0;
  // A refund that ends the order is final, even if it is smaller than the payment.
  const final = isOver && amount < refundable.amount && { isFinal: true as const };
  return {
    set,
    event: { ...event, ...final },
    furtherEvents,
    payments: { record: { kind: 'REFUND', amount, ...final, ...(charge && { state: 'PENDING' }) } },
    write: (_, payments) =>
      context.refunds.insertOne(
        {
          _id: payments.at(-1)?._id ?? '',
          ...{ orderId: order._id, lines, shipping, note, keyHash, inputHash },
          ...{ chargeId: charge?._id ?? null, attempts: 0, nextAt: charge && event.at },
        },
        { session },
      ),
  };
}
