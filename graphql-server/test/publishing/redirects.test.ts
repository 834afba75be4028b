import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RedirectReport } from '@mela/rules/redirect-report.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { BUILT } from '../../src/app/http/static-files.ts';
import { runHere } from '../commands/run-here.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { readHistory, undo, undoAll, type WireChange } from '../history/ask-history.ts';
import type { Envelope } from '../rest/api.ts';
import { eventually, serveApp } from '../serve.ts';
import { LiveShop } from './live-shop.ts';
import { makeSmallSite } from './small-site.ts';

const CREATE =
  'mutation ($input: RedirectInput!) { redirect: createRedirect(input: $input) { id version from to replacesPage } }';
const UPDATE =
  'mutation ($id: ID!, $input: UpdateRedirectInput!) { redirect: updateRedirect(id: $id, input: $input) { id version from to } }';
const DELETE = 'mutation ($id: ID!) { redirect: deleteRedirect(id: $id) { from } }';
const site = makeSmallSite();
const shop = new LiveShop(serveApp({}, site));

beforeAll(async () => {
  await shop.add('Blue hat', { handles: ['blue-hat', 'azure-hat'] });
  await shop.add('Red shoe');
  await shop.add('Hidden', { status: 'DRAFT' });
  await shop.goLive();
});
beforeEach(async () => {
  await shop.collections.redirects.deleteMany();
  await shop.settled();
});

const create = async (from: string, to: string, replacesPage = false) =>
  (await askFor(shop.app, CREATE, { input: { from, to, replacesPage } })).redirect;
const createInVain = async (from: string, to: string) =>
  (await askInVain(shop.app, CREATE, { input: { from, to } })).extensions.fieldErrors;
const all = async () =>
  (await shop.collections.redirects.find().sort({ from: 1 }).toArray()).map(
    ({ from, to }) => `${from} ${to}`,
  );
const newest = async () => (await readHistory(shop.app))[0] as WireChange;
const locationOf = async (path: string) => {
  const { status, headers } = await shop.get(path);
  return `${status} ${headers.get('location') ?? ''}`.trim();
};
const importFile = async (
  csv: string,
  isDryRun = false,
  headers: Record<string, string> = {},
): Promise<Envelope<RedirectReport>> => {
  const response = await fetch(
    `${shop.app.url}/api/redirects/import?dry_run=${Number(isDryRun)}&name=old.csv`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/csv', ...headers },
      body: csv,
    },
  );
  return (await response.json()) as Envelope<RedirectReport>;
};

test('a redirect is live with the next release, for every spelling of its path, and gone once it is deleted', async () => {
  const { id, from } = await create('/Pages/Caf%C3%A9 Menü/', '/product/red-shoe');
  expect(from).toBe('/pages/café menü');
  await eventually(async () => expect(await locationOf(encodeURI(from))).toBe('301 /product/red-shoe'));
  for (const path of ['/PAGES/CAF%C3%89%20MEN%C3%9C', '/pages/cafe%CC%81%20men%C3%BC/'])
    expect(await locationOf(path)).toBe('301 /product/red-shoe');
  expect(await locationOf(`${encodeURI(from)}?utm_source=a`)).toBe('301 /product/red-shoe?utm_source=a');
  const [release] = (
    await askFor(shop.app, '{ releases(first: 1) { nodes { cause changed { products redirects } } } }')
  ).releases.nodes;
  expect(release).toEqual({ cause: 'SAVED', changed: { products: 0, redirects: 1 } });
  await askFor(shop.app, DELETE, { id });
  await eventually(async () => expect(await locationOf(encodeURI(from))).toBe('404'));
});

test('product and collection addresses of Shopify and WooCommerce redirect to the pages with their handles', async () => {
  expect(await locationOf('/products/red-shoe')).toBe('301 /product/red-shoe');
  expect(await locationOf('/Products/Red-Shoe/?variant=1')).toBe('301 /product/red-shoe?variant=1');
  expect(await locationOf('/collections/sale/products/red-shoe')).toBe('301 /product/red-shoe');
  expect(await locationOf('/products/azure-hat')).toBe('301 /product/blue-hat');
  for (const path of ['/products/nothing', '/collections/nothing', '/products/hidden', '/products'])
    expect(await locationOf(path)).toBe('404');
});

test('a redirect never leads to another one, nor to a missing page', async () => {
  await create('/a', '/b');
  await create('/hidden-old', '/product/hidden');
  await create('/b', '/product/azure-hat');
  expect(await all()).toEqual([
    '/a /product/azure-hat',
    '/b /product/azure-hat',
    '/hidden-old /product/hidden',
  ]);
  await eventually(async () => expect(await locationOf('/a')).toBe('301 /product/blue-hat'));
  expect(await locationOf('/b')).toBe('301 /product/blue-hat');
  expect(await locationOf('/hidden-old')).toBe('404');
  await shop.collections.products.updateOne({ title: 'Hidden' }, { $unset: { status: '' } });
  await eventually(async () => expect(await locationOf('/hidden-old')).toBe('301 /product/hidden'));
  await shop.collections.products.updateOne({ title: 'Hidden' }, { $set: { status: 'DRAFT' } });
});

test('loops, chains, taken and invalid addresses are refused', async () => {
  await create('/a', '/product/red-shoe');
  expect(await createInVain('/x', '/X/')).toEqual({
    to: 'New address must be different from the old address',
  });
  expect(await createInVain('/A', '/shop')).toEqual({ from: 'There is already a redirect from /a' });
  expect(await createInVain('/x', '/a?b')).toEqual({
    to: '/a already redirects to /product/red-shoe. Use that as the new address',
  });
  expect(await createInVain('x', 'http://plain.example')).toEqual({
    from: 'Old address must start with /, such as /old-page',
    to: 'New address must start with / or https://',
  });
});

test('a page keeps its address unless the operator confirms to replace it', async () => {
  for (const path of ['/product/red-shoe', '/product/Hidden', '/about'])
    expect((await createInVain(path, '/shop'))?.from).toMatch(/^The shop has a page at/);
  await create('/product/azure-hat', 'https://other.example/hat');
  await create('/product/red-shoe', '/product/blue-hat', true);
  await eventually(async () => expect(await locationOf('/product/red-shoe')).toBe('301 /product/blue-hat'));
  expect(await locationOf('/product/azure-hat')).toBe('301 https://other.example/hat');
});

test('a change names the version that was read', async () => {
  const { id } = await create('/a', '/shop');
  expect(
    (await askFor(shop.app, UPDATE, { id, input: { from: '/a', to: '/about', version: 1 } })).redirect,
  ).toEqual({
    ...{ id, version: 2, from: '/a', to: '/about' },
  });
  const stale = await askInVain(shop.app, UPDATE, { id, input: { from: '/a', to: '/help', version: 1 } });
  expect(stale.extensions.code).toBe('CONFLICT');
  for (const unknown of ['x', '0'.repeat(24)])
    expect((await askInVain(shop.app, DELETE, { id: unknown })).message).toBe('Redirect not found');
});

test('the list is searched in both addresses, and read page by page', async () => {
  for (const name of ['c', 'a', 'b']) await create(`/${name}.php`, `/product/${name}`);
  const list = async (args: string) =>
    (
      await askFor(
        shop.app,
        `{ redirects(${args}) { totalCount nodes { from } pageInfo { endCursor hasNextPage } } }`,
      )
    ).redirects;
  const first = await list('first: 2');
  expect(first).toMatchObject({ totalCount: 3, nodes: [{ from: '/a.php' }, { from: '/b.php' }] });
  const second = await list(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(second).toMatchObject({ nodes: [{ from: '/c.php' }], pageInfo: { hasNextPage: false } });
  expect((await list('search: "T/B"')).nodes).toEqual([{ from: '/b.php' }]);
  expect((await list('search: ".p"')).totalCount).toBe(3);
  expect((await list('search: "xp"')).totalCount).toBe(0);
});

test('each change is in the history and can be undone', async () => {
  const { id } = await create('/a', '/shop');
  await askFor(shop.app, UPDATE, { id, input: { from: '/a', to: '/about' } });
  const changed = await newest();
  expect(changed).toMatchObject({ subject: 'REDIRECT', subjectName: '/a', action: 'CHANGED' });
  await undo(shop.app, changed);
  expect(await all()).toEqual(['/a /shop']);
  await askFor(shop.app, DELETE, { id });
  await undo(shop.app, await newest());
  expect(await all()).toEqual(['/a /shop']);
});

test('an import with an idempotency key happens once, also when it is sent twice at the same moment', async () => {
  const key = { 'idempotency-key': 'redirects-1' };
  const csv = 'Redirect from,Redirect to\n/once,/shop\n';
  const [first, second] = await Promise.all([importFile(csv, false, key), importFile(csv, false, key)]);
  expect(first.data).toMatchObject({ toCreate: 1, unchanged: 0 });
  expect(second).toEqual(first);
  await shop.collections.redirects.deleteMany({});
  expect(await importFile(csv, false, key)).toEqual(first);
  expect(await all()).toEqual([]);

  const other = await importFile('Redirect from,Redirect to\n/other,/shop\n', false, key);
  expect(other).toMatchObject({ success: false, status: 409 });
  const checked = await importFile('Redirect from,Redirect to\n/other,/shop\n', true, key);
  expect(checked.data).toMatchObject({ toCreate: 1 });
  expect(await importFile('nothing,here\n1,2\n', false, { 'idempotency-key': 'redirects-2' })).toMatchObject({
    success: false,
  });
  const corrected = await importFile(csv, false, { 'idempotency-key': 'redirects-2' });
  expect(corrected.data).toMatchObject({ toCreate: 1 });
  expect(await all()).toEqual(['/once /shop']);
});

test('a redirects file is checked, imported except for its invalid lines, exported, and undone as a whole', async () => {
  await create('/b', '/shop');
  await create('/c', '/help');
  await create('/to-new', '/new');
  const csv = [
    'Redirect from,Redirect to,Replaces page',
    '/new,/product/red-shoe,',
    '/b,/about,0',
    '/c,/help,',
    '/NEW,/shop,',
    '/loop,/loop,',
    '/chain,/new,',
    '/product/red-shoe,/shop,no',
    '/terms,/help,1',
    '/few,/shop',
  ].join('\r\n');
  const { data: checked } = await importFile(csv, true);
  expect(checked).toMatchObject({ toCreate: 2, toChange: 1, unchanged: 1, refused: 5 });
  expect(checked?.rows.find(({ line }) => line === 5)).toMatchObject({
    faults: [{ reason: 'redirects.sameOldAddress', params: { line: 2 } }],
  });
  expect(
    checked?.rows.flatMap((row) => (row.action === 'refuse' ? `${row.line} ${row.reasons}` : [])),
  ).toEqual([
    '5 Line 2 already has this old address.',
    '6 New address must be different from the old address',
    '7 /new already redirects to /product/red-shoe. Use that as the new address',
    '8 The shop has a page at /product/red-shoe. Choose to replace it, or use another address',
    '10 The line has 2 cells, but the header has 3 columns.',
  ]);
  expect(await shop.collections.redirects.countDocuments()).toBe(3);
  expect((await importFile(csv)).success).toBe(true);
  const imported = [
    '/b /about',
    '/c /help',
    '/new /product/red-shoe',
    '/terms /help',
    '/to-new /product/red-shoe',
  ];
  expect(await all()).toEqual(imported);

  const exported = await (await fetch(`${shop.app.url}/api/redirects/export`)).text();
  expect(exported.split('\r\n').slice(0, 2)).toEqual([
    'Redirect from,Redirect to,Replaces page',
    '/b,/about,0',
  ]);
  await undoAll(shop.app, await newest());
  await eventually(async () => expect(await all()).toEqual(['/b /shop', '/c /help', '/to-new /new']));
  expect((await importFile(exported)).data).toMatchObject({
    toCreate: 2,
    toChange: 2,
    unchanged: 1,
    refused: 0,
  });
  expect(await all()).toEqual(imported);
});

test('a static export has a page for each redirect, and a file for hosts that can answer 301', async () => {
  await create('/old page', '/product/red-shoe?size=s');
  await create('/old.php', 'https://other.example/');
  await create('/old.php/below', '/product/red-shoe');
  await create(`/${'ü'.repeat(300)}`, '/product/red-shoe');
  const last = `/${'%C3%BC'.repeat(300)}`;
  await eventually(async () => expect(await locationOf(last)).toBe('301 /product/red-shoe'));
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const built = BUILT.site;
  BUILT.site = site;
  try {
    const { dataDir: DATA_DIR, uri: MONGODB_URI, name: MONGODB_DB } = shop.app;
    const exported = await runHere('export', [join(folder, 'out')], { DATA_DIR, MONGODB_URI, MONGODB_DB });
    expect(exported.code).toBe(0);
    const read = (path: string) => readFileSync(join(folder, 'out', path), 'utf8');
    expect(read('old page/index.html')).toContain('content="0;url=/product/red-shoe?size=s"');
    expect(read('products/red-shoe/index.html')).toContain('content="0;url=/product/red-shoe"');
    expect(read('products/azure-hat/index.html')).toContain('content="0;url=/product/blue-hat"');
    const lines = read('_redirects').split('\n');
    expect(lines).toContain('/old%20page /product/red-shoe?size=s 301');
    expect(lines).toContain('/old.php/below /product/red-shoe 301');
    expect(lines).toContain(`${last} /product/red-shoe 301`);
    expect(lines).toContain('/products/:handle /product/:handle 301');
  } finally {
    BUILT.site = built;
    rmSync(folder, { recursive: true });
  }
});
