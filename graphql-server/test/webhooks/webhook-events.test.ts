import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Order } from '../../src/modules/orders/collection.ts';
import type { OrderEvent } from '../../src/modules/orders/events.ts';
import { orderEvents } from '../../src/modules/orders/order-events.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

interface Told {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

const SET =
  'mutation ($url: String!, $events: [WebhookEventKind!]) { setWebhook(url: $url, events: $events) { webhook { events } } }';
const LIST =
  '{ webhookDeliveries(first: 100) { nodes { id event body attempts nextTryAt answer { status } } pageInfo { hasNextPage } } }';
const ADJUST =
  'mutation ($id: ID!, $onHand: Int!) { adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }';
const app = serveApp({ PRIVATE_NETWORKS: '127.0.0.1' }, makeSmallSite());
const told: Told[] = [];
let status = 200;
let url = '';
let categoryId = '';

const receiver = createServer(async (request, response) => {
  const { type, data } = JSON.parse(await text(request));
  told.push({ id: String(request.headers['webhook-id']), type, data });
  response.writeHead(status).end();
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  categoryId = await createCategory(app, 'Shawls');
});
afterAll(() => void receiver.close());

beforeEach(async () => {
  status = 200;
  await askFor(app, SET, { url, events: ['PRODUCT', 'CATEGORY', 'STOCK', 'ORDER'] });
  await eventually(async () =>
    expect((await askFor(app, '{ webhook { waiting } }')).webhook.waiting).toBe(0),
  );
  told.length = 0;
});

const typesTold = () => told.map(({ type }) => type);

test('a webhook gets one event for each change of products and categories, and none for a save without a difference', async () => {
  const name =
    'mutation ($id: ID!, $name: String!) { updateCategory(id: $id, input: { name: $name }) { id } }';
  await askFor(app, name, { id: categoryId, name: 'Stoles' });
  await askFor(app, name, { id: categoryId, name: 'Stoles' });
  const { id } = await createProduct(app, categoryId, { title: 'Red stole' });
  await askFor(app, 'mutation ($id: ID!) { updateProduct(id: $id, input: { title: "Blue stole" }) { id } }', {
    id,
  });
  await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
  await eventually(() => expect(told).toHaveLength(4));
  expect(told.map(({ type, data }) => [type, data])).toEqual([
    ['category.updated', { id: categoryId, name: 'Stoles' }],
    ['product.created', { id, title: 'Red stole' }],
    ['product.updated', { id, title: 'Blue stole' }],
    ['product.deleted', { id, title: 'Blue stole' }],
  ]);
});

test('a webhook gets events when variants sell out and return, and none for stock changes in between', async () => {
  await askFor(app, SET, { url, events: ['STOCK'] });
  const { id } = await createProduct(app, categoryId, { title: 'Green stole' });
  for (const onHand of [5, 4, 0, 0, 7, 6]) await askFor(app, ADJUST, { id, onHand });
  await eventually(() => expect(typesTold()).toEqual(['stock.sold_out', 'stock.back']));
  expect(told[0]?.data).toEqual({ variantId: ownVariantId(id), productId: id, at: expect.any(String) });
  expect(await app.db.collection('inventory').countDocuments({ turns: { $exists: true } })).toBe(0);
});

test('a webhook gets order events without personal details', async () => {
  const collections = collectionsOf(app.db);
  const order = {
    ...{ _id: new ObjectId(), number: 1001, status: 'CONFIRMED', paymentStatus: 'PENDING', total: 149_900 },
    ...{ currency: 'INR', email: 'meera@mela.example', token: 'secret', shippingAddress: { name: 'Meera' } },
  } as unknown as Order;
  const happened = (['PLACED', 'NOTED', 'PAID', 'PAID_BACK'] as const).map((kind) => ({
    order,
    event: {
      ...{ id: kind, kind, at: new Date(), by: null, note: 'secret' },
      ...(kind === 'PAID_BACK' && { amount: 50_000 }),
    } as OrderEvent,
  }));
  const tell = orderEvents(collections);
  await app.client.withSession(async (session) => {
    session.startTransaction();
    await tell(session, happened);
    await session.abortTransaction();
    await session.withTransaction(() => tell(session, happened));
  });
  await eventually(() => expect(typesTold()).toEqual(['order.placed', 'order.paid', 'order.paid_back']));
  expect(told[0]?.data).toEqual({
    ...{ id: order._id.toHexString(), number: '1001', status: 'CONFIRMED', paymentStatus: 'PENDING' },
    total: { amount: 149_900, currency: 'INR' },
  });
  expect(told[2]?.data['refund']).toEqual({ amount: 50_000, currency: 'INR' });
});

test('messages are listed with their results, and one is sent again with the same id', async () => {
  status = 500;
  const { id } = await createProduct(app, categoryId, { title: 'White stole' });
  await eventually(() => expect(told).toHaveLength(1));
  const latest = async () => (await askFor(app, LIST)).webhookDeliveries.nodes[0];
  const delivery = await eventually(async () => {
    const found = await latest();
    expect(found).toMatchObject({ event: 'product.created', attempts: 1, answer: { status: 500 } });
    return found;
  });
  expect(delivery.nextTryAt).not.toBeNull();
  expect(JSON.parse(delivery.body)).toEqual({ id, title: 'White stole' });
  status = 200;
  const again = 'mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id attempts } }';
  await askFor(app, again, { id: delivery.id });
  await eventually(async () =>
    expect(await latest()).toMatchObject({ attempts: 1, nextTryAt: null, answer: { status: 200 } }),
  );
  expect(new Set(told.map(({ id: sent }) => sent)).size).toBe(1);
  expect(told[0]?.id).toBe(`msg_${delivery.id}`);
  for (const unknown of ['webhook', 'event-x', `event-${'a'.repeat(24)}`]) {
    const { errors } = await ask(app, again, { id: unknown });
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('a page of messages continues after the last', async () => {
  for (const title of ['One', 'Two', 'Three']) await createProduct(app, categoryId, { title });
  const page =
    'query ($after: String) { webhookDeliveries(first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }';
  const first = (await askFor(app, page)).webhookDeliveries;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const { nodes } = (await askFor(app, page, { after: first.pageInfo.endCursor })).webhookDeliveries;
  expect(new Set([...first.nodes, ...nodes].map(({ id }) => id)).size).toBe(4);
  const { errors } = await ask(app, page, { after: 'x' });
  expect(errors[0]?.extensions).toMatchObject({ fieldErrors: { after: expect.any(String) } });
});

test('a webhook without a choice of events gets release events, and keeps its events with another address', async () => {
  const set = async (events?: string[]) =>
    (await askFor(app, SET, { url, events })).setWebhook.webhook.events;
  expect(await set(['ORDER', 'ORDER'])).toEqual(['ORDER']);
  expect(await set()).toEqual(['ORDER']);
  await askFor(app, 'mutation { removeWebhook { url } }');
  expect(await set()).toEqual(['RELEASE']);
  await createProduct(app, categoryId, { title: 'Quiet' });
  expect(await app.db.collection('webhooks').countDocuments({ type: 'product.created' })).toBe(0);
  expect((await ask(app, SET, { url, events: [] })).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});
