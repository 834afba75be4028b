import { unreturnedOf } from '@mela/rules/order-units.ts';
import type { ClientSession } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { restock } from '../inventory/restock.ts';
import { actorOf } from '../orders/actor.ts';
import { changeOrder, type OrderChange } from '../orders/change-order.ts';
import type { Order, OrderLine } from '../orders/collection.ts';
import { newEvent, type OrderEvent } from '../orders/events.ts';
import { placeReplacement } from '../orders/placing/replacement.ts';
import { refunded } from '../refunds/refund-order.ts';
import { findReturn, type Receipt, type Return, type ReturnContext } from './collection.ts';
import { returnsMessages } from './messages.ts';
import { type ReceiptInput, type ReceiptRequest, readReceipt } from './read-receipt.ts';

/**
 * Receives items of an accepted return, with any combination of restocking, refund and replacement, in one transaction. A
 * repeated call with the same key changes nothing.
 * @throws UserError if it exceeds what is expected or refundable, or a replacement is out of stock
 */
export async function receiveReturn(
  context: ReturnContext,
  id: string,
  input: ReceiptInput,
  key: string,
): Promise<Return> {
  const request = readReceipt(id, input, key);
  const { orderId, ...before } = await findReturn(context, id);
  if (isReceived(before, request)) return findReturn(context, id);
  const action = request.refund ? 'refund' : null;
  try {
    await changeOrder(context, { _id: orderId }, action, (order, session) =>
      received(context, session, { order, id, request }),
    );
  } catch (error) {
    // Of two concurrent calls, the second finds the receipt of the first.
    const after = await findReturn(context, id);
    if (isReceived(after, request)) return after;
    throw error;
  }
  context.refundSender.wake();
  return findReturn(context, id);
}

/** @throws UserError if the key was used with other input */
function isReceived({ receipts }: Pick<Return, 'receipts'>, { keyHash, inputHash }: ReceiptRequest): boolean {
  const known = receipts.find((receipt) => receipt.keyHash === keyHash);
  if (known && known.inputHash !== inputHash)
    throw new UserError('CONFLICT', returnsMessages.receiptKeyUsed, {
      fieldErrors: { idempotencyKey: returnsMessages.receiptKeyUsed },
    });
  return known !== undefined;
}

async function received(
  context: ReturnContext,
  session: ClientSession,
  { order, id, request }: { order: Order; id: string; request: ReceiptRequest },
): Promise<OrderChange> {
  const found = await findReturn(context, id, session);
  if (found.status !== 'ACCEPTED') throw new UserError('CONFLICT', returnsMessages.acceptFirst);
  const lines = receivedLines(found, order, request);
  const { author } = context.recorder;
  const change = request.refund
    ? await refunded(context, session, order, request.refund)
    : await withoutRefund(context, session, order, request);
  const event: OrderEvent = {
    ...newEvent('RETURN_RECEIVED', actorOf(context.viewer)),
    ...{ returnId: id.toLowerCase(), lines: unitsOf(request) },
    // Mark the event, because the email about the refund also covers the return.
    ...(change.event.kind === 'PAID_BACK' && { isRefund: true as const }),
  };
  const [first, ...events] = request.refund ? [change.event, event] : [event];
  return {
    ...change,
    set: { ...change.set, lines: withReturned(order.lines, change.set.lines ?? order.lines, request) },
    event: first as OrderEvent,
    furtherEvents: [...events, ...(change.furtherEvents ?? [])],
    write: async (_, payments) => {
      await change.write?.(session, payments);
      const replacement = await replace(context, session, order, request);
      const receipt: Receipt = {
        ...{ at: event.at, by: author?.name ?? null, lines: request.lines, replacement },
        refundId: request.refund ? (payments.at(-1)?._id ?? null) : null,
        ...{ keyHash: request.keyHash, inputHash: request.inputHash },
      };
      const isAll = lines.every(({ quantity, received: count }) => count === quantity);
      const set = { lines, ...(isAll && { status: 'RECEIVED' as const }) };
      await context.returns.updateOne(
        { _id: found._id },
        { $set: set, $push: { receipts: receipt } },
        { session },
      );
    },
  };
}

/** @throws UserError if it exceeds the expected units */
function receivedLines({ lines }: Return, order: Order, request: ReceiptRequest): Return['lines'] {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of request.lines) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  for (const [lineId, count] of units) {
    const line = lines.find((one) => one.lineId === lineId);
    if (!line) assertValid({ lines: returnsMessages.noSuchReturnLine });
    const bought = order.lines.find((one) => one.id === lineId);
    const expected = (line?.quantity ?? 0) - (line?.received ?? 0);
    // Some units may have come back with a refund in the meantime.
    const most = Math.min(expected, bought ? unreturnedOf(bought) : 0);
    const { title = '' } = bought ?? {};
    assertValid(count <= most ? {} : { lines: returnsMessages.receivableAtMost({ title, max: most }) });
  }
  return lines.map((line) => ({ ...line, received: line.received + (units.get(line.lineId) ?? 0) }));
}

async function withoutRefund(
  context: ReturnContext,
  session: ClientSession,
  order: Order,
  { lines }: ReceiptRequest,
): Promise<Pick<OrderChange, 'set' | 'event' | 'furtherEvents' | 'write' | 'payments'>> {
  const back = lines.filter((line) => line.restock).flatMap((line) => stockLine(order, line));
  const cause = { order: String(order.number), by: context.recorder.author?.name ?? null };
  await restock(context, session, back, cause);
  return { set: {}, event: newEvent('RETURN_RECEIVED', actorOf(context.viewer)) };
}

function stockLine(
  { lines }: Order,
  { lineId, quantity }: { lineId: string; quantity: number },
): OrderLine[] {
  const line = lines.find(({ id }) => id === lineId);
  return line ? [{ ...line, quantity }] : [];
}

/** Counts all received units as returned, whether restocked or not. */
function withReturned(
  before: readonly OrderLine[],
  after: readonly OrderLine[],
  { lines }: ReceiptRequest,
): OrderLine[] {
  return after.map((line, index) => {
    const units = lines
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, one) => sum + one.quantity, 0);
    return units === 0 ? line : { ...line, returned: (before[index]?.returned ?? 0) + units };
  });
}

async function replace(
  context: ReturnContext,
  session: ClientSession,
  order: Order,
  { replacement, keyHash }: ReceiptRequest,
): Promise<Receipt['replacement']> {
  if (replacement.length === 0) return null;
  const actor = actorOf(context.viewer);
  const { _id, number } = await placeReplacement(context, session, {
    order,
    lines: replacement,
    actor,
    keyHash,
  });
  return { orderId: _id, number };
}

function unitsOf({ lines }: ReceiptRequest): { lineId: string; quantity: number }[] {
  return lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
}
