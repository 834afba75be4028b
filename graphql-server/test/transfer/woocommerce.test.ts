import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { fileOf, importFile, type Row, reasonsIn } from './files.ts';
import { serveTransferShop } from './shop.ts';

const shop = serveTransferShop({ PRIVATE_NETWORKS: '127.0.0.1' });
let elsewhere: Server;
let address = '';

beforeAll(async () => {
  const image = await drawImage('png', 30, 20);
  elsewhere = createServer((_, response) => response.end(image)).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await shop.collections.categories.deleteMany({ name: { $ne: 'Dresses' } });
});
afterAll(() => elsewhere.close());

const COLUMNS =
  'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Weight (kg)|Length (cm)|Sale price|Regular price|Categories|Tags|Images|Parent|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 1 default|Attribute 2 name|Attribute 2 value(s)|Meta: _x'.split(
    '|',
  );
const row = (cells: Row): Row =>
  Object.fromEntries(
    COLUMNS.map((name) => [name, ({ Published: '1', 'In stock?': '1', ...cells } as Row)[name] ?? '']),
  );
const notesIn = ({ envelope }: Awaited<ReturnType<typeof importFile>>) =>
  envelope.data?.notes.map(({ text }) => text) ?? [];

test('a simple product is imported with its prices, stock, category, images and details', async () => {
  const file = fileOf([
    row({
      ...{ ID: '11', Type: 'simple', SKU: 'W-1', 'GTIN, UPC, EAN, or ISBN': '4006381333931', Name: 'Mug' },
      ...{ 'Is featured?': '1', 'Short description': 'A mug.', Description: '<p>Holds tea\\nand more</p>' },
      ...{ Stock: '4', 'Weight (kg)': '0.35', 'Sale price': '200', 'Regular price': '250' },
      ...{ Categories: 'Home > Kitchen\\, large, Sale', Tags: 'tea, gift' },
      ...{ Images: `${address}/a.png, ${address}/b,c.png`, 'Meta: _x': '1' },
      ...{ 'Attribute 1 name': 'Material', 'Attribute 1 value(s)': 'Clay, glaze\\, blue' },
    }),
  ]);
  const answer = await importFile(shop, file);
  expect(answer.envelope.data).toMatchObject({
    toCreate: 1,
    refused: 0,
    newCategories: ['Home', 'Kitchen, large'],
  });
  expect(notesIn(answer)).toEqual([
    'A product can have only one category. These were imported as tags: Sale.',
  ]);
  expect(await shop.others()).toMatchObject([
    {
      ...{ title: 'Mug', sku: 'W-1', barcode: '4006381333931', isFeatured: true, stock: 4, weightGrams: 350 },
      ...{ sellingPrice: 20_000, regularPrice: 25_000, tags: ['tea', 'gift', 'Sale'] },
      attributes: [{ name: 'Material', value: 'Clay, glaze, blue' }],
    },
  ]);
  const [mug] = await shop.others();
  expect(mug?.description).toContain('A mug.');
  expect(mug?.status).toBeUndefined();
  const kitchen = await shop.collections.categories.findOne({ name: 'Kitchen, large' });
  const home = await shop.collections.categories.findOne({ name: 'Home' });
  expect([mug?.categoryId, kitchen?.parentId]).toEqual([kitchen?._id, home?._id]);
});

test('variations are imported with their product, wherever they are in the file and however they refer to it', async () => {
  const variation = (cells: Row) => row({ Type: 'variation', 'Attribute 1 name': 'Size', ...cells });
  const file = fileOf([
    variation({
      ID: '13',
      SKU: 'W-2-S',
      Parent: 'id:12',
      'Attribute 1 value(s)': 'S',
      Stock: '3',
      'Sale price': '400',
      'Regular price': '500',
    }),
    row({ ID: '20', Type: 'simple', Name: 'Cap', 'Regular price': '90' }),
    row({
      ...{
        ID: '12',
        Type: 'variable',
        SKU: 'W-2',
        Name: 'Shirt',
        Images: `${address}/s.png`,
        Categories: 'Clothing',
      },
      ...{ 'Attribute 1 name': 'Size', 'Attribute 1 value(s)': 'S, M, L' },
    }),
    variation({
      ID: '14',
      SKU: 'W-2-M',
      Parent: 'w-2',
      'Attribute 1 value(s)': 'M',
      'In stock?': '0',
      'Regular price': '550',
    }),
    variation({
      ID: '15',
      SKU: 'W-2-L',
      Parent: 'W-2',
      'Attribute 1 value(s)': 'L',
      Published: '0',
      'Regular price': '550',
    }),
    variation({
      ID: '99',
      SKU: 'W-9',
      Name: 'Lost',
      Parent: 'W-8',
      'Attribute 1 value(s)': 'S',
      'Regular price': '1',
    }),
  ]);
  const answer = await importFile(shop, file);
  expect(answer.envelope.data).toMatchObject({ toCreate: 2, refused: 1 });
  expect(reasonsIn(answer)).toEqual(['The file does not contain the parent product of this variation.']);
  const shirt = (await shop.others()).find(({ title }) => title === 'Shirt');
  expect(shirt).toMatchObject({
    ...{ sellingPrice: 40_000, regularPrice: 50_000, options: [{ name: 'Size', values: ['S', 'M', 'L'] }] },
    variants: [
      { values: ['S'], sku: 'W-2-S', onHand: 3 },
      { values: ['M'], sku: 'W-2-M', onHand: 0, price: 55_000 },
      { values: ['L'], sku: 'W-2-L', isSold: false },
    ],
  });
  // Importing it again creates nothing twice.
  expect((await importFile(shop, file)).envelope.data).toMatchObject({ toCreate: 0, unchanged: 2 });
});

test('a variation without a value applies to all values', async () => {
  const file = fileOf([
    row({
      ...{
        ID: '1',
        Type: 'variable',
        SKU: 'T',
        Name: 'Tee',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'S, M',
      },
      ...{ 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': 'Red, Blue\\, dark' },
    }),
    row({
      ...{ ID: '2', Type: 'variation', Parent: 'T', 'Regular price': '5', 'Attribute 1 name': 'Size' },
      ...{ 'Attribute 1 value(s)': 'S', 'Attribute 2 name': 'Colour', 'Attribute 2 value(s)': '' },
    }),
  ]);
  await importFile(shop, file);
  expect((await shop.others())[0]?.variants?.map(({ values }) => values)).toEqual([
    ['S', 'Red'],
    ['S', 'Blue, dark'],
  ]);
});

test('drafts, private and hidden products stay hidden; grouped and external ones are skipped', async () => {
  const image = { Images: `${address}/a.png` };
  const file = fileOf([
    row({ ID: '1', Type: 'simple', Name: 'Draft', Published: '-1', 'Regular price': '5', ...image }),
    row({ ID: '2', Type: 'simple', Name: 'Private', Published: '0', 'Regular price': '5', ...image }),
    row({
      ID: '3',
      Type: 'simple',
      Name: 'Hidden',
      'Visibility in catalog': 'hidden',
      'Regular price': '5',
      ...image,
    }),
    row({ ID: '4', Type: 'grouped', Name: 'Set' }),
    row({ ID: '5', Type: 'external', Name: 'Elsewhere', 'Regular price': '5' }),
    row({ ID: '6', Type: 'simple, downloadable, virtual', Name: 'Song', 'Regular price': '5', ...image }),
    row({
      ID: '7',
      Type: 'simple',
      Name: 'Was on sale',
      'Regular price': '5',
      'Sale price': '4',
      'Date sale price ends': '2020-01-01',
      ...image,
    }),
  ]);
  const answer = await importFile(shop, file);
  expect(reasonsIn(answer)).toEqual([
    'Grouped products are not supported.',
    'External products are not supported.',
  ]);
  const stored = Object.fromEntries((await shop.others()).map((product) => [product.title, product]));
  expect(
    Object.entries(stored)
      .map(([title, { status }]) => `${title} ${status}`)
      .toSorted(),
  ).toEqual(['Draft DRAFT', 'Hidden HIDDEN', 'Private DRAFT', 'Song undefined', 'Was on sale undefined']);
  expect(stored['Was on sale']?.sellingPrice).toBe(500);
  expect(notesIn(answer)).toEqual([
    'The product has no description, so its title is used instead.',
    'Downloadable products are not supported, so it was imported as a physical product.',
    'The sale price is not active now and was skipped.',
  ]);
});

test.each([
  ['Etsy', 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1'],
  [
    'Squarespace',
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Hosted Image URLs',
  ],
  [
    'PrestaShop',
    'Product ID,Image,Name,Reference,Category,Price (tax excl.),Price (tax incl.),Quantity,Status,Position',
  ],
  [
    'Magento',
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,price,url_key',
  ],
  [
    'BigCommerce',
    'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Bin Picking Number,Brand Name,Price',
  ],
  ['BigCommerce', 'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Low Stock,Price'],
  [
    'WooCommerce product file with column names in another language',
    'ID,Typ,Artikelnummer,Name,Veröffentlicht,Regulärer Preis,Kategorien,Attribut 1 Name',
  ],
  ['Shopify, WooCommerce', 'a,b,c'],
])('a file of %s is named, and the message says what to do', async (name, columns) => {
  const { envelope } = await importFile(shop, `${columns}\n${columns.replace(/[^,]+/g, 'x')}\n`);
  expect(envelope).toMatchObject({ success: false, status: 400 });
  expect(envelope.message).toContain(name.split(' with')[0]);
  expect(envelope.message).toMatch(
    /Rename its columns|export the products again|"Download a template" shows/,
  );
});

test('a file of Shopify without option columns is recognised as Shopify’s', async () => {
  const file =
    'Handle,Title,Body (HTML),Tags,Variant Price,Image Src,Image Position\no-1,O one,<p>About</p>,gift,499.00,,\no-1,,,,,,2\n';
  expect((await importFile(shop, file)).envelope.data).toMatchObject({ toCreate: 1, refused: 0 });
  expect(await shop.others()).toMatchObject([{ title: 'O one', sellingPrice: 49_900, tags: ['gift'] }]);
});
