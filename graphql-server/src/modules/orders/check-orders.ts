import type { ClientSession } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import type { InventoryCollections } from '../inventory/collection.ts';
import type { Payment, PaymentCollections } from '../payments/collection.ts';
import { ORDER_INDEX } from '../payments/collection.ts';
import { FIRST_NUMBER, type Order, type OrderCollections } from './collection.ts';
import { ordersTexts } from './messages.ts';
import { faultsOf } from './order-faults.ts';
import { reservedLines } from './order-units.ts';

type Collections = OrderCollections & PaymentCollections & Pick<InventoryCollections, 'inventory'>;

const MAX_NAMED = 20;
const BATCH = 500;

/** Checks all orders: their lines, payments, numbers and reservations. @returns a sentence for each fault */
export async function* checkOrders(
  collections: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const { orderState, inventory } = collections;
  const options = session ? { session } : {};
  const needed = new Map<string, number>();
  let next = FIRST_NUMBER;
  for await (const { order, payments } of withPayments(collections, options)) {
    if (order.number > next) yield gap(next, order.number - 1);
    next = order.number + 1;
    for (const fault of faultsOf(order, payments))
      yield ordersTexts.orderFault({ order: order.number, fault });
    for (const { variantId, quantity } of reservedLines(order)) {
      const id = variantId.toHexString();
      needed.set(id, (needed.get(id) ?? 0) + quantity);
    }
  }
  const last = (await orderState.findOne({ _id: 'last' }, options))?.count ?? FIRST_NUMBER - 1;
  if (last !== next - 1) yield ordersTexts.wrongCounter({ counter: last, last: next - 1 });
  for await (const { _id, reserved } of inventory.find({}, options)) {
    const open = needed.get(_id.toHexString()) ?? 0;
    needed.delete(_id.toHexString());
    if (open !== reserved) yield reservedFault(_id.toHexString(), reserved, open);
  }
  for (const [id, open] of needed) if (open > 0) yield reservedFault(id, 0, open);
  yield* strayPayments(collections, options);
}

interface PaidOrder {
  order: Order;
  payments: Payment[];
}

/** Yields all orders by number, each with its payments. */
async function* withPayments(
  { orders, payments }: Collections,
  options: { session?: ClientSession },
): AsyncGenerator<PaidOrder> {
  const all = orders.find({}, { ...options, projection: { terms: 0 } }).sort({ number: 1 });
  for await (const batch of inBatches(all, BATCH)) {
    const orderId = { $in: batch.map(({ _id }) => _id) };
    const found = await payments.find({ orderId }, { ...options, hint: ORDER_INDEX }).toArray();
    const byOrder = Map.groupBy(found, (payment) => payment.orderId.toHexString());
    for (const order of batch) yield { order, payments: byOrder.get(order._id.toHexString()) ?? [] };
  }
}

async function* strayPayments(
  { orders, payments }: Collections,
  options: { session?: ClientSession },
): AsyncGenerator<string> {
  const itsOrder = { from: orders.collectionName, localField: 'orderId', foreignField: '_id', as: 'order' };
  const pipeline = [{ $lookup: itsOrder }, { $match: { order: [] } }, { $project: { amount: 1 } }];
  for await (const { _id, amount } of payments.aggregate<Payment>(pipeline, options))
    yield ordersTexts.paymentWithoutOrder({ id: _id, amount });
}

function gap(from: number, until: number): string {
  if (from === until) return ordersTexts.orderMissing({ number: from });
  const isLong = until - from > MAX_NAMED;
  return ordersTexts.ordersMissing({ from, until, count: isLong ? until - from + 1 : null });
}

function reservedFault(id: string, reserved: number, open: number): string {
  return ordersTexts.wrongReserved({ id, reserved, needed: open });
}
