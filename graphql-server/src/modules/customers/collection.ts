import type { ObjectId } from 'mongodb';
import { type CollectionsIn, collection } from '../../kernel/declared-collections.ts';
import { UserError } from '../../kernel/errors.ts';
import type { Extensions } from '../../kernel/extension-point.ts';
import { NEWEST, parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { MailContext } from '../mail/context.ts';
import type { MessageContext } from '../messages/collection.ts';
import type { OrderContext } from '../orders/context.ts';
import type { ReturnCollections } from '../returns/collection.ts';
import { customersMessages } from './messages.ts';

/** A team note about a customer. */
interface CustomerNote {
  id: string;
  text: string;
  at: Date;
  by: string | null;
}

/** A customer: everyone who ordered with the same email address, with the totals of their orders. */
export interface Customer {
  _id: ObjectId;
  /** The email address in lower case. */
  key: string;
  /** The spelling in the latest order, which also provides the name and the phone number. */
  email: string;
  name: string;
  phone: string | null;
  /** Words for searching. */
  terms: string[];
  orderCount: number;
  /** The amount paid for orders that are not canceled, less refunds, in minor units. */
  spent: number;
  currency: string;
  firstOrderAt: Date;
  lastOrderAt: Date;
  notes: CustomerNote[];
}

/** An order's contribution to its customer's totals. It exists as long as the order has an email address. */
export interface CustomerOrder {
  /** The order's id. */
  _id: ObjectId;
  customerId: ObjectId;
  number: number;
  placedAt: Date;
  spent: number;
}

export const KEY_INDEX = 'key';
export const LAST_INDEX = 'lastOrderAt';
export const COUNT_INDEX = 'orderCount';
export const SPENT_INDEX = 'spent';
export const TERMS_INDEX = 'terms';
export const CUSTOMER_INDEX = 'customerId';

export const CUSTOMER_COLLECTIONS = {
  customers: collection<Customer>({
    name: 'customers',
    counted: 'customers',
    indexes: [
      { key: { key: 1 }, name: KEY_INDEX, unique: true },
      { key: { lastOrderAt: 1, _id: 1 }, name: LAST_INDEX },
      { key: { orderCount: 1, _id: 1 }, name: COUNT_INDEX },
      { key: { spent: 1, _id: 1 }, name: SPENT_INDEX },
      { key: { terms: 1, lastOrderAt: 1, _id: 1 }, name: TERMS_INDEX },
    ],
  }),
  customerOrders: collection<CustomerOrder>({
    name: 'customerOrders',
    indexes: [{ key: { customerId: 1, number: 1 }, name: CUSTOMER_INDEX }],
  }),
};

export interface CustomerCollections extends CollectionsIn<typeof CUSTOMER_COLLECTIONS> {}

export function customerKey(email: string): string {
  return email.trim().toLowerCase();
}

export interface CustomerContext
  extends Omit<OrderContext, 'recorder' | 'mail'>,
    MessageContext,
    ReturnCollections,
    Pick<MailContext, 'mailShop'>,
    CustomerCollections {
  extensions: Extensions;
}

/** @throws UserError for an unknown id */
export async function findCustomer(
  { customers }: Pick<CustomerCollections, 'customers'>,
  id: string,
): Promise<Customer> {
  const _id = parseObjectId(id);
  const found = _id && (await customers.findOne({ _id }, { ...NEWEST, hint: '_id_' }));
  if (!found) throw new UserError('NOT_FOUND', customersMessages.notFound);
  return found;
}
