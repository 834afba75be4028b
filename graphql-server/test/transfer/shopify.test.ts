import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undoImport } from '../../src/modules/catalogue/import/journal.ts';
import { readHistory, undoAll } from '../history/ask-history.ts';
import { addCategory } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { countsOf, fileOf, importFile, type Row } from './files.ts';
import { serveTransferShop } from './shop.ts';

const shop = serveTransferShop({ PRIVATE_NETWORKS: '127.0.0.1' });
const FORMER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Variant Image,Variant Weight Unit,Cost per item,Price / International,Status'.split(
    ',',
  );
const PRESENT =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title'.split(
    ',',
  );
let elsewhere: Server;
let address = '';

beforeAll(async () => {
  const image = await drawImage('png', 30, 20);
  const other = await drawImage('png', 20, 30);
  elsewhere = createServer(({ url = '' }, response) => {
    if (url.startsWith('/missing')) return response.writeHead(404).end();
    return response.end(url.startsWith('/b') ? other : image);
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await shop.collections.categories.deleteMany({ name: { $ne: 'Dresses' } });
  await shop.collections.inventory.deleteMany({});
});
afterAll(() => elsewhere.close());

const row = (cells: Row, columns = FORMER) =>
  Object.fromEntries(columns.map((name) => [name, cells[name] ?? '']));
const first = (cells: Row = {}): Row => ({
  ...{
    Handle: 'tee',
    Title: 'Tee',
    'Body (HTML)': '<p>Soft <strong>cotton</strong></p><ul><li>Warm</li></ul>',
  },
  ...{ Vendor: 'Acme', Type: 'Tops', Tags: 'a, b', Published: 'TRUE', Status: 'active' },
  ...{ 'Option1 Name': 'Colour', 'Option1 Value': 'Red', 'Option2 Name': 'Size', 'Option2 Value': 'S' },
  ...{ 'Variant SKU': "'T-RS", 'Variant Grams': '200', 'Variant Inventory Tracker': 'shopify' },
  ...{
    'Variant Inventory Qty': '4',
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
  },
  ...{ 'Variant Price': '100.00', 'Variant Compare At Price': '120.00', 'Variant Requires Shipping': 'true' },
  ...{
    'Variant Barcode': '4006',
    'Image Src': `${address}/b.png?v=1`,
    'Image Position': '2',
    'Image Alt Text': 'Back',
  },
  ...{ 'Gift Card': 'false', 'Variant Weight Unit': 'kg', ...cells },
});
const alone = (cells: Row = {}): Row =>
  first({
    ...{ Handle: 'mug', Title: 'Mug', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
    ...{ 'Option2 Name': '', 'Option2 Value': '', 'Variant SKU': 'M-1', 'Image Position': '1', ...cells },
  });
const TEE = () => [
  first(),
  {
    ...{
      Handle: 'tee',
      'Option1 Value': 'Red',
      'Option2 Value': 'M',
      'Variant Price': '110',
      'Variant Grams': '0',
    },
    ...{
      'Variant Image': `${address}/b.png?v=1`,
      'Image Src': `${address}/a.png?v=1`,
      'Image Position': '1',
    },
  },
  {
    Handle: 'tee',
    'Option1 Value': 'Blue',
    'Option2 Value': 'S',
    'Variant Price': '100',
    'Variant Compare At Price': '90',
  },
];
const send = (rows: Row[], options = {}) => importFile(shop, fileOf(rows.map((one) => row(one))), options);
const notesIn = (answer: Awaited<ReturnType<typeof send>>) => answer.envelope.data?.notes;

describe("Shopify's own file", () => {
  test('is imported completely: several rows for each product, images by row, HTML as text', async () => {
    const answer = await send([...TEE(), alone()]);
    expect(countsOf(answer)).toEqual([2, 0, 0, 0]);
    expect(answer.envelope.data).toMatchObject({ newCategories: ['Tops'], notes: [] });
    const [mug, tee] = await shop.others();
    const [category] = await shop.collections.categories.find({ name: 'Tops' }).toArray();
    expect(tee).toMatchObject({
      ...{ title: 'Tee', description: 'Soft **cotton**\n\n- Warm', brand: 'Acme', tags: ['a', 'b'] },
      ...{ handles: ['tee'], categoryId: category?._id, sellingPrice: 10_000, regularPrice: 12_000 },
      options: [
        { name: 'Colour', values: ['Red', 'Blue'] },
        { name: 'Size', values: ['S', 'M'] },
      ],
      images: [{ width: 30 }, { width: 20, alt: 'Back' }],
    });
    expect(tee?.status).toBeUndefined();
    const [rs, rm, bs] = tee?.variants ?? [];
    expect(rs).toEqual({
      ...{
        id: ownVariantId(String(tee?._id)),
        values: ['Red', 'S'],
        sku: 'T-RS',
        barcode: '4006',
        weightGrams: 200,
        onHand: 4,
      },
    });
    expect(rm).toEqual({
      ...{
        id: rm?.id,
        values: ['Red', 'M'],
        price: 11_000,
        compareAtPrice: 11_000,
        image: tee?.images[1]?.hash,
      },
    });
    expect(bs).toEqual({ id: bs?.id, values: ['Blue', 'S'], compareAtPrice: 10_000 });
    expect(mug).toMatchObject({ sku: 'M-1', barcode: '4006', weightGrams: 200, stock: 4 });
    expect(mug).not.toHaveProperty('options');
    expect(mug).not.toHaveProperty('variants');
  });

  test('is imported with its current column names, too', async () => {
    const present = [
      {
        ...{
          Title: 'Tee',
          'URL handle': 'tee',
          Description: 'Soft',
          Type: '',
          'Product category': 'Apparel > Shirts',
        },
        ...{
          'Published on online store': 'TRUE',
          Status: 'Active',
          SKU: 'P-1',
          Barcode: '1',
          'Option1 name': 'Colour',
        },
        ...{ 'Option1 value': 'Red', Price: '10', 'Compare-at price': '12', 'Inventory tracker': 'shopify' },
        ...{
          'Inventory quantity': '3',
          'Weight value (grams)': '5',
          'Product image URL': `${address}/a.png`,
        },
        ...{ 'Image position': '1', 'Image alt text': 'Front', 'Variant image URL': `${address}/a.png` },
      },
      { 'URL handle': 'tee', 'Option1 value': 'Blue', Price: '10', 'Compare-at price': '12' },
    ];
    const answer = await importFile(shop, fileOf(present.map((one) => row(one, PRESENT))));
    expect(countsOf(answer)).toEqual([1, 0, 0, 0]);
    expect(answer.envelope.data?.newCategories).toEqual(['Shirts']);
    const [tee] = await shop.others();
    expect(tee).toMatchObject({ sellingPrice: 1_000, regularPrice: 1_200, images: [{ alt: 'Front' }] });
    expect(tee?.variants).toMatchObject([
      { values: ['Red'], sku: 'P-1', barcode: '1', weightGrams: 5, onHand: 3, image: tee?.images[0]?.hash },
      { values: ['Blue'] },
    ]);
  });

  test('creates nothing twice when it is imported again, and only new products when it has grown', async () => {
    await send(TEE());
    expect(countsOf(await send([...TEE(), alone()]))).toEqual([1, 0, 1, 0]);
    expect(await shop.others()).toHaveLength(2);
    expect(await shop.collections.categories.countDocuments({ name: 'Tops' })).toBe(1);
  });

  test.each([
    ['products_export_1.csv', undefined, 'Products export 1'],
    ['products.csv', 'New arrivals', 'New arrivals'],
    ['products.csv', 'dresses', 'Dresses'],
    ['', undefined, 'Imported'],
  ])(
    'without a type, named %j and asked for in %j, is in the category %s',
    async (name, category, expected) => {
      const asked = category === undefined ? name : `${name}&category=${encodeURIComponent(category)}`;
      await send([alone({ Type: '' })], { name: asked });
      const [mug] = await shop.others();
      const found = await shop.collections.categories.findOne({ _id: mug?.categoryId as never });
      expect(found?.name).toBe(expected);
    },
  );

  test('is not on sale without a compare-at price, not tracked without a tracker', async () => {
    await send([alone({ 'Variant Compare At Price': '', 'Variant Inventory Tracker': '' })]);
    const [mug] = await shop.others();
    expect(mug).toMatchObject({ sellingPrice: 10_000, regularPrice: 10_000 });
    expect(mug).not.toHaveProperty('stock');
  });

  test.each<[string, Row, string]>([
    ['an archived product', { Status: 'archived' }, 'DRAFT'],
    ['a draft', { Status: 'draft' }, 'DRAFT'],
    ['an unpublished product', { Published: 'false' }, 'DRAFT'],
    ['an unlisted product', { Status: 'unlisted' }, 'HIDDEN'],
    ['a gift card', { 'Gift Card': 'true' }, 'DRAFT'],
    ['a product without an image', { 'Image Src': '', 'Image Position': '' }, 'DRAFT'],
    ['a product whose image is not there', { 'Image Src': 'MISSING' }, 'DRAFT'],
    ['a product whose image is no address', { 'Image Src': 'a.png' }, 'DRAFT'],
  ])('%s comes as it is to be shown', async (_, cells, status) => {
    const image = cells['Image Src'] === 'MISSING' ? { 'Image Src': `${address}/missing.png` } : {};
    expect(countsOf(await send([alone({ ...cells, ...image })]))).toEqual([1, 0, 0, 0]);
    expect((await shop.others())[0]?.status).toBe(status);
  });

  test('gets notes about unsupported, truncated and missing values', async () => {
    const answer = await send([
      alone({ 'Price / International': 'true', 'Cost per item': '3', 'Variant Taxable': 'false' }),
      alone({
        ...{ Handle: 'cup', Title: 'Cup', 'Body (HTML)': '<p> </p>', 'Variant SKU': '', 'SEO Title': 'Cups' },
        ...{ 'Variant Inventory Qty': '-2', 'Variant Inventory Policy': 'continue', 'Gift Card': 'TRUE' },
        ...{ Tags: Array.from({ length: 25 }, (_, index) => `t${index}`).join(), Vendor: 'v'.repeat(101) },
        'Image Src': `${address}/missing.png`,
      }),
      alone({
        ...{ Handle: 'Café_1', Title: 'Café', 'Variant SKU': '', 'Image Src': '', Type: '' },
        'Body (HTML)': `<p>${'word '.repeat(2_000)}</p>`,
      }),
    ]);
    expect(countsOf(answer)).toEqual([3, 0, 0, 0]);
    const lines = Object.fromEntries((notesIn(answer) ?? []).map(({ text, lines: at }) => [text, at]));
    expect(lines).toEqual({
      'Price / International is not supported and was skipped.': [2],
      'Variant Taxable is not supported and was skipped.': [2],
      'The product has no description, so its title is used instead.': [3],
      'Only the first 20 tags were imported, with 50 characters each.': [3],
      'Brand shortened to 100 characters.': [3],
      'Gift cards are not supported, so this product was imported as a draft.': [3],
      'Stock below zero was imported as 0.': [3],
      'Overselling is not supported. The variant will be sold out when its stock reaches 0.': [3],
      [`Image not imported, the product has no such image: ${address}/missing.png returned status 404.`]: [3],
      'Description shortened to 5000 characters.': [4],
      'The product has no images, so it was imported as a draft.': [4],
    });
    const [cafe, cup] = await shop.others();
    expect(cup).toMatchObject({ description: 'Cup', seoTitle: 'Cups', stock: 0, images: [] });
    expect(cafe?.handles).toEqual(['cafe']);
    expect(cafe?.description).toMatch(/word…$/);
  });

  test('is only reported by a dry run, and can be undone as a whole', async () => {
    const dry = await send(TEE(), { dryRun: true });
    expect(dry.envelope.data).toMatchObject({ toCreate: 1, newCategories: ['Tops'] });
    expect(await shop.collections.categories.countDocuments({ name: 'Tops' })).toBe(0);
    await send(TEE());
    const group = (await readHistory(shop, { first: 3 })).find((change) => change.group);
    await undoAll(shop, group as { id: string });
    expect(await shop.others()).toEqual([]);
  });
});

test('that is interrupted removes the categories it created, unless they contain something by now', async () => {
  const importId = new ObjectId();
  const ids: ObjectId[] = [];
  for (const name of ['Empty', 'Used']) ids.push(new ObjectId(await addCategory(shop, name)));
  const product = await shop.put({ categoryId: ids[1] as ObjectId });
  await shop.collections.imports.insertOne({ _id: new ObjectId(), importId, categories: ids, writes: [] });
  await undoImport({ ...shop.collections, productFlags: [] }, importId);
  expect(await shop.collections.categories.distinct('name')).toEqual(['Dresses', 'Used']);
  expect(await shop.collections.imports.countDocuments({ importId })).toBe(0);
  expect((await shop.others()).map(({ _id }) => _id)).toEqual([product._id]);
});
