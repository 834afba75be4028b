import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { Order, OrderCollections } from '../orders/collection.ts';
import type { PaymentCollections } from '../payments/collection.ts';
import { type Return, type ReturnCollections, returnNumber } from './collection.ts';
import { returnsTexts } from './messages.ts';

type Collections = Pick<OrderCollections, 'orders'> & PaymentCollections & ReturnCollections;

const BATCH = 500;

/** Compares returns with their orders, refunds and replacements. @returns a sentence for each fault */
export async function* checkReturns(
  { orders, payments, returns, returnPhotos }: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  for await (const some of inBatches(returns.find({}, options), BATCH)) {
    const receipts = some.flatMap((one) => one.receipts);
    const ids = [
      ...some.map(({ orderId }) => orderId),
      ...receipts.flatMap(({ replacement }) => replacement?.orderId ?? []),
    ];
    const found = await orders.find({ _id: { $in: ids } }, options).toArray();
    const byId = new Map(found.map((order) => [order._id.toHexString(), order]));
    const refundIds = receipts.flatMap(({ refundId }) => refundId ?? []);
    const refunds = await payments.find({ _id: { $in: refundIds } }, options).toArray();
    const known = new Set(refunds.map(({ _id }) => _id));
    for (const one of some) {
      for (const fault of faultsOf(one, byId, known))
        yield returnsTexts.returnFault({ id: returnNumber(one), fault });
    }
  }
  const lookup = { from: returns.collectionName, localField: '_id', foreignField: '_id', as: 'of' };
  const stray = [{ $project: { _id: 1 } }, { $lookup: lookup }, { $match: { of: [] } }];
  for await (const { _id } of returnPhotos.aggregate<Pick<Return, '_id'>>(stray, options))
    yield returnsTexts.photoWithoutReturn({ id: _id.toHexString() });
}

function faultsOf(
  { orderId, status, lines, receipts }: Return,
  orders: ReadonlyMap<string, Order>,
  refunds: ReadonlySet<string>,
): string[] {
  const order = orders.get(orderId.toHexString());
  const isAll = lines.every(({ quantity, received }) => quantity === received);
  return [
    ...(order ? [] : [returnsTexts.orderMissing]),
    ...lines.flatMap(({ lineId, quantity, received }) => [
      ...(order && !order.lines.some(({ id }) => id === lineId)
        ? [returnsTexts.lineMissing({ id: lineId })]
        : []),
      ...(received > quantity
        ? [`line ${lineId} has ${received} received items, but a quantity of ${quantity}`]
        : []),
      ...differs(`the returned quantity of line ${lineId}`, received, unitsIn(receipts, lineId)),
    ]),
    ...(status !== 'RECEIVED' && isAll ? [returnsTexts.allReceived({ status })] : []),
    ...((status === 'REQUESTED' || status === 'DECLINED') && receipts.length > 0
      ? [returnsTexts.someReceived({ status })]
      : []),
    ...receipts.flatMap(({ refundId, replacement }) => [
      ...(refundId !== null && !refunds.has(refundId) ? [returnsTexts.refundMissing({ id: refundId })] : []),
      ...(replacement && !orders.has(replacement.orderId.toHexString())
        ? [returnsTexts.replacementMissing({ order: replacement.number })]
        : []),
    ]),
  ];
}

function unitsIn(receipts: Return['receipts'], lineId: string): number {
  const lines = receipts.flatMap((receipt) => receipt.lines).filter((line) => line.lineId === lineId);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function differs(what: string, is: number, should: number): string[] {
  return is === should ? [] : [`${what} is ${is}, expected ${should}`];
}
