import { csvText } from '../../kernel/csv.ts';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import type { Message } from '../messages/collection.ts';
import { messagesFrom } from '../messages/list-messages.ts';
import type { Order } from '../orders/collection.ts';
import { ORDER_INDEX as RETURN_ORDER_INDEX, type Return, returnNumber } from '../returns/collection.ts';
import { CUSTOMER_INDEX, type Customer, type CustomerContext } from './collection.ts';
import { type CustomerMail, mailsOf } from './customer-mails.ts';
import { customersMessages } from './messages.ts';
import { type PersonalData, type PersonalRecord, personalData } from './personal-data.ts';

/** A response may have at most a megabyte. */
const MAX_ORDERS = 500;

interface CustomerFile {
  customer: Customer;
  orders: Order[];
  returns: Return[];
  messages: Message[];
  emails: CustomerMail[];
  /** The data of other modules. */
  others: OtherRecords[];
}

type OtherRecords = Pick<PersonalData, 'name' | 'kind'> & { records: PersonalRecord[] };

/** All data about a person, to give to that person. @throws UserError if there are more orders than fit in one file */
export async function exportCustomer(
  context: CustomerContext,
  customer: Customer,
  format: 'JSON' | 'CSV',
): Promise<string> {
  const file = await readFile(context, customer);
  return format === 'JSON' ? JSON.stringify(documentOf(file), null, 2) : csvOf(file);
}

async function readFile(context: CustomerContext, customer: Customer): Promise<CustomerFile> {
  const parts = await context.customerOrders
    .find({ customerId: customer._id }, { ...NEWEST, hint: CUSTOMER_INDEX })
    .limit(MAX_ORDERS + 1)
    .toArray();
  if (parts.length > MAX_ORDERS)
    throw new UserError('TOO_EXPENSIVE', customersMessages.tooManyOrders({ max: MAX_ORDERS }));
  const ids = parts.map(({ _id }) => _id);
  const orders = await context.orders
    .find({ _id: { $in: ids } }, { ...NEWEST, hint: '_id_' })
    .sort({ _id: 1 })
    .toArray();
  const returns = await context.returns
    .find({ orderId: { $in: ids } }, { ...NEWEST, hint: RETURN_ORDER_INDEX })
    .toArray();
  const byNumber = orders.sort((one, other) => one.number - other.number);
  const others = context.extensions
    .of(personalData)
    .map(async ({ name, kind, read }) => ({ name, kind, records: await read(customer.key) }));
  const messages = await messagesFrom(context, customer.key).toArray();
  const emails = await mailsOf(context, customer, byNumber);
  return { customer, orders: byNumber, returns, messages, emails, others: await Promise.all(others) };
}

function documentOf({ customer, orders, returns, messages, emails, others }: CustomerFile) {
  const { email, name, phone, notes } = customer;
  return {
    ...{ email, name, phone },
    notes: notes.map(({ text, at }) => ({ text, at })),
    orders: orders.map(orderOf),
    returns: returns.map((one) => ({
      ...{ number: returnNumber(one), requestedAt: one.requestedAt, status: one.status },
      ...{ lines: one.lines, reason: one.reason, note: one.note, hasPhoto: one.hasPhoto },
    })),
    messages: messages.map(({ name: from, phone: number, orderNumber, text, sentAt }) => ({
      ...{ name: from, phone: number, orderNumber, text, sentAt },
    })),
    emails,
    ...Object.fromEntries(others.map(({ name: key, records }) => [key, records])),
  };
}

function orderOf(order: Order) {
  const { number, placedAt, status, paymentStatus, paymentMethod, email, phone, note, gstin, currency } =
    order;
  return {
    ...{ number, placedAt, status, paymentStatus, paymentMethod, email, phone, note, gstin, currency },
    ...{ shippingAddress: order.shippingAddress, billingAddress: order.billingAddress },
    lines: order.lines.map(({ title, variantTitle, sku, quantity, price, total }) => ({
      ...{ title, variantTitle, sku, quantity, price, total },
    })),
    ...{ subtotal: order.subtotal, discount: order.discount, shipping: order.shipping },
    ...{ tax: order.tax, total: order.total, refunded: order.refunded },
    events: order.events.map(({ kind, at }) => ({ kind, at })),
    fulfilments: order.fulfilments.map(({ at, carrier, trackingNumber }) => ({
      at,
      carrier,
      trackingNumber,
    })),
  };
}

const COLUMNS = [
  'kind',
  'number',
  'date',
  'name',
  'email',
  'phone',
  'address',
  'what',
  'status',
  'amount',
  'currency',
  'text',
];

type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** One row for each order, return, message, email, note and other record. Amounts are in minor units. */
function csvOf({ customer, orders, returns, messages, emails, others }: CustomerFile): string {
  const rows: Row[] = [
    ...orders.map((order) => ({
      ...{ kind: 'order', number: order.number, date: order.placedAt.toISOString() },
      ...{ name: order.shippingAddress?.name ?? '', email: order.email, phone: order.phone },
      address: addressOf(order),
      what: order.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
      ...{ status: order.status, amount: order.total, currency: order.currency, text: order.note },
    })),
    ...returns.map((one) => ({
      ...{ kind: 'return', number: returnNumber(one), date: one.requestedAt.toISOString() },
      ...{ status: one.status, text: one.reason },
    })),
    ...messages.map(({ name, phone, sentAt, text, email, orderNumber }) => ({
      ...{ kind: 'message', number: orderNumber, date: sentAt.toISOString(), name, email, phone, text },
    })),
    ...emails.map(({ at, to, state, subject, text }) => ({
      ...{ kind: 'email', date: at.toISOString(), email: to, what: subject, status: state, text },
    })),
    ...customer.notes.map(({ at, text }) => ({ kind: 'note', date: at.toISOString(), text })),
    ...others.flatMap(({ kind, records }) =>
      records.map(({ at, what }) => ({ kind, date: at.toISOString(), what })),
    ),
  ];
  const cells = rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '')));
  return csvText({ columns: COLUMNS, rows: cells });
}

function addressOf({ shippingAddress }: Order): string {
  if (!shippingAddress) return '';
  const { line1, line2, city, region, postalCode, country } = shippingAddress;
  return [line1, line2, city, region, postalCode, country].filter(Boolean).join(', ');
}
