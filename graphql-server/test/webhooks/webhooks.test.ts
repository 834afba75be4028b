import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { pruneDeliveries } from '../../src/modules/webhooks/webhook-sender.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';

interface Told {
  id: string;
  path: string;
  type: string;
}

const FIELDS = 'id version url isPaused pausedBecause events waiting answers { status excerpt }';
const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { ${FIELDS} } }`;
const DELIVERIES = `query ($filter: WebhookDeliveryFilter) {
  webhookDeliveries(first: 100, filter: $filter) {
    totalCount nodes { id webhookId state event attempts nextTryAt answer { at status error durationMs excerpt } }
  }
}`;
const RESEND =
  'mutation ($id: ID!, $answeredAt: DateTime) { resendWebhookDelivery(id: $id, answeredAt: $answeredAt) { id state } }';
const app = serveApp({ PRIVATE_NETWORKS: '127.0.0.1' }, makeSmallSite());
const told: Told[] = [];
const sockets = new Set<{ end: () => void }>();
let answers: Record<string, { status: number; body?: string }> = {};
let base = '';
let categoryId = '';

/** The receiver. Its path `/hang` accepts a request and never answers. */
const receiver = createServer(async (request, response) => {
  const path = request.url ?? '';
  const { type } = JSON.parse(await text(request));
  told.push({ id: String(request.headers['webhook-id']), path, type });
  if (path === '/hang') return void sockets.add(response);
  const { status, body = '' } = answers[path] ?? { status: 200 };
  response.writeHead(status, { 'content-type': 'text/html' }).end(body);
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  categoryId = await createCategory(app, 'Shawls');
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

beforeEach(async () => {
  answers = {};
  for (const { id } of await webhooks()) {
    await askFor(app, 'mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
  }
  for (const socket of sockets) socket.end();
  sockets.clear();
  told.length = 0;
});

type Webhook = Record<string, unknown> & { id: string; version: number };

async function webhooks(): Promise<Webhook[]> {
  return (await askFor(app, `{ webhooks { ${FIELDS} } }`)).webhooks;
}

async function create(path: string, events = ['PRODUCT']): Promise<Webhook> {
  return (await askFor(app, CREATE, { input: { url: base + path, events } })).createWebhook.webhook;
}

const addProduct = (title: string) => createProduct(app, categoryId, { title });
const deliveries = async (filter = {}) => (await askFor(app, DELIVERIES, { filter })).webhookDeliveries;
const toldAt = (path: string) => told.filter((one) => one.path === path).map(({ type }) => type);

test('a webhook that hangs does not delay the others', async () => {
  await create('/hang');
  await create('/quick');
  for (const title of ['One', 'Two', 'Three']) await addProduct(title);
  await eventually(() => expect(toldAt('/quick')).toEqual(Array(3).fill('product.created')));
  expect(toldAt('/hang')).toEqual(['product.created']);
  expect((await webhooks()).map(({ waiting }) => waiting)).toEqual([3, 0]);
});

test('each webhook gets its own kinds of events, each as a separate message', async () => {
  await create('/products', ['PRODUCT', 'ORDER']);
  await create('/categories', ['CATEGORY']);
  await create('/all', ['CATEGORY', 'PRODUCT']);
  await addProduct('Four');
  await createCategory(app, 'Stoles');
  await eventually(() => expect(told).toHaveLength(4));
  expect(toldAt('/products')).toEqual(['product.created']);
  expect(toldAt('/categories')).toEqual(['category.created']);
  expect(toldAt('/all').toSorted()).toEqual(['category.created', 'product.created']);
  expect(new Set(told.map(({ id }) => id)).size).toBe(4);
});

test('each webhook gets one message for a release', async () => {
  for (const path of ['/one', '/two']) await create(path, ['RELEASE']);
  await askFor(app, 'mutation { publishStorefront { mode } }');
  await eventually(() => expect(told.map(({ path }) => path).toSorted()).toEqual(['/one', '/two']));
  expect(told.map(({ type }) => type)).toEqual(['release.published', 'release.published']);
  expect((await deliveries()).nodes.every(({ state }: { state: string }) => state !== 'FAILED')).toBe(true);
});

test('a secret is returned when it is created or rotated, and never again', async () => {
  const { createWebhook } = await askFor(app, CREATE, { input: { url: `${base}/a`, events: ['ORDER'] } });
  const { id } = createWebhook.webhook;
  const rotate = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret webhook { ${FIELDS} } } }`;
  const { rotateWebhookSecret } = await askFor(app, rotate, { id });
  expect(rotateWebhookSecret.secret).toMatch(/^whsec_/);
  expect(rotateWebhookSecret.secret).not.toBe(createWebhook.secret);
  const stored = JSON.stringify([
    await webhooks(),
    await app.db.collection('webhooks').find().toArray(),
    await app.db.collection('history').find().toArray(),
  ]);
  expect(stored).not.toContain('whsec_');
});

test('messages are listed with the beginnings of their responses, by webhook and by state', async () => {
  answers = { '/bad': { status: 500, body: `<script>alert(1)</script>${'x'.repeat(3_000)}` } };
  const [good, bad] = [await create('/good'), await create('/bad')];
  await addProduct('Five');
  await eventually(async () => expect((await deliveries({ state: 'FAILED' })).totalCount).toBe(1));
  const [failed] = (await deliveries({ state: 'FAILED' })).nodes;
  expect(failed).toMatchObject({ webhookId: bad.id, attempts: 1, answer: { status: 500, error: null } });
  expect(failed.answer.excerpt).toMatch(/^<script>alert\(1\)<\/script>x+…$/);
  expect(failed.answer.excerpt).toHaveLength(501);
  expect(failed.nextTryAt).not.toBeNull();
  expect((await deliveries({ webhookId: good.id })).nodes).toMatchObject([{ state: 'ARRIVED' }]);
  expect((await deliveries({ webhookId: good.id, state: 'FAILED' })).totalCount).toBe(0);
  expect((await deliveries({ webhookId: 'webhook-x' })).totalCount).toBe(0);
  expect((await deliveries()).totalCount).toBe(2);
});

test('a message that is resent twice at once is sent once, with the same id', async () => {
  answers = { '/again': { status: 500 } };
  await create('/again');
  await addProduct('Six');
  const failed = await eventually(async () => {
    const [found] = (await deliveries({ state: 'FAILED' })).nodes;
    expect(found).toBeDefined();
    return found;
  });
  answers = {};
  const seen = { id: failed.id, answeredAt: failed.answer.at };
  await Promise.all([1, 2, 3].map(() => askFor(app, RESEND, seen)));
  await eventually(async () => expect((await deliveries({ state: 'ARRIVED' })).totalCount).toBe(1));
  // Send again, like the second click of a slow double click, whose first one was already answered.
  expect((await askFor(app, RESEND, seen)).resendWebhookDelivery.state).toBe('ARRIVED');
  await addProduct('Seven');
  await eventually(() => expect(told.map(({ id }) => id).filter((id) => id !== told[0]?.id)).toHaveLength(1));
  expect(told).toHaveLength(3);
  const { errors } = await ask(app, RESEND, { ...seen, answeredAt: 'yesterday' });
  expect(errors[0]?.extensions).toMatchObject({ fieldErrors: { answeredAt: expect.any(String) } });
});

test('a message that a killed server had claimed is sent by another server, with the same id', async () => {
  const { id } = await create('/killed', ['ORDER']);
  const _id = `event-${'a'.repeat(24)}`;
  const claimed = { webhook: id, type: 'order.placed', data: {}, release: null, at: new Date(), attempts: 1 };
  const collection = app.db.collection<{ _id: string }>('webhooks');
  await collection.insertOne({
    _id,
    ...claimed,
    claim: 'gone',
    nextAt: new Date(Date.now() + 60_000),
  } as never);
  // The delivery may still be running, so a second request for it sends nothing.
  await askFor(app, RESEND, { id: _id });
  expect(told).toEqual([]);
  await collection.updateOne({ _id }, { $set: { nextAt: new Date(0) } } as never);
  await eventually(async () =>
    expect((await deliveries()).nodes).toMatchObject([{ id: _id, state: 'ARRIVED' }]),
  );
  expect(told).toMatchObject([{ id: `msg_${_id}`, path: '/killed' }]);
  expect((await deliveries()).nodes[0].attempts).toBe(2);
});

test('a webhook that is switched off gets nothing, also later, and nothing is resent to it', async () => {
  const { id } = await create('/off');
  await addProduct('Eight');
  await eventually(async () => expect((await deliveries({ state: 'ARRIVED' })).totalCount).toBe(1));
  const off = (await askFor(app, UPDATE, { id, input: { isOn: false } })).updateWebhook;
  expect(off).toMatchObject({ isPaused: true, pausedBecause: 'SWITCHED_OFF' });
  await addProduct('Nine');
  const [{ id: deliveryId }] = (await deliveries()).nodes;
  const { errors } = await ask(app, RESEND, { id: deliveryId });
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
  const on = (await askFor(app, UPDATE, { id, input: { isOn: true } })).updateWebhook;
  expect(on).toMatchObject({ isPaused: false, pausedBecause: null, waiting: 0 });
  await addProduct('Ten');
  await eventually(() => expect(told).toHaveLength(2));
});

test('a webhook that accepts nothing for five days is paused by the shop when a message is given up, and can be resumed', async () => {
  answers = { '/gone': { status: 410 } };
  const { id, version } = await create('/gone');
  const stored = app.db.collection<{ _id: string; failingSince?: Date }>('webhooks');
  const giveUp = async (title: string, since: Date) => {
    await addProduct(title);
    await eventually(async () => expect((await stored.findOne({ _id: id }))?.failingSince).toBeDefined());
    await stored.updateOne({ _id: id }, { $set: { failingSince: since } });
    const waits = { webhook: id, attempts: 1, answer: { $exists: true } };
    await eventually(async () =>
      expect(
        (await stored.updateOne(waits, { $set: { attempts: 8, nextAt: new Date() } })).matchedCount,
      ).toBe(1),
    );
    const state = { webhookId: id, state: 'FAILED' };
    await eventually(async () =>
      expect((await deliveries(state)).nodes[0]).toMatchObject({ attempts: 9, nextTryAt: null }),
    );
  };
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);

  await giveUp('Eleven', days(4.9));
  expect((await webhooks())[0]).toMatchObject({ isPaused: false, version });
  await giveUp('Twelve', days(5.1));
  await eventually(async () =>
    expect((await webhooks())[0]).toMatchObject({ pausedBecause: 'FAILING', version: version + 1 }),
  );
  const { history } = await askFor(
    app,
    '{ history(first: 1) { nodes { by fields { field after { isOn } } } } }',
  );
  expect(history.nodes).toEqual([
    { by: 'The shop itself', fields: [{ field: 'IS_PAUSED', after: { isOn: true } }] },
  ]);

  answers = {};
  await askFor(app, 'mutation ($id: ID) { testWebhook(id: $id) { id } }', { id });
  expect((await webhooks())[0]).toMatchObject({ pausedBecause: 'FAILING' });
  await askFor(app, UPDATE, { id, input: { isOn: true } });
  expect(await stored.findOne({ _id: id })).not.toMatchObject({ failingSince: expect.anything() });
  await addProduct('Thirteen');
  await eventually(() => expect(toldAt('/gone').at(-1)).toBe('product.created'));
  expect((await webhooks())[0]).toMatchObject({ pausedBecause: null });
});

test('an accepted message restarts the five days, and so does another address', async () => {
  answers = { '/now-and-then': { status: 500 } };
  const { id } = await create('/now-and-then');
  const stored = app.db.collection<{ _id: string; failingSince?: Date }>('webhooks');
  const since = async () => (await stored.findOne({ _id: id }))?.failingSince;
  const test = () => askFor(app, 'mutation ($id: ID) { testWebhook(id: $id) { id } }', { id });
  await test();
  const first = await since();
  expect(first).toBeInstanceOf(Date);
  await test();
  expect(await since()).toEqual(first);
  answers = {};
  await test();
  expect(await since()).toBeUndefined();
  answers = { '/now-and-then': { status: 500 } };
  await test();
  await askFor(app, UPDATE, { id, input: { url: `${base}/elsewhere` } });
  expect(await since()).toBeUndefined();
});

test('a change of a stale version is refused with the current state', async () => {
  const { id, version } = await create('/version');
  await askFor(app, UPDATE, { id, input: { version, events: ['STOCK'] } });
  const { errors } = await ask(app, UPDATE, { id, input: { version, events: ['ORDER'] } });
  expect(errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    current: { __typename: 'Webhook', id, version: version + 1, events: ['STOCK'] },
  });
  expect((await webhooks())[0]).toMatchObject({ version: version + 1, events: ['STOCK'] });
});

test('there are ten at most, however many are created at once, and each address has one', async () => {
  const made = await Promise.all(
    Array.from({ length: 13 }, (_, index) =>
      ask(app, CREATE, { input: { url: `${base}/${index}`, events: ['ORDER'] } }),
    ),
  );
  expect(made.filter(({ errors }) => errors.length === 0)).toHaveLength(10);
  expect(made.find(({ errors }) => errors.length > 0)?.errors[0]).toMatchObject({
    extensions: { code: 'CONFLICT' },
  });
  const [first, second] = await webhooks();
  const { errors } = await ask(app, UPDATE, { id: first?.id, input: { url: second?.['url'] } });
  expect(errors[0]?.extensions).toMatchObject({ fieldErrors: { url: expect.any(String) } });
});

test.each([
  [{ url: 'http://shop.example/', events: ['ORDER'] }, ['url']],
  [{ url: 'https://me:secret@shop.example/', events: [] }, ['url', 'events']],
  [{ url: 'https://shop.example/', events: [] }, ['events']],
])('%j is refused by its fields', async (input, fields) => {
  const { errors } = await ask(app, CREATE, { input });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(Object.keys(errors[0]?.extensions?.['fieldErrors'] ?? {})).toEqual(fields);
  expect(await webhooks()).toEqual([]);
});

test('a test is sent once, and listed; a failed one is not sent again', async () => {
  answers = { '/test': { status: 418, body: 'I am a teapot' } };
  const { id } = await create('/test');
  const tested = await askFor(app, `mutation ($id: ID) { testWebhook(id: $id) { ${FIELDS} } }`, { id });
  expect(tested.testWebhook).toMatchObject({
    waiting: 0,
    answers: [{ status: 418, excerpt: 'I am a teapot' }],
  });
  expect((await deliveries()).nodes).toMatchObject([{ event: 'test', state: 'FAILED', nextTryAt: null }]);
  expect(toldAt('/test')).toEqual(['test']);
});

test('an unknown webhook is not found', async () => {
  for (const id of ['webhook', 'event-x', `webhook-${'a'.repeat(24)}`, '']) {
    for (const call of [`updateWebhook(id: "${id}", input: {}) { id }`, `deleteWebhook(id: "${id}")`]) {
      const { errors } = await ask(app, `mutation { ${call} }`);
      expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    }
  }
});

test('only the latest finished messages are kept, for a week', async () => {
  const { id } = await create('/kept', ['ORDER']);
  const collection = app.db.collection<{ _id: string }>('webhooks');
  const day = 24 * 60 * 60_000;
  const message = (index: number, at: number, nextAt: Date | null) => ({
    ...{
      _id: `event-${index.toString(16).padStart(24, '0')}`,
      webhook: id,
      type: 'order.paid',
      release: null,
    },
    ...{ at: new Date(at), attempts: 1, nextAt },
  });
  // A message that is due later than any delay allows counts as due.
  const later = new Date(Date.now() + 60 * 60_000);
  const done = Array.from({ length: 10_003 }, (_, index) => message(index, Date.now() - index, null));
  const old = [message(20_001, Date.now() - 8 * day, null), message(20_002, Date.now() - 8 * day, later)];
  const waiting = message(20_003, Date.now() - 2 * day, later);
  await collection.insertMany([...done, ...old, waiting]);
  await pruneDeliveries(collectionsOf(app.db));
  expect(await collection.countDocuments({ webhook: id, nextAt: null })).toBe(10_000);
  expect(await collection.find({ webhook: id, nextAt: later }).toArray()).toMatchObject([waiting]);
});
