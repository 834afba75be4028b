import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../serve.ts';
import { serveLiveShop } from './live-shop.ts';
import { ownPublisher } from './publisher-of.ts';

const shop = serveLiveShop({}, { isByProcess: true });
let goneBackTo = 0;

beforeAll(async () => {
  await shop.add('Red shoe');
  await shop.goLive();
});

test.each([
  ['Cannot be rendered', { kind: 'RENDERING', target: 'the fault of the page' }],
  ['Broken link', { kind: 'DEAD_LINK', target: '/nowhere' }],
  ['No title', { kind: 'NO_TITLE', target: null }],
])('a product called %s is left out and named, and the next one goes live', async (title, fault) => {
  const product = await shop.add(title);
  const path = `/product/${product.handles?.[0]}`;
  const next = await shop.add(`After ${title.toLowerCase()}`);
  await eventually(async () => expect((await shop.get(`/product/${next.handles?.[0]}`)).status).toBe(200));
  expect(await shop.settled()).toMatchObject({ error: null, waiting: 0 });
  const named = {
    subject: 'PRODUCT',
    subjectId: String(product._id),
    name: title,
    path,
    outcome: 'LEFT_OUT',
  };
  await eventually(async () => expect(await shop.faults()).toEqual([{ ...named, ...fault }]));
  expect((await shop.get(path)).status).toBe(404);
  expect((await shop.get('/products.json')).body).not.toContain(title);
  await shop.collections.products.deleteMany({ _id: { $in: [product._id, next._id] } });
  await eventually(async () => expect(await shop.faults()).toEqual([]));
});

test('a product that can no longer be published keeps its former version, even after a restart of the publisher', async () => {
  const product = await shop.add('Good hat');
  await eventually(async () => expect((await shop.get('/product/good-hat')).body).toContain('Good hat 100'));
  await shop.change(product, { title: 'Broken link hat', sellingPrice: 90 });
  await eventually(async () =>
    expect(await shop.faults()).toMatchObject([{ name: 'Broken link hat', outcome: 'KEPT' }]),
  );
  process.kill(ownPublisher(), 'SIGKILL');
  await shop.add('Another hat');
  await eventually(async () => expect((await shop.get('/product/another-hat')).status).toBe(200));
  expect((await shop.get('/product/good-hat')).body).toContain('Good hat 100');
  await eventually(async () =>
    expect(await shop.faults()).toMatchObject([{ name: 'Broken link hat', outcome: 'KEPT' }]),
  );
  await shop.change(product, { title: 'Good hat' });
  await eventually(async () => expect((await shop.get('/product/good-hat')).body).toContain('Good hat 90'));
  await eventually(async () => expect(await shop.faults()).toEqual([]));
});

test('a product with a missing image is live without it, and the image is named', async () => {
  const product = await shop.add('Painting', { images: [{ hash: 'a'.repeat(32), width: 1, height: 1 }] });
  await eventually(async () => expect((await shop.get('/product/painting')).status).toBe(200));
  const target = `/uploads/${'a'.repeat(32)}.webp`;
  expect((await shop.get('/product/painting')).body).not.toContain(target);
  const fault = { name: 'Painting', kind: 'IMAGE_MISSING', target, outcome: 'SHOWN' };
  await eventually(async () => expect(await shop.faults()).toMatchObject([fault]));
  await shop.collections.products.deleteOne({ _id: product._id });
  await eventually(async () => expect(await shop.faults()).toEqual([]));
});

test('drafts, and products outside their dates, are on no page; hidden ones have only their own', async () => {
  const hour = 3_600_000;
  await shop.add('A draft', { status: 'DRAFT' });
  await shop.add('Too early', { showFrom: new Date(Date.now() + hour) });
  await shop.add('Too late', { showUntil: new Date(Date.now() - hour) });
  await shop.add('Hidden', { status: 'HIDDEN' });
  await eventually(async () => expect((await shop.get('/product/hidden')).status).toBe(200));
  const list = (await shop.get('/products.json')).body;
  for (const title of ['A draft', 'Too early', 'Too late', 'Hidden']) expect(list).not.toContain(title);
  for (const path of ['a-draft', 'too-early', 'too-late']) {
    expect((await shop.get(`/product/${path}`)).status).toBe(404);
  }
});

test('a scheduled date changes the pages automatically', async () => {
  const over = await shop.add('Soon over');
  await eventually(async () => expect((await shop.get('/product/soon-over')).status).toBe(200));
  await shop.change(over, { showUntil: new Date(Date.now() + 4_000) });
  await shop.add('Soon there', { showFrom: new Date(Date.now() + 4_000) });
  await eventually(async () => expect((await shop.get('/product/soon-there')).status).toBe(200));
  await eventually(async () => expect((await shop.get('/product/soon-over')).status).toBe(404));
});

test('a former handle redirects, with and without a trailing slash', async () => {
  await shop.add('Blue hat', { handles: ['blue-hat', 'azure-hat'] });
  await eventually(async () => expect((await shop.get('/product/azure-hat')).status).toBe(301));
  const { status, headers } = await shop.get('/product/azure-hat/');
  expect([status, headers.get('location')]).toEqual([301, '/product/blue-hat']);
});

test('an import makes one release, when it is complete', async () => {
  await shop.settled();
  const [before] = await shop.releases();
  const { imports } = shop.collections;
  const _id = new ObjectId();
  await imports.insertOne({ _id, importId: new ObjectId(), writes: [] });
  for (let row = 1; row <= 5; row += 1) await shop.add(`Imported ${row}`);
  expect((await shop.releases())[0]?.number).toBe(before?.number);
  await imports.deleteOne({ _id });
  await eventually(async () => expect((await shop.get('/product/imported-5')).status).toBe(200));
  const [newest] = await shop.releases();
  expect(newest).toMatchObject({
    number: (before?.number ?? 0) + 1,
    cause: 'IMPORTED',
    changed: { products: 5, categories: 0, content: false },
  });
});

test('without automatic publishing changes wait until an operator publishes', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  await shop.add('Waiting one');
  await shop.add('Waiting two');
  await eventually(async () =>
    expect(await shop.storefront()).toMatchObject({ state: 'WAITING', waiting: 2 }),
  );
  expect((await shop.get('/product/waiting-one')).status).toBe(404);
  await shop.goLive();
  expect((await shop.get('/product/waiting-two')).status).toBe(200);
  expect((await shop.releases())[0]).toMatchObject({
    cause: 'REQUESTED',
    changed: { products: 2 },
  });
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })');
});

test('after a rollback nothing is published automatically until an operator publishes', async () => {
  const [newest, former] = await shop.releases();
  goneBackTo = former?.number ?? 0;
  await shop.tell(`rollBackStorefront(release: ${former?.number})`);
  await shop.add('After the roll back');
  await eventually(async () =>
    expect(await shop.storefront()).toMatchObject({ isPaused: true, release: former?.number, waiting: 3 }),
  );
  expect((await shop.get('/product/after-the-roll-back')).status).toBe(404);
  await shop.goLive();
  expect((await shop.get('/product/after-the-roll-back')).status).toBe(200);
  expect(await shop.storefront()).toMatchObject({ isPaused: false, release: (newest?.number ?? 0) + 1 });
});

test('publishing that was paused by a rollback continues when automatic publishing is switched on', async () => {
  const [, former] = await shop.releases();
  await shop.tell(`rollBackStorefront(release: ${former?.number})`);
  await shop.add('Once it goes on');
  expect(await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })')).toMatchObject({
    isPaused: false,
  });
  await eventually(async () => expect((await shop.get('/product/once-it-goes-on')).status).toBe(200));
});

test('a release can be previewed before it is restored, and is never cached', async () => {
  const former = (await shop.releases()).find(({ number }) => number === goneBackTo);
  const asked = await shop.get(former?.url ?? '');
  expect([asked.status, asked.headers.get('location')]).toEqual([302, '/']);
  const cookie = asked.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const page = await shop.get('/product/after-the-roll-back', { cookie });
  expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect((await shop.get('/product/red-shoe', { cookie })).headers.get('cache-control')).toBe(
    'private, no-store',
  );
});

test.runIf(existsSync('/proc/self/task'))(
  'all threads of the process that makes pages have the priority of the server: shoppers wait for them',
  async () => {
    const folder = `/proc/${ownPublisher()}/task`;
    const threads = readdirSync(folder).map((thread) => readFileSync(`${folder}/${thread}/stat`, 'utf8'));
    // The nineteenth field (proc(5)), counted from the bracket that ends the second.
    const niceness = threads.map((stat) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
    expect(new Set(niceness)).toEqual(new Set([getPriority()]));
  },
);

test('the publishing process is restarted when it is killed', async () => {
  process.kill(ownPublisher(), 'SIGKILL');
  await shop.add('After the kill');
  await eventually(async () => expect((await shop.get('/product/after-the-kill')).status).toBe(200));
  expect(await shop.settled()).toMatchObject({ error: null });
});
