import { beforeEach, expect, test } from 'vitest';
import { undoImport } from '../../src/modules/catalogue/import/journal.ts';
import { readHistory, undoAll, type WireChange } from '../history/ask-history.ts';
import { fileOf, importFile, type Row } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const LONG = `k-${'long-'.repeat(16)}x`;

beforeEach(async () => {
  await shop.collections.redirects.deleteMany();
  await shop.collections.categories.deleteMany({ name: { $ne: 'Dresses' } });
});

const row = (cells: Row): Row => ({
  ...{ Handle: '', Title: '', 'Body (HTML)': '<p>x</p>', Type: 'Lamps', 'Option1 Name': 'Title' },
  ...{ 'Option1 Value': 'Default Title', 'Variant Price': '9.00', Status: 'draft', ...cells },
});
const FILE = fileOf([
  row({ Handle: LONG, Title: 'K one' }),
  row({ Handle: 'मेरी-साड़ी', Title: 'K two', Type: 'साड़ी' }),
  row({ Handle: 'tac™-wipes', Title: 'K three' }),
  row({ Handle: 'taken', Title: 'K four' }),
]);
const putTaken = async () => {
  const { _id } = await shop.put({ title: 'Taken' });
  await shop.collections.products.updateOne({ _id }, { $set: { handles: ['taken'] } });
};
const redirects = async () =>
  (await shop.collections.redirects.find().sort({ from: 1 }).toArray()).map(
    ({ from, to }) => `${from} ${to}`,
  );

test('changes of handles are reported before the import, and their old addresses are redirected', async () => {
  await putTaken();
  const checked = (await importFile(shop, FILE, { dryRun: true })).envelope.data;
  const only = 'Handle must be lowercase letters a to z and digits, separated by single hyphens.';
  const changes = [
    { line: 3, from: '/products/मेरी-साड़ी', to: '/product/k-two', reason: only },
    { line: 4, from: '/products/tac™-wipes', to: '/product/k-three', reason: only },
    { line: 5, from: '/products/taken', to: '/product/taken-2', reason: 'Another product has this handle.' },
    {
      line: null,
      from: '/collections/साड़ी',
      to: expect.stringMatching(/^\/category\/[a-z0-9-]+$/),
      reason: only,
    },
  ];
  expect(checked).toMatchObject({ handlesChanged: 4, handles: changes });
  expect(await redirects()).toEqual([]);

  const { data } = (await importFile(shop, FILE)).envelope;
  expect(data).toMatchObject({ toCreate: 4, handlesChanged: 4, handles: changes });
  const made = (await shop.others()).map(({ handles }) => handles?.[0]);
  expect(made).toEqual(['taken', 'taken-2', 'k-three', 'k-two', LONG]);
  const category = await shop.collections.categories.findOne({ name: 'साड़ी' });
  expect(await redirects()).toEqual(
    [
      `/collections/${'साड़ी'.normalize('NFC')} /category/${category?.handles?.[0]}`,
      `/products/${'मेरी-साड़ी'.normalize('NFC')} /product/k-two`,
      '/products/tac™-wipes /product/k-three',
      '/products/taken /product/taken-2',
    ].toSorted(),
  );
  // Importing it again changes nothing.
  expect((await importFile(shop, FILE)).envelope.data).toMatchObject({ unchanged: 4, handlesChanged: 0 });
});

test('an existing redirect stays as an operator has made it', async () => {
  const kept = { version: 1, from: '/products/tac™-wipes', to: '/shop', toKey: '/shop', replacesPage: false };
  await shop.collections.redirects.insertOne({ ...kept, createdAt: new Date() } as never);
  await importFile(shop, FILE);
  expect(await redirects()).toContain('/products/tac™-wipes /shop');
});

test('the redirects of an import are undone with it', async () => {
  await importFile(shop, FILE);
  expect(await redirects()).toHaveLength(3);
  await undoAll(shop, (await readHistory(shop)).find(({ group }) => group !== null) as WireChange);
  expect(await redirects()).toEqual([]);

  await importFile(shop, FILE.replaceAll('K two', 'K second'));
  const { importId } = (await shop.collections.redirects.findOne()) ?? {};
  if (importId) await undoImport({ ...shop.collections, productFlags: [] }, importId);
  expect(await redirects()).toEqual([]);
  expect(
    await shop.collections.history.countDocuments({ subject: 'REDIRECT', groupId: importId as never }),
  ).toBe(0);
});

test('a handle in a file of our own that another product has is reported too', async () => {
  await putTaken();
  const file = fileOf([newRow(shop, { handle: 'taken' })]);
  expect((await importFile(shop, file)).envelope.data?.handles).toMatchObject([
    { line: 2, from: '/product/taken', to: '/product/taken-2', isRedirected: false },
  ]);
});
