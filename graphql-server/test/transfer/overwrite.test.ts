import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CellChange } from '@mela/rules/import-report.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { countsOf, fileOf, importFile, type Row } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop({ PRIVATE_NETWORKS: '127.0.0.1' });
let elsewhere: Server;
let address = '';
let asked: string[] = [];
let missing = new Set<string>();

beforeAll(async () => {
  const images = [await drawImage('png', 30, 20), await drawImage('png', 20, 30)];
  elsewhere = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (missing.has(url)) return response.writeHead(404).end();
    return response.end(images[url === '/a.png' ? 0 : 1]);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  asked = [];
  missing = new Set();
  await shop.collections.importedRows.deleteMany({});
});
afterAll(() => elsewhere.close());

const COLUMNS =
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status'.split(
    ',',
  );
const mug = (cells: Row = {}): Row => ({
  ...{ Handle: 'mug', Title: 'Mug', 'Body (HTML)': '<p>Round</p>', Type: 'Cups', Status: 'active' },
  ...{ 'Variant SKU': 'M-1', 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '5' },
  ...{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
  ...{ 'Variant Price': '10.00', 'Image Src': `${address}/a.png`, ...cells },
});
const csv = (rows: Row[]) =>
  fileOf(rows.map((row) => Object.fromEntries(COLUMNS.map((name) => [name, row[name] ?? '']))));
const send = (rows: Row[], options = {}) => importFile(shop, csv(rows), options);
const only = async () => (await shop.others())[0];
const notesOf = ({ envelope }: Awaited<ReturnType<typeof send>>) =>
  (envelope.data?.notes ?? []).map(({ text }) => text);
const changesIn = ({ envelope }: Awaited<ReturnType<typeof send>>): CellChange[] =>
  (envelope.data?.rows ?? []).flatMap((row) => ('changes' in row ? row.changes : []));

describe('another shop’s file that is imported again', () => {
  test('lists the differences, and overwrites prices and stock unless told otherwise', async () => {
    await send([mug()]);
    const next = mug({
      ...{ Title: 'Big mug', 'Body (HTML)': '<p>Very round</p>', Type: 'Mugs', Status: 'draft', Tags: 'new' },
      ...{ 'Variant Inventory Qty': '2', 'Variant Price': '12.00', 'Variant Compare At Price': '15.00' },
    });
    const dry = await send([next], { dryRun: true });
    expect(countsOf(dry)).toEqual([0, 1, 0, 0]);
    const ofGroup = (group: string) =>
      changesIn(dry)
        .filter((change) => change.group === group)
        .map(({ column, from, to }) => [column, from, to]);
    expect(ofGroup('prices')).toEqual([
      ['regular_price', '', '15'],
      ['selling_price', '10', '12'],
    ]);
    expect(ofGroup('stock')).toEqual([['stock', '5', '2']]);
    expect(ofGroup('texts')).toEqual([
      ['title', 'Mug', 'Big mug'],
      ['description', 'Round', 'Very round'],
    ]);
    expect(ofGroup('categories')).toEqual([['category', 'Cups', 'Mugs']]);
    expect(ofGroup('status')).toEqual([['status', 'active', 'draft']]);
    expect(ofGroup('details')).toEqual([['tags', '', 'new']]);
    expect(dry.envelope.data?.differences).toEqual([
      { count: 1, ways: expect.arrayContaining([{ group: 'prices', isEdited: false }]) },
    ]);
    await send([next]);
    expect(await only()).toMatchObject({
      ...{ title: 'Mug', description: 'Round', sellingPrice: 1_200, regularPrice: 1_500, stock: 2 },
      ...{ handles: ['mug'], version: 2 },
    });
    expect(await only()).not.toHaveProperty('status');
  });

  test('overwrites what its client chooses, and nothing else', async () => {
    await send([mug()]);
    const next = mug({ Title: 'Big mug', Type: 'Mugs', 'Variant Price': '12', Tags: 'a' });
    expect(countsOf(await send([next], { name: '&overwrite=none' }))).toEqual([0, 0, 0, 0]);
    expect(await only()).toMatchObject({ title: 'Mug', sellingPrice: 1_000, version: 1 });
    await send([next], { name: '&overwrite=texts,categories' });
    const category = await shop.collections.categories.findOne({ name: 'Mugs' });
    expect(await only()).toMatchObject({
      ...{ title: 'Big mug', sellingPrice: 1_000, categoryId: category?._id, handles: ['mug'] },
    });
    expect((await only())?.tags).toBeUndefined();
    const { envelope } = await send([next], { name: '&overwrite=colour' });
    expect(envelope).toMatchObject({ success: false, message: expect.stringContaining('overwrite must be') });
  });

  test('does not revert edits made here, unless its client wants it', async () => {
    await send([mug()]);
    await shop.collections.products.updateOne(
      { title: 'Mug' },
      { $set: { sellingPrice: 900, regularPrice: 900, version: 2 } },
    );
    const again = await send([mug()]);
    expect(again.envelope.data).toMatchObject({ toChange: 0, unchanged: 0, kept: 1 });
    expect(changesIn(again)).toMatchObject([{ group: 'prices', isEdited: true }]);
    expect(await only()).toMatchObject({ sellingPrice: 900 });
    await send([mug()], { name: '&overwrite=prices,edits' });
    expect(await only()).toMatchObject({ sellingPrice: 1_000 });
  });

  test('keeps values with blank cells', async () => {
    await send([mug()]);
    const blank = mug({ 'Variant SKU': '', 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' });
    const answer = await send([blank], { name: '&overwrite=stock,details,edits' });
    expect(countsOf(answer)).toEqual([0, 0, 1, 0]);
    expect(await only()).toMatchObject({ sku: 'M-1', stock: 5 });
  });

  test('fetches images again that could not be fetched, and only these', async () => {
    missing.add('/b.png');
    const rows = [mug(), { Handle: 'mug', 'Image Src': `${address}/b.png` }];
    await send(rows);
    expect(await only()).toMatchObject({ status: 'DRAFT', images: [{ width: 30 }] });
    const failed = await send(rows);
    expect(failed.envelope.data).toMatchObject({ toChange: 0 });
    expect(failed.envelope.data?.notes).toMatchObject([
      { text: expect.stringContaining('The images were not changed: '), lines: [2] },
    ]);
    missing.clear();
    asked = [];
    expect(countsOf(await send(rows))).toEqual([0, 1, 0, 0]);
    expect(asked).toEqual(['/b.png']);
    expect((await only())?.images).toMatchObject([{ width: 30 }, { width: 20 }]);
    asked = [];
    // The product is still a draft, which only an operator or the group `status` can change.
    expect((await send(rows)).envelope.data).toMatchObject({ toChange: 0, kept: 1 });
    expect(asked).toEqual([]);
    await send(rows, { name: '&overwrite=status' });
    expect(await only()).not.toHaveProperty('status');
  });

  test('changes single variants, and adds new ones only if allowed', async () => {
    const sized = (size: string, price: string, quantity: string, cells: Row = {}): Row => ({
      ...{ Handle: 'mug', 'Option1 Value': size, 'Variant SKU': `M-${size}`, 'Variant Price': price },
      ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': quantity, ...cells },
    });
    const head = { ...mug(), 'Option1 Name': 'Size' };
    await send([{ ...head, ...sized('S', '10', '1') }, sized('M', '11', '2')]);
    const next = [{ ...head, ...sized('S', '10', '7') }, sized('M', '12', '2'), sized('L', '13', '3')];
    const answer = await send(next);
    expect(countsOf(answer)).toEqual([0, 1, 0, 0]);
    expect(changesIn(answer)).toMatchObject([
      { column: 'options', group: 'variants' },
      { column: 'variants', group: 'variants' },
      { column: 'variants', group: 'prices', from: 'M, ₹11', to: 'M, ₹12' },
      { column: 'variants', group: 'stock', from: 'S, stock 1', to: 'S, stock 7' },
    ]);
    expect((await only())?.variants).toMatchObject([
      { values: ['S'], onHand: 7, sku: 'M-S' },
      { values: ['M'], onHand: 2, price: 1_200 },
    ]);
    await send(next, { name: '&overwrite=variants' });
    expect((await only())?.variants).toMatchObject([
      { values: ['S'] },
      { values: ['M'] },
      { values: ['L'], onHand: 3, price: 1_300, sku: 'M-L' },
    ]);
  });

  test('keeps a price that its own file has corrupted since', async () => {
    await send([mug()]);
    const answer = await send([mug({ 'Variant Price': 'on request', 'Variant Inventory Qty': '4' })]);
    expect(countsOf(answer)).toEqual([0, 1, 0, 0]);
    expect(await only()).toMatchObject({ sellingPrice: 1_000, stock: 4 });
  });
});

describe('a product that may not be active', () => {
  const priceless = (cells: Row = {}) => mug({ 'Variant Price': '0', Status: 'draft', ...cells });

  test('is not activated by an import, which says why', async () => {
    await send([mug({ 'Image Src': '', Status: 'draft' })]);
    const answer = await send([mug({ 'Image Src': '' })], { name: '&overwrite=status,edits' });
    expect(answer.envelope.data).toMatchObject({ toChange: 0 });
    expect(await only()).toMatchObject({ status: 'DRAFT', images: [] });
    await shop.collections.products.deleteMany({ title: 'Mug' });
    await shop.collections.importedRows.deleteMany({});
    await send([priceless()]);
    const active = await send([mug({ 'Variant Price': '12' })], { name: '&overwrite=status,edits' });
    expect(notesOf(active)).toEqual(['Not overwritten (status): A price above 0 is required.']);
    expect(await only()).toMatchObject({ status: 'DRAFT', sellingPrice: 0 });
    await send([mug({ 'Variant Price': '12' })], { name: '&overwrite=status,prices,edits' });
    expect(await only()).toMatchObject({ sellingPrice: 1_200 });
    expect(await only()).not.toHaveProperty('status');
  });

  test('does not result from an active product that gets a draft’s prices', async () => {
    await send([mug()]);
    const answer = await send([priceless({ 'Variant Inventory Qty': '3' })], {
      name: '&overwrite=prices,stock',
    });
    expect(notesOf(answer)).toEqual(['Not overwritten (prices): A price above 0 is required.']);
    expect(await only()).toMatchObject({ sellingPrice: 1_000, stock: 3 });
    expect(await only()).not.toHaveProperty('status');
  });
});

test('a new product in this shop’s format without a price is a draft', async () => {
  const answer = await importFile(shop, fileOf([newRow(shop, { regular_price: '', selling_price: '0' })]));
  expect(notesOf(answer)).toEqual([
    'The product has no valid price, so it was imported as a draft with the price 0.',
  ]);
  expect(await only()).toMatchObject({ status: 'DRAFT', sellingPrice: 0 });
});

test('a file of this shop without ids fetches images again that could not be fetched', async () => {
  missing.add('/b.png');
  const file = fileOf([newRow(shop, { images: `${address}/a.png ${address}/b.png` })]);
  await importFile(shop, file);
  expect(await only()).toMatchObject({ status: 'DRAFT', images: [{ width: 30 }] });
  missing.clear();
  await importFile(shop, file);
  expect((await only())?.images).toHaveLength(2);
});
