import type { ClientSession } from 'mongodb';
import type { OrderCollections } from '../orders/collection.ts';
import { type Customer, type CustomerCollections, customerKey } from './collection.ts';
import { customersTexts } from './messages.ts';
import { SUMMED_FIELDS, type SummedOrder, spentOn } from './sum-orders.ts';

type Sums = Pick<Customer, 'orderCount' | 'spent' | 'firstOrderAt' | 'lastOrderAt'>;

/** Checks the totals of each customer's orders. @returns a sentence for each error, without personal data */
export async function* checkCustomers(
  { orders, customers, customerOrders }: Pick<OrderCollections, 'orders'> & CustomerCollections,
  session?: ClientSession,
): AsyncGenerator<string> {
  const options = session ? { session } : {};
  const sums = new Map<string, Sums>();
  let count = 0;
  const all = orders.find<SummedOrder>({}, { ...options, projection: SUMMED_FIELDS });
  for await (const order of all) {
    const key = customerKey(order.email);
    if (key === '') continue;
    count += 1;
    sums.set(key, withOrder(sums.get(key), order));
  }
  for await (const customer of customers.find({}, options)) {
    const should = sums.get(customer.key);
    sums.delete(customer.key);
    const name = customersTexts.customer({ id: customer._id.toHexString() });
    if (!should) yield customersTexts.hasNoOrders({ customer: name });
    else for (const fault of faultsOf(customer, should)) yield `${name}: ${fault}.`;
  }
  if (sums.size > 0) yield customersTexts.withoutRecord({ count: sums.size });
  const parts = await customerOrders.countDocuments({}, options);
  if (parts !== count) yield customersTexts.ordersDiffer({ recorded: parts, count });
}

function withOrder(before: Sums | undefined, order: SummedOrder): Sums {
  const { placedAt } = order;
  const { orderCount = 0, spent = 0, firstOrderAt = placedAt, lastOrderAt = placedAt } = before ?? {};
  return {
    orderCount: orderCount + 1,
    spent: spent + spentOn(order),
    firstOrderAt: new Date(Math.min(placedAt.getTime(), firstOrderAt.getTime())),
    lastOrderAt: new Date(Math.max(placedAt.getTime(), lastOrderAt.getTime())),
  };
}

function faultsOf(is: Sums, should: Sums): string[] {
  return [
    ...(is.orderCount === should.orderCount
      ? []
      : [customersTexts.wrongOrderCount({ count: is.orderCount, expected: should.orderCount })]),
    ...(is.spent === should.spent
      ? []
      : [customersTexts.wrongSpent({ amount: is.spent, expected: should.spent })]),
    ...(is.lastOrderAt.getTime() === should.lastOrderAt.getTime() ? [] : [customersTexts.wrongLastOrder]),
    ...(is.firstOrderAt.getTime() === should.firstOrderAt.getTime() ? [] : [customersTexts.wrongFirstOrder]),
  ];
}
