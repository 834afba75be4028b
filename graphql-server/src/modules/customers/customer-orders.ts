import { type KeysetPage, type KeysetRequest, keysetPage } from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { Order } from '../orders/collection.ts';
import { forShop, type OrderView } from '../orders/order-view.ts';
import { CUSTOMER_INDEX, type Customer, type CustomerContext } from './collection.ts';

/** A page of a customer's orders, newest first. @throws UserError for an invalid argument */
export async function listOrdersOf(
  { customerOrders, orders }: Pick<CustomerContext, 'customerOrders' | 'orders'>,
  { _id: customerId }: Customer,
  request: KeysetRequest,
): Promise<KeysetPage<OrderView>> {
  assertPage({ first: request.first, offset: 0 });
  const behind = request.after == null ? {} : { number: { $lt: numberOf(request.after) } };
  const parts = await customerOrders
    .find({ customerId, ...behind }, { ...NEWEST, hint: CUSTOMER_INDEX })
    .sort({ number: -1 })
    .limit(request.first + 1)
    .toArray();
  const found = await orders
    .find({ _id: { $in: parts.map(({ _id }) => _id) } }, { ...NEWEST, hint: '_id_' })
    .toArray();
  const newest = found.sort((one, other) => other.number - one.number).map(forShop);
  return keysetPage(request, newest, ({ number }: Order) => encodeCursor([number]));
}

/** @throws UserError for an invalid cursor */
function numberOf(cursor: string): number {
  const [number] = decodeCursor(cursor);
  if (!Number.isSafeInteger(number)) throw wrongCursor();
  return number as number;
}
