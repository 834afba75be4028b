import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from '../inventory/collection.ts';
import { FIRST_NUMBER, type Order, type OrderCollections } from './collection.ts';
import { faultsOf } from './order-faults.ts';

type Collections = OrderCollections & Pick<InventoryCollections, 'inventory'>;

/** Those whose pieces are reserved until they are shipped. */
const OPEN = new Set<Order['status']>(['AWAITING_PAYMENT', 'CONFIRMED']);
const MAX_NAMED = 20;

/** Adds up all orders: what is in each, their numbers, and what they have reserved. @returns a sentence for all that does not agree */
export async function* checkOrders(
  { orders, orderState, inventory }: Collections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  const needed = new Map<string, number>();
  let next = FIRST_NUMBER;
  const all = orders.find({}, { ...options, projection: { terms: 0 } }).sort({ number: 1 });
  for await (const order of all) {
    if (order.number > next) yield gap(next, order.number - 1);
    next = order.number + 1;
    for (const fault of faultsOf(order)) yield `Order ${order.number}: ${fault}.`;
    if (!OPEN.has(order.status)) continue;
    for (const { variantId, quantity, shipped } of order.lines) {
      const id = variantId.toHexString();
      needed.set(id, (needed.get(id) ?? 0) + quantity - shipped);
    }
  }
  const last = (await orderState.findOne({ _id: 'last' }, options))?.count ?? FIRST_NUMBER - 1;
  if (last !== next - 1)
    yield `The last number that was given is ${last}, and the last order is ${next - 1}.`;
  for await (const { _id, reserved } of inventory.find({}, options)) {
    const open = needed.get(_id.toHexString()) ?? 0;
    needed.delete(_id.toHexString());
    if (open !== reserved) yield reservedFault(_id.toHexString(), reserved, open);
  }
  for (const [id, open] of needed) if (open > 0) yield reservedFault(id, 0, open);
}

function gap(from: number, until: number): string {
  if (from === until) return `There is no order ${from}.`;
  const isLong = until - from > MAX_NAMED;
  return `There are no orders ${from} to ${until}${isLong ? `, ${until - from + 1} of them` : ''}.`;
}

function reservedFault(id: string, reserved: number, open: number): string {
  return `Variant ${id}: ${reserved} are reserved, and open orders need ${open}.`;
}
