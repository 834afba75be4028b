import { isRefundOwed } from '@mela/rules/transitions.ts';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { TO_INDEX } from '../mail/collection.ts';
import { eraseMessage } from '../messages/handle-message.ts';
import { messagesFrom } from '../messages/list-messages.ts';
import type { Order } from '../orders/collection.ts';
import { eraseOrderDetails } from '../orders/erase-details.ts';
import { CUSTOMER_INDEX, type Customer, type CustomerContext, findCustomer } from './collection.ts';
import { mailedTo } from './customer-mails.ts';
import { customersMessages } from './messages.ts';
import { personalData } from './personal-data.ts';

const MAX_NAMED = 5;

/**
 * Erases a person's data: the details of their orders with returns and emails, their messages, other emails to their address, the
 * notes, and the data of other modules. Keeps the data that bookkeeping and taxes require (`erase-details.ts`). After an
 * interruption, a repeated call continues.
 * @returns the customer's id
 * @throws UserError if an order is open or owes a refund, in which case nothing is erased
 */
export async function eraseCustomer(context: CustomerContext, id: string): Promise<string> {
  const customer = await findCustomer(context, id);
  const orders = await ordersOf(context, customer);
  assertOver(orders);
  // Erase messages first: once the orders are erased, the customer no longer exists to find them by.
  for await (const { _id } of messagesFrom(context, customer.key))
    await eraseMessage(context, _id.toHexString());
  for (const { erase } of context.extensions.of(personalData)) await erase(customer.key);
  await eraseMails(context, customer, orders);
  for (const { _id } of orders) await eraseOrderDetails(context, _id.toHexString());
  await context.customers.deleteOne({ _id: customer._id });
  return id.toLowerCase();
}

async function ordersOf(
  { customerOrders, orders }: CustomerContext,
  { _id: customerId }: Customer,
): Promise<Order[]> {
  const parts = await customerOrders
    .find({ customerId }, { ...NEWEST, hint: CUSTOMER_INDEX, projection: { _id: 1 } })
    .toArray();
  return orders.find({ _id: { $in: parts.map(({ _id }) => _id) } }, { ...NEWEST, hint: '_id_' }).toArray();
}

function assertOver(orders: readonly Order[]): void {
  const open = orders.filter(
    (order) => (order.status !== 'DELIVERED' && order.status !== 'CANCELED') || isRefundOwed(order),
  );
  if (open.length === 0) return;
  const named = open.slice(0, MAX_NAMED).map(({ number }) => `#${number}`);
  const more = open.length > MAX_NAMED ? ` and ${open.length - MAX_NAMED} more` : '';
  throw new UserError('CONFLICT', customersMessages.ordersOpen({ orders: named.join(', '), more }));
}

/** Emails to the customer's address that belong to none of their orders, such as a requested link. */
async function eraseMails(
  { outbox, mail }: CustomerContext,
  customer: Customer,
  orders: readonly Order[],
): Promise<void> {
  const only = { projection: { _id: 1 }, hint: TO_INDEX } as const;
  const found = await outbox.find(mailedTo(customer, orders), only).toArray();
  const ids = found.map(({ _id }) => _id);
  await outbox.deleteMany({ _id: { $in: ids } });
  await mail.removeFiles(ids);
}
