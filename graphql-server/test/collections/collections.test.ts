import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkCollections } from '../../src/modules/collections/module.ts';
import { Browser } from '../accounts/callers.ts';
import { askFor, askInVain, askWithFiles } from '../graphql/ask.ts';
import { createCategory, imageFile } from '../graphql/shop.ts';
import { newestOf, undo } from '../history/ask-history.ts';
import { LiveShop } from '../publishing/live-shop.ts';
import { makeRenderedSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { collectionActs, FIELDS, SALE, SAVE } from './collection-acts.ts';

const shop = new LiveShop(serveApp({ ADMIN: 'open' }, makeRenderedSite()));
const shopper = new Browser(shop.app);
const { save, saveInVain, page } = collectionActs(shop);
const DELETE = 'mutation ($id: ID!) { deleteCollection(id: $id) { name } }';
const READ = `query ($handle: String!) { collection(handle: $handle) { ${FIELDS} } }`;

const whenStatus = (handle: string, status: number) =>
  eventually(async () => expect((await page(handle)).status).toBe(status));

beforeAll(async () => {
  await shop.add('Plain');
  await shop.add('Reduced', { sellingPrice: 100, regularPrice: 200 });
  await shop.goLive();
});

test('the page follows its conditions after each change', async () => {
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  const { handle, id, version } = await save({ name: 'Holi', conditions: [{ kind: 'TAG', value: 'Holi' }] });
  expect((await page(handle)).status).toBe(404);
  await shop.goLive();
  expect(await page(handle)).toMatchObject({ status: 200, shown: [] });
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: true })');
  const shows = (handles: string[]) =>
    eventually(async () => expect((await page(handle)).shown).toEqual(handles));
  const powder = await shop.add('Powder', { tags: ['holi'] });
  await shows(['powder']);
  await shop.change(powder, { tags: ['other'] });
  await shows([]);
  await save({ id, version, name: 'Holi', conditions: [{ kind: 'TAG', value: 'other' }] });
  await shows(['powder']);
});

test('a collection has a title, description, menu entry and sitemap entry, and its former address redirects', async () => {
  const input = {
    ...{ name: 'Festive lamps', description: 'Bright.', seoTitle: 'Lamps for Diwali', isInMenu: true },
  };
  const saved = await save(input);
  expect(saved).toMatchObject({ handle: 'festive-lamps', hasOwnHandle: false, version: 1 });
  await whenStatus('festive-lamps', 200);
  const { body, shown } = await page('festive-lamps');
  expect(shown).toContain('reduced');
  expect(body).toContain('<title>Lamps for Diwali</title>');
  for (const text of ['Bright.', 'BreadcrumbList']) expect(body).toContain(text);
  expect((await shop.get('/')).body).toMatch(/href="?\/collection\/festive-lamps/);
  expect((await shop.get('/sitemap.xml')).body).toContain('/collection/festive-lamps<');
  const { id, version } = saved;
  const moved = await save({ ...input, id, version, handle: 'lamps' });
  expect(moved).toMatchObject({ handle: 'lamps', formerHandles: ['festive-lamps'], hasOwnHandle: true });
  await whenStatus('lamps', 200);
  const { status, headers } = await page('festive-lamps');
  expect([status, headers.get('location')]).toEqual([301, '/collection/lamps']);
});

test('a collection has an image, which stays until it is removed', async () => {
  const input = { name: 'With image', conditions: SALE, image: null, imageAlt: 'A lamp' };
  const files = { 'input.image': await imageFile() };
  const { data } = await askWithFiles(shop.app, SAVE, { input }, files);
  const { id, image } = data.collection;
  expect(image).toMatchObject({ alt: 'A lamp' });
  expect((await save({ id, name: 'Renamed' })).image).toEqual(image);
  await eventually(async () => expect((await page('with-image')).body).toContain('Renamed'));
  const [, hash = ''] = /uploads\/([\w-]+?)(?:-\d+)?\.webp/.exec(image.url) ?? [];
  expect((await page('with-image')).body).toContain(hash);
  expect((await save({ id, name: 'Renamed', image: null })).image).toBeNull();
});

describe('a change', () => {
  test('is rejected if it breaks a rule, is stale, or takes a handle', async () => {
    const { id, handle, version } = await save();
    expect(await saveInVain({ conditions: [] })).toMatchObject({
      fieldErrors: { conditions: 'Add at least one condition' },
    });
    expect(await saveInVain({ handle })).toMatchObject({ fieldErrors: { handle: expect.anything() } });
    await save({ id, version });
    expect(await saveInVain({ id, version })).toMatchObject({ code: 'CONFLICT' });
    expect(await saveInVain({ id: 'a'.repeat(24) })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is in the history, and can be undone, as can a deletion', async () => {
    const lamps = await createCategory(shop.app, 'Lamps');
    const { id, handle } = await save({ name: 'Once', description: 'Text' });
    await save({ id, name: 'Twice', match: 'ANY', conditions: [{ kind: 'CATEGORY', value: lamps }] });
    const change = await newestOf(shop.app, id, 'COLLECTION');
    expect(change.fields.map(({ field }) => field)).toEqual(['NAME', 'DESCRIPTION', 'MATCH', 'CONDITIONS']);
    expect(JSON.stringify(change.fields)).toContain('Category is Lamps');
    await undo(shop.app, change);
    const stored = () => shop.collections.productCollections.findOne({ _id: new ObjectId(id as string) });
    const restored = { name: 'Once', description: 'Text', match: 'ALL', conditions: SALE };
    expect(await stored()).toMatchObject(restored);
    await whenStatus(handle, 200);
    await askFor(shop.app, DELETE, { id });
    await whenStatus(handle, 404);
    await undo(shop.app, await newestOf(shop.app, id, 'COLLECTION'));
    await whenStatus(handle, 200);
    expect(await stored()).toMatchObject(restored);
  });
});

test('a redirect from the page of a collection is rejected', async () => {
  const { handle } = await save();
  const create = 'mutation ($input: RedirectInput!) { createRedirect(input: $input) { id } }';
  const input = { from: `/collection/${handle}`, to: '/shop' };
  expect((await askInVain(shop.app, create, { input })).extensions).toMatchObject({
    fieldErrors: { from: expect.stringContaining('has a page') },
  });
});

test('check-data finds a collection that breaks the rules', async () => {
  const found = async () => {
    const faults: string[] = [];
    for await (const fault of checkCollections(shop.collections)) faults.push(fault);
    return faults;
  };
  expect(await found()).toEqual([]);
  const _id = new ObjectId((await save({ name: 'Broken' })).id as string);
  await shop.collections.productCollections.updateOne({ _id }, { $set: { conditions: [] } });
  expect(await found()).toEqual(['Collection Broken: Add at least one condition.']);
  await shop.collections.productCollections.deleteOne({ _id });
});

// The last test, because everyone is an operator until the first account exists.
test('shoppers read the collections of the release', async () => {
  const { id, handle } = await save({ name: 'Released' });
  await shop.settled();
  await shop.tell('updateStorefrontSettings(input: { publishesAutomatically: false })');
  await save({ id, name: 'Not yet', handle: 'not-yet' });
  const { handle: unknown } = await save();
  await new Browser(shop.app).signUp('owner@mela.example');
  const read = async (one: string) => (await shopper.askFor(READ, { handle: one })).collection;
  expect(await read(handle)).toMatchObject({ name: 'Released', conditions: SALE });
  expect(await read('not-yet')).toBeNull();
  expect(await read(unknown)).toBeNull();
});
