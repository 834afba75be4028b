import { type ClientSession, ObjectId } from 'mongodb';
import { inBatches } from '../../kernel/in-batches.ts';
import { inTransaction } from '../../kernel/mongodb/transaction.ts';
import type { OrderCollections } from '../orders/collection.ts';
import type { OrderListener } from '../orders/order-store.ts';
import { type Customer, type CustomerCollections, type CustomerOrder, customerKey } from './collection.ts';
import { contactOf, partOf, SUMMED_FIELDS, type SummedOrder } from './sum-orders.ts';

type Collections = Pick<CustomerCollections, 'customers' | 'customerOrders'>;

/** Updates the totals of customers in the transactions of their orders. */
export function followOrders(collections: Collections): OrderListener {
  return async (session, happened) => {
    // Of several events of an order, use the last: it contains the order's final state.
    const orders = new Map(happened.map(({ order }) => [order._id.toHexString(), order]));
    await sumOrders(collections, session, [...orders.values()]);
  };
}

/** Adds new orders to their customers and updates changed ones. */
async function sumOrders(
  collections: Collections,
  session: ClientSession,
  orders: readonly SummedOrder[],
): Promise<void> {
  const { customers, customerOrders } = collections;
  const ids = orders.map(({ _id }) => _id);
  // Do not name an index, because the migration runs before the indexes are created.
  const parts = await customerOrders.find({ _id: { $in: ids } }, { session }).toArray();
  const before = new Map(parts.map((part) => [part._id.toHexString(), part]));
  const keys = [...new Set(orders.map(({ email }) => customerKey(email)).filter(Boolean))];
  const known = await customers.find({ key: { $in: keys } }, { session }).toArray();
  const change = new CustomerChange(known);
  for (const order of orders) change.apply(order, before.get(order._id.toHexString()));
  await change.write(collections, session);
}

/** The changes that a transaction makes to customers. */
class CustomerChange {
  readonly #customers: Map<string, Customer>;
  readonly #changed = new Set<Customer>();
  readonly #added: CustomerOrder[] = [];
  readonly #removed: CustomerOrder[] = [];

  constructor(known: readonly Customer[]) {
    this.#customers = new Map(known.map((customer) => [customer.key, customer]));
  }

  apply(order: SummedOrder, before: CustomerOrder | undefined): void {
    const key = customerKey(order.email);
    const customer = key === '' ? undefined : this.#customerOf(key, order);
    const same = customer && before?.customerId.equals(customer._id) ? before : null;
    if (before && !same) this.#removed.push(before);
    if (!customer) return;
    const part = partOf(order, customer._id);
    const isLatest = order.placedAt >= customer.lastOrderAt;
    const contact = contactOf(order);
    const isContact =
      isLatest &&
      (contact.name !== customer.name ||
        contact.email !== customer.email ||
        contact.phone !== customer.phone);
    if (same?.spent === part.spent && !isContact) return;
    this.#changed.add(customer);
    this.#added.push(part);
    customer.orderCount += same ? 0 : 1;
    customer.spent += part.spent - (same?.spent ?? 0);
    if (order.placedAt < customer.firstOrderAt) customer.firstOrderAt = order.placedAt;
    if (isLatest) Object.assign(customer, contact, { lastOrderAt: order.placedAt });
  }

  #customerOf(key: string, order: SummedOrder): Customer {
    const known = this.#customers.get(key);
    if (known) return known;
    const customer: Customer = {
      ...{ _id: new ObjectId(), key, ...contactOf(order), orderCount: 0, spent: 0, currency: order.currency },
      ...{ firstOrderAt: order.placedAt, lastOrderAt: order.placedAt, notes: [] },
    };
    this.#customers.set(key, customer);
    return customer;
  }

  async write({ customers, customerOrders }: Collections, session: ClientSession): Promise<void> {
    const parts = this.#added.map((part) => ({
      replaceOne: { filter: { _id: part._id }, replacement: part, upsert: true },
    }));
    // If the order now belongs to another customer, its part is replaced; if to none, it is deleted.
    const taken = new Set(this.#added.map(({ _id }) => _id.toHexString()));
    const gone = this.#removed
      .filter(({ _id }) => !taken.has(_id.toHexString()))
      .map(({ _id }) => ({ deleteOne: { filter: { _id } } }));
    if (parts.length + gone.length > 0) await customerOrders.bulkWrite([...parts, ...gone], { session });
    const sums = [...this.#changed].map((customer) => ({
      replaceOne: { filter: { _id: customer._id }, replacement: customer, upsert: true },
    }));
    if (sums.length > 0) await customers.bulkWrite(sums, { session });
    for (const id of new Set(this.#removed.map(({ customerId }) => customerId.toHexString())))
      await sumAgain({ customers, customerOrders }, session, ObjectId.createFromHexString(id));
  }
}

/** Recalculates a customer from the remaining orders. If there are none, deletes the customer with the notes. */
async function sumAgain(
  { customers, customerOrders }: Collections,
  session: ClientSession,
  _id: ObjectId,
): Promise<void> {
  const sums = {
    ...{ _id: null, orderCount: { $sum: 1 }, spent: { $sum: '$spent' } },
    ...{ firstOrderAt: { $min: '$placedAt' }, lastOrderAt: { $max: '$placedAt' } },
  };
  const [left] = await customerOrders
    .aggregate<Pick<Customer, 'orderCount' | 'spent' | 'firstOrderAt' | 'lastOrderAt'> & { _id: null }>(
      [{ $match: { customerId: _id } }, { $group: sums }],
      { session },
    )
    .toArray();
  if (!left) {
    await customers.deleteOne({ _id }, { session });
    return;
  }
  const { _id: _, ...values } = left;
  await customers.updateOne({ _id }, { $set: values }, { session });
}

const BATCH = 200;

/** Migration: creates customers from orders placed before this module existed. It can run repeatedly. */
export async function sumAllOrders(
  collections: Pick<OrderCollections, 'orders'> & CustomerCollections,
): Promise<void> {
  const { orders } = collections;
  const all = orders.find<SummedOrder>(
    { email: { $ne: '' } },
    { projection: SUMMED_FIELDS, batchSize: BATCH },
  );
  for await (const some of inBatches(all.sort({ number: 1 }), BATCH))
    await inTransaction(orders.db.client, (session) => sumOrders(collections, session, some));
}
