import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { sumAllOrders } from '../../src/modules/customers/follow-orders.ts';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { actsOf } from '../orders/order-acts.ts';
import { ADDRESS, buy, newKey, openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
let matId = '';
beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank', shippingPercent: 0 });
  matId = (await sell(app, 'Mat', 1_000)).id;
});

const { act } = actsOf(app);
const collections = () => collectionsOf(app.db);

const CUSTOMER =
  'id email name phone orderCount spent { amount currency } firstOrderAt lastOrderAt notes { id text by }';
const LIST = `query ($search: String, $orderBy: CustomerOrder!, $first: Int! = 50, $after: String) {
  customers(first: $first, after: $after, filter: { search: $search }, orderBy: $orderBy) {
    totalCount nodes { ${CUSTOMER} } pageInfo { hasNextPage endCursor } } }`;
const LAST = { field: 'LAST_ORDER' };
const list = (variables: object = {}) =>
  askFor(app, LIST, { orderBy: LAST, ...variables }).then(({ customers }) => customers);
const named = (search: string) => list({ search }).then(({ nodes }) => nodes);

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkData(collections())) found.push(fault);
  return found;
}

afterEach(async () => expect(await faults()).toEqual([]));

let people = 0;
/** A new customer with one order for each of these quantities. */
async function customerWith(...quantities: number[]) {
  people += 1;
  const email = `Person.${people}@Example.com`;
  const orders: { id: string; token: string; number: string }[] = [];
  for (const quantity of quantities) {
    const shippingAddress = { ...ADDRESS, name: `Person Number${people}` };
    const { number, token } = await buy(app, matId, quantity, { email, shippingAddress });
    const { _id } = (await collections().orders.findOne({ number: Number(number) })) ?? {};
    orders.push({ id: _id?.toHexString() ?? '', token, number });
  }
  const [customer] = await named(email);
  return { email, orders, id: customer.id as string, read: async () => (await named(email))[0] };
}

async function finish(id: string) {
  await act('fulfil', { id, input: {} });
  await act('deliver', { id });
}

describe('a customer', () => {
  it('has the totals of the orders of an email address, in any spelling', async () => {
    const { email, orders, read } = await customerWith(1, 2);
    expect(await read()).toMatchObject({ email, orderCount: 2, spent: { amount: 0, currency: 'INR' } });
    const [one, two] = orders;
    await act('pay', { id: one?.id });
    await act('pay', { id: two?.id });
    expect((await read()).spent.amount).toBe(300_000);
    const refund =
      'mutation ($id: ID!, $key: String!) { refundOrder(id: $id, idempotencyKey: $key, input: { amount: 50000 }) { id } }';
    await askFor(app, refund, { id: two?.id, key: newKey() });
    expect((await read()).spent.amount).toBe(250_000);
    await act('cancel', { id: one?.id });
    expect((await read()).spent.amount).toBe(150_000);
    await buy(app, matId, 1, { email: email.toUpperCase(), phone: '9822099999' });
    const [customer, ...others] = await named(email.toLowerCase());
    expect(others).toEqual([]);
    expect(customer).toMatchObject({
      orderCount: 3,
      email: email.toUpperCase(),
      name: 'Asha Rao',
      phone: '9822099999',
    });
    expect(customer.lastOrderAt > customer.firstOrderAt).toBe(true);
  });

  it('with simultaneous orders counts each', async () => {
    const { email, read } = await customerWith(1);
    await Promise.all(Array.from({ length: 8 }, () => buy(app, matId, 1, { email })));
    expect((await read()).orderCount).toBe(9);
  });

  it('loses an order whose email address is corrected to another customer’s', async () => {
    const one = await customerWith(1, 1);
    const other = await customerWith(1);
    await act('contact', { id: one.orders[1]?.id, input: { email: other.email } });
    expect([(await one.read()).orderCount, (await other.read()).orderCount]).toEqual([1, 2]);
    await act('contact', { id: one.orders[0]?.id, input: { email: other.email } });
    expect(await one.read()).toBeUndefined();
  });

  it('has orders page by page, messages and notes, and is linked from orders', async () => {
    const { id, email, orders } = await customerWith(1, 1, 1);
    const send =
      'mutation ($input: SendMessageInput!, $key: String!) { sendMessage(input: $input, idempotencyKey: $key) }';
    await askFor(app, send, {
      key: newKey(),
      input: { name: 'P', email: email.toLowerCase(), message: 'Hello there' },
    });
    const noted = await askFor(
      app,
      `mutation { addCustomerNote(id: "${id}", text: "Likes mats") { notes { id text } } }`,
    );
    const detail = `query ($id: ID!, $after: String) { customerById(id: $id) {
      orders(first: 2, after: $after) { nodes { number customerId } pageInfo { hasNextPage endCursor } } messages { text } notes { text } } }`;
    const { customerById: page } = await askFor(app, detail, { id });
    expect(page).toMatchObject({ messages: [{ text: 'Hello there' }], notes: [{ text: 'Likes mats' }] });
    expect(page.orders.nodes.map(({ number }: { number: string }) => number)).toEqual([
      orders[2]?.number,
      orders[1]?.number,
    ]);
    expect(page.orders.nodes[0].customerId).toBe(id);
    const { customerById: last } = await askFor(app, detail, { id, after: page.orders.pageInfo.endCursor });
    expect(last.orders).toMatchObject({
      nodes: [{ number: orders[0]?.number }],
      pageInfo: { hasNextPage: false },
    });
    const [note] = noted.addCustomerNote.notes;
    const without = await askFor(
      app,
      `mutation { deleteCustomerNote(id: "${id}", noteId: "${note.id}") { notes { id } } }`,
    );
    expect(without.deleteCustomerNote.notes).toEqual([]);
  });
});

describe('the list of customers', () => {
  it('sorts by each field, page by page, and finds by name, email address and telephone number', async () => {
    for (const field of ['LAST_ORDER', 'ORDERS', 'SPENT'])
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction };
        const all = await list({ orderBy });
        const paged: { id: string }[] = [];
        let after: string | null = null;
        do {
          const page: typeof all = await list({ orderBy, first: 2, after });
          paged.push(...page.nodes);
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after);
        expect(paged.map(({ id }) => id)).toEqual(all.nodes.map(({ id }: { id: string }) => id));
        expect(all.totalCount).toBe(paged.length);
      }
    const { email, id } = await customerWith(1);
    for (const search of [email, email.slice(0, 8), `number${people}`])
      expect((await named(search)).map((one: { id: string }) => one.id)).toContain(id);
    expect(await named('nobody-like-this')).toEqual([]);
    expect((await askInVain(app, LIST, { orderBy: LAST, after: 'x' })).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('an export of a customer', () => {
  it('has everything as JSON, and as CSV without formulas', async () => {
    const email = `formula.${newKey()}@example.com`;
    const shippingAddress = { ...ADDRESS, name: '=HYPERLINK("x")', line1: '+1, "Street"' };
    await buy(app, matId, 1, { email, shippingAddress, note: '@SUM(1)' });
    const [{ id }] = await named(email);
    const read =
      'query ($id: ID!, $format: CustomerExportFormat!) { customerExport(id: $id, format: $format) }';
    const json = JSON.parse((await askFor(app, read, { id, format: 'JSON' })).customerExport);
    expect(json).toMatchObject({
      email,
      name: '=HYPERLINK("x")',
      orders: [{ email, shippingAddress: { line1: '+1, "Street"' }, lines: [{ title: 'Mat', quantity: 1 }] }],
    });
    expect(json.emails).toMatchObject([
      { to: email, subject: expect.stringContaining('rder'), text: expect.stringContaining('Mat') },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/token|keyHash/i);
    const { customerExport: csv } = await askFor(app, read, { id, format: 'CSV' });
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain(`"'+1, ""Street"", Bengaluru, KA, 560001, IN"`);
    expect(csv).toContain(`'@SUM(1)`);
    expect(csv).toMatch(new RegExp(`^email,,[^,]*,,${email},`, 'm'));
  });
});

function manyLike<T extends { _id: ObjectId; keyHash: string }>(document: T): T[] {
  return Array.from({ length: 501 }, (_, index) => ({
    ...{ ...document, _id: new ObjectId(), keyHash: `${document.keyHash} ${index}` },
  }));
}

describe('erasing a customer', () => {
  const ERASE = 'mutation ($id: ID!) { eraseCustomer(id: $id) }';

  it('is refused while an order is open, and then erases nothing', async () => {
    const { id, orders, read } = await customerWith(1, 1);
    await finish(orders[0]?.id ?? '');
    expect(await askInVain(app, ERASE, { id })).toMatchObject({
      message: `These orders are still open or are owed a refund: #${orders[1]?.number}. Deliver, cancel or refund them first.`,
      extensions: { code: 'CONFLICT' },
    });
    expect(await read()).toMatchObject({ orderCount: 2 });
  });

  it('removes all personal data: orders, emails and their files, messages, returns, notes', async () => {
    const { id, email, orders, read } = await customerWith(1, 1);
    for (const order of orders) {
      await act('pay', { id: order.id });
      await finish(order.id);
    }
    const request =
      'mutation ($token: ID!, $key: String!) { requestReturn(token: $token, idempotencyKey: $key, input: { lines: [{ lineId: "1", quantity: 1 }], reason: "Person private" }) { id } }';
    await askFor(app, request, { token: orders[0]?.token, key: newKey() });
    await askFor(app, `mutation { addCustomerNote(id: "${id}", text: "Person private") { id } }`);
    const send =
      'mutation ($input: SendMessageInput!, $key: String!) { sendMessage(input: $input, idempotencyKey: $key) }';
    await askFor(app, send, { key: newKey(), input: { name: 'Person', email, message: 'Person private' } });
    // A screen shows at most 500 messages.
    const sent = await collections().messages.findOne({ email });
    if (sent) await collections().messages.insertMany(manyLike(sent));
    const answers = await Promise.all([1, 2].map(() => ask(app, ERASE, { id })));
    expect(answers.some(({ data }) => data?.eraseCustomer === id)).toBe(true);
    expect(await read()).toBeUndefined();
    const about = orders.map(({ id: orderId }) => orderId);
    expect(
      await collections().outbox.countDocuments({
        $or: [{ about: { $in: about } }, { to: email }, { replyTo: email }],
      }),
    ).toBe(0);
    expect(await collections().messages.countDocuments({ email })).toBe(0);
    for (const name of Object.keys(collections())) {
      const collection = app.db.collection(name);
      for await (const document of collection.find())
        expect([name, JSON.stringify(document)]).not.toEqual([
          name,
          expect.stringMatching(new RegExp(`${email}|Person private|Number${people}"`, 'i')),
        ]);
    }
    expect((await askInVain(app, ERASE, { id })).extensions.code).toBe('NOT_FOUND');
  });
});

it('the migration computes the totals of former versions’ orders, also when it runs twice', async () => {
  const before = await list();
  await collections().customers.deleteMany({});
  await collections().customerOrders.deleteMany({});
  await sumAllOrders(collections());
  await sumAllOrders(collections());
  const after = await list();
  const sums = ({ nodes }: typeof before) =>
    nodes.map(({ email, orderCount, spent }: { email: string; orderCount: number; spent: object }) => ({
      email,
      orderCount,
      spent,
    }));
  expect(sums(after)).toEqual(sums(before));
});

it('check-data reports a customer that was changed by hand', async () => {
  const { id } = await customerWith(1);
  const _id = new ObjectId(id);
  await collections().customers.updateOne({ _id }, { $inc: { orderCount: 1, spent: 5 } });
  expect(await faults()).toEqual([
    `Customer ${id}: order count is 2, expected 1.`,
    `Customer ${id}: amount spent is 5, expected 0.`,
  ]);
  await collections().customers.updateOne({ _id }, { $inc: { orderCount: -1, spent: -5 } });
});
