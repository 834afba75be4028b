import type { ClientSession } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import { SYSTEM } from '../orders/actor.ts';
import { type ChangeServices, changeOrder, SETTLEMENT } from '../orders/change-order.ts';
import type { Order } from '../orders/collection.ts';
import { newEvent } from '../orders/events.ts';
import { readLedger } from '../payments/ledger.ts';
import type { ClaimedRefund, RefundCollections, RefundLine } from './collection.ts';
import { refundsMessages } from './messages.ts';

/** A payment provider's answer. */
export type RefundOutcome = { state: 'SUCCEEDED'; providerId: string } | { state: 'FAILED'; reason: string };

/** Writes a provider's answer to the order, its ledger and the refund, unless another server has claimed the refund since. */
export async function settleRefund(
  services: ChangeServices & RefundCollections,
  { _id, orderId, claim, lines }: ClaimedRefund,
  outcome: RefundOutcome,
): Promise<void> {
  const isDone = outcome.state === 'SUCCEEDED';
  const write = async (session: ClientSession) => {
    const error = isDone ? '$$REMOVE' : { $literal: outcome.reason };
    const change = [{ $set: { nextAt: null, claim: '$$REMOVE', error } }];
    const { matchedCount } = await services.refunds.updateOne({ _id, claim }, change, { session });
    if (matchedCount === 0) throw new UserError('CONFLICT', refundsMessages.otherServerSettles);
  };
  await changeOrder(services, { _id: orderId }, SETTLEMENT, async (order, session) => {
    const payments = await readLedger(services, order._id, session);
    const { amount = 0 } = payments.find((payment) => payment._id === _id) ?? {};
    const event = {
      ...newEvent(isDone ? 'PAID_BACK' : 'REFUND_FAILED', SYSTEM),
      amount,
      lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
      ...(!isDone && { note: outcome.reason }),
    };
    const { state } = outcome;
    const settle = { paymentId: _id, state, ...(isDone && { providerId: outcome.providerId }) };
    return { set: isDone ? {} : { lines: withoutRefund(order, lines) }, event, payments: { settle }, write };
  });
}

/** The lines of an order after its provider reports that a refund failed or succeeded, contrary to its previous report. */
export async function linesAfterNews(
  { refunds }: RefundCollections,
  session: ClientSession,
  { order, refundId, isDone }: { order: Order; refundId: string; isDone: boolean },
): Promise<Partial<Pick<Order, 'lines'>>> {
  const details = await refunds.findOne({ _id: refundId }, { session });
  if (!details || details.lines.length === 0) return {};
  return { lines: isDone ? withRefund(order, details.lines) : withoutRefund(order, details.lines) };
}

/** Units of a failed refund can be refunded again. Those removed from the order stay removed. */
function withoutRefund(order: Order, failed: readonly RefundLine[]): Order['lines'] {
  return order.lines.map((line) => {
    const count = unitsOfLine(line, failed);
    return count === 0 ? line : { ...line, refunded: Math.max((line.refunded ?? 0) - count, 0) };
  });
}

function withRefund(order: Order, done: readonly RefundLine[]): Order['lines'] {
  return order.lines.map((line) => {
    const count = unitsOfLine(line, done);
    return count === 0 ? line : { ...line, refunded: Math.min((line.refunded ?? 0) + count, line.quantity) };
  });
}

function unitsOfLine({ id }: Order['lines'][number], refunded: readonly RefundLine[]): number {
  return refunded.filter(({ lineId }) => lineId === id).reduce((sum, { quantity }) => sum + quantity, 0);
}
