import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { openShop, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp({ TRUST_PROXY: 'loopback' }, makeSmallSite());
const REQUEST =
  'mutation ($variantId: ID!, $email: String!, $website: String) { done: requestStockAlert(variantId: $variantId, email: $email, website: $website) }';
const LEAVE = 'mutation ($token: String!) { left: leaveStockAlerts(token: $token) }';
const LIST = `query ($first: Int! = 50, $after: String, $search: String) {
  stockAlerts(first: $first, after: $after, search: $search) {
    totalCount requestCount nodes { variantId title waiting product { title } } pageInfo { hasNextPage endCursor } } }`;
const ADJUST =
  'mutation ($id: ID!, $onHand: Int!) { adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }';

let productId = '';
let matId = '';
let rugId = '';
beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank' });
  productId = (await sell(app, 'Mat', 1_000, 0)).id;
  matId = ownVariantId(productId);
  rugId = ownVariantId((await sell(app, 'Rug', 2_000, 0)).id);
});
beforeEach(async () => {
  await stock(matId, 0);
  await stock(rugId, 0);
  await app.db.collection('stockAlerts').deleteMany({});
  await app.db.collection('outbox').deleteMany({});
});

const stock = (id: string, onHand: number) => askFor(app, ADJUST, { id, onHand });
let requests = 0;
/**
 * A new address for each request, because an address may send thirty an hour, and some tests repeat a request
 * until it succeeds.
 */
function newAddress(): string {
  requests += 1;
  return `2001:db8:${requests.toString(16)}::1`;
}
const request = (input: object = {}, address = newAddress()) =>
  ask(
    app,
    REQUEST,
    { variantId: matId, email: 'asha@example.com', ...input },
    { 'x-forwarded-for': address },
  );
const list = async (variables: object = {}) => (await askFor(app, LIST, variables)).stockAlerts;
const mails = () => app.db.collection('outbox').find({ kind: 'stock-alert' }).sort({ _id: 1 }).toArray();
/** Waits for emails, which the job queues when cached availability has expired. */
const untilMailed = (count: number) =>
  eventually(async () =>
    expect(await app.db.collection('outbox').countDocuments({ kind: 'stock-alert' })).toBe(count),
  );

it('an empty list has no requests', async () => {
  expect(await list()).toMatchObject({ totalCount: 0, requestCount: 0, nodes: [] });
});

it('the same address twice, even simultaneously and in capitals, is one request', async () => {
  const answers = await Promise.all([
    request(),
    request(),
    request({ email: ' Asha@Example.com ' }),
    request({ variantId: rugId }),
  ]);
  expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ done: true })));
  expect(await list()).toMatchObject({ totalCount: 2, requestCount: 2 });
});

it.each<[string, object, string]>([
  ['an address that is none', { email: 'asha' }, 'BAD_USER_INPUT'],
  ['an address with a line break', { email: 'a@example.com\r\nBcc: b@example.com' }, 'BAD_USER_INPUT'],
  ['a variant that there is not', { variantId: new ObjectId().toHexString() }, 'NOT_FOUND'],
  ['an id that is none', { variantId: '{"$ne":1}' }, 'NOT_FOUND'],
])('%s is refused', async (_, input, code) => {
  expect(onlyError(await request(input)).extensions.code).toBe(code);
  expect((await list()).requestCount).toBe(0);
});

it('a bot’s request is dropped without an error', async () => {
  expect((await request({ website: 'https://spam.example' })).data).toEqual({ done: true });
  expect((await list()).requestCount).toBe(0);
});

it('of forty requests from one address thirty are stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => request({ email: `p${index}@example.com` }, '203.0.113.7')),
  );
  const refused = answers.filter(({ data }) => data === null);
  expect(refused.map((answer) => onlyError(answer).extensions.code)).toEqual(
    Array.from({ length: 10 }, () => 'RATE_LIMITED'),
  );
  expect((await list()).requestCount).toBe(30);
});

it('a mailbox has at most twenty waiting requests, whatever follows a plus sign', async () => {
  const alerts = Array.from({ length: 20 }, (_, index) => alertOf(index, { recipient: 'asha@example.com' }));
  await collectionsOf(app.db).stockAlerts.insertMany(alerts);
  expect(onlyError(await request({ email: 'asha+20@example.com' })).extensions.code).toBe('CONFLICT');
});

it('each waiting shopper gets one email when the variant is back, with a link that ends the others', async () => {
  await request();
  await request({ email: 'ravi@example.com' });
  await request({ variantId: rugId });
  await stock(matId, 1);
  await untilMailed(2);
  expect(await list()).toMatchObject({ requestCount: 1, nodes: [{ variantId: rugId }] });
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'asha@example.com', data: { title: 'Mat', variantTitle: null } });
  expect(mail?.['data'].path).toMatch(/^\/product\/mat/);
  const { mails: shown } = await askFor(
    app,
    '{ mails(first: 5) { nodes { kind content { text } source } } }',
  );
  expect(shown.nodes[0]).toMatchObject({ kind: 'STOCK_ALERT' });
  expect(shown.nodes[0].source).toMatch(/^List-Unsubscribe:\s+<.*\/emails#alerts=/im);
  expect((await ask(app, LEAVE, { token: mail?.['data'].leave })).data).toEqual({ left: true });
  expect((await list()).requestCount).toBe(0);
  for (const token of ['', 'x', `${mail?.['data'].leave}x`, 'asha@example.com'])
    expect((await ask(app, LEAVE, { token })).data).toEqual({ left: false });
  await stock(matId, 0);
  await stock(matId, 5);
  expect(await mails()).toHaveLength(2);
});

it('a variant that sells out again at once keeps everyone waiting', async () => {
  // Retry, because cached availability may be a second old.
  await eventually(async () => expect((await request()).errors).toEqual([]));
  // Change both in one write, because the job may run between two calls.
  await app.db
    .collection<{ _id: ObjectId }>('inventory')
    .updateOne({ _id: ObjectId.createFromHexString(matId) }, { $set: { onHand: 1, reserved: 1 } });
  // The shopper who waits for the rug gets the email from the next run, which has processed the mat as well.
  await request({ variantId: rugId, email: 'ravi@example.com' });
  await stock(rugId, 1);
  await untilMailed(1);
  expect(await list()).toMatchObject({ requestCount: 1, nodes: [{ variantId: matId }] });
});

it('a variant that is in stock needs no request', async () => {
  await stock(matId, 3);
  await eventually(async () => expect(onlyError(await request()).extensions.code).toBe('CONFLICT'));
});

it('ten thousand waiting shoppers get one email each', async () => {
  const { stockAlerts } = collectionsOf(app.db);
  await stockAlerts.insertMany(Array.from({ length: 10_000 }, (_, index) => alertOf(index)));
  expect(await list()).toMatchObject({ totalCount: 1, nodes: [{ waiting: 10_000 }] });
  // Set more stock than the previous test's order has reserved.
  await stock(matId, 5);
  await untilMailed(10_000);
  expect(await stockAlerts.countDocuments()).toBe(0);
  expect(await app.db.collection('outbox').distinct('to')).toHaveLength(10_000);
});

it('variants are listed by the number of waiting shoppers, page by page, and found by product and by address', async () => {
  await request();
  await request({ email: 'ravi@example.com' });
  await request({ variantId: rugId, email: 'meera@example.com' });
  const first = await list({ first: 1 });
  expect(first).toMatchObject({ totalCount: 2, requestCount: 3, nodes: [{ waiting: 2, title: '' }] });
  expect(await list({ first: 1, after: first.pageInfo.endCursor })).toMatchObject({
    nodes: [{ waiting: 1, product: { title: 'Rug' } }],
    pageInfo: { hasNextPage: false },
  });
  for (const [search, ids] of [
    ['rug', [rugId]],
    ['meera@', [rugId]],
    ['.*@', []],
    ['nothing', []],
  ] as const)
    expect((await list({ search })).nodes.map((node: { variantId: string }) => node.variantId)).toEqual(ids);
  expect(onlyError(await ask(app, LIST, { after: 'x' })).extensions.code).toBe('BAD_USER_INPUT');
});

it('requests of a variant are listed and deleted one by one', async () => {
  await request();
  const query = `query ($id: ID!) { stockAlertsOf(variantId: $id) { totalCount nodes { id email } } }`;
  const { stockAlertsOf } = await askFor(app, query, { id: matId });
  expect(stockAlertsOf).toMatchObject({ totalCount: 1, nodes: [{ email: 'asha@example.com' }] });
  const remove = 'mutation ($id: ID!) { deleteStockAlert(id: $id) }';
  const [{ id }] = stockAlertsOf.nodes;
  expect(await askFor(app, remove, { id })).toEqual({ deleteStockAlert: id });
  expect(onlyError(await ask(app, remove, { id })).extensions.code).toBe('NOT_FOUND');
  expect((await list()).requestCount).toBe(0);
});

function alertOf(index: number, fields: object = {}) {
  const email = `person${index}@example.com`;
  return {
    ...{ _id: new ObjectId(), variantId: new ObjectId(matId), productId: new ObjectId(productId) },
    ...{ email, recipient: email, requestedAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) },
    ...fields,
  };
}
