import { idsOfVariants, ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { readHistory, undoAll, type WireChange } from '../history/ask-history.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
let [counted, uncounted, many] = [] as unknown as [Product, Product, Product];
const red = new ObjectId().toHexString();
const blue = new ObjectId().toHexString();

beforeEach(async () => {
  for (const collection of [collections.products, collections.inventory, collections.inventoryMovements])
    await collection.deleteMany({});
  const made = [
    { title: 'Shoe', sku: 'SHOE', skus: ['SHOE'], stock: 4 },
    { title: '=Hat', sku: 'HAT', skus: ['HAT'] },
    {
      title: 'Shirt',
      sku: 'SHIRT',
      skus: ['SHIRT', 'RED'],
      options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
      variants: [
        { id: red, values: ['Red'], sku: 'RED' },
        { id: blue, values: ['Blue'] },
      ],
    },
  ];
  [counted, uncounted, many] = (await insertProducts(app, 3, (index) => ({
    ...made[index],
    createdAt: new Date(index),
  }))) as [Product, Product, Product];
});

interface Report {
  rows: { line: number; action: string; reasons: string[] }[];
}

async function send(csv: string, query = '') {
  const headers = { 'content-type': 'text/csv' };
  const answer = await fetch(`${app.url}/api/inventory/import${query}`, {
    method: 'POST',
    headers,
    body: csv,
  });
  return (await answer.json()) as { status: number; message: string; data: Report };
}

const exported = async () => (await fetch(`${app.url}/api/inventory/export`)).text();
const onHand = async (id: string) =>
  (await collections.inventory.findOne({ _id: { $in: idsOfVariants([id]).map((one) => new ObjectId(one)) } }))
    ?.onHand ?? null;

describe('a file of stock', () => {
  it('has a line for each variant, and importing it unchanged changes nothing', async () => {
    const file = await exported();
    expect(file.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'id,product,variant,sku,on_hand,reserved,available,low_at',
      `${ownVariantId(String(counted._id))},Shoe,,SHOE,4,0,4,`,
      `${ownVariantId(String(uncounted._id))},'=Hat,,HAT,,0,,`,
      `${red},Shirt,Red,RED,,0,,`,
      `${blue},Shirt,Blue,,,0,,`,
    ]);
    expect(await send(file)).toMatchObject({ status: 200, data: { toChange: 0, unchanged: 4, refused: 0 } });
  });

  it('sets numbers by id and SKU, with a movement for each, as one change that can be undone', async () => {
    const file = `SKU;On hand;Variant ID\nhat;7;\nRED;0;\n;3;${blue}\nSHOE;;\n`;
    const answer = await send(file, '?name=count.csv');
    expect(answer).toMatchObject({ status: 200, message: 'Stock imported successfully' });
    expect(answer.data).toMatchObject({
      ...{ toChange: 3, unchanged: 1, refused: 0 },
      rows: [
        { line: 2, title: '=Hat', action: 'change', from: null, to: 7 },
        { line: 3, title: 'Shirt, Red', from: null, to: 0 },
        { line: 4, title: 'Shirt, Blue', from: null, to: 3 },
      ],
    });
    expect(await onHand(red)).toBe(0);
    expect(await collections.inventoryMovements.distinct('reason')).toEqual(['IMPORTED']);
    const [group] = (await readHistory(app, { first: 1 })) as [WireChange];
    expect(group).toMatchObject({ source: 'IMPORT', group: { changed: 2, fileName: 'count.csv' } });
    await undoAll(app, group);
    expect(await Promise.all([String(uncounted._id), red, blue].map(onHand))).toEqual([null, null, null]);
    expect(await onHand(String(counted._id))).toBe(4);
  });

  it('is refused as a whole, with the errors by row', async () => {
    const file = [
      'id,sku,on_hand',
      `${red},,5`,
      ',RED,6',
      ',NONE,1',
      ',SHIRT,1',
      `${new ObjectId()},,1`,
      ',,1',
      ',HAT,-1',
      ',SHOE,1,2',
    ].join('\n');
    const { status, message, data } = await send(file);
    expect({ status, message }).toEqual({
      status: 400,
      message: 'Nothing was imported, because 7 rows have errors.',
    });
    expect(data.rows.find(({ line }) => line === 4)).toMatchObject({
      faults: [{ reason: 'catalogue.noVariantWithSku', params: { sku: 'NONE' } }],
    });
    const reasons = data.rows.filter(({ action }) => action === 'refuse');
    expect(reasons.map((row) => [row.line, ...row.reasons])).toEqual([
      [3, 'Line 2 is for the same variant.'],
      [4, 'No product or variant has the SKU "NONE".'],
      [5, '"SHIRT" is the SKU of "Shirt", which has variants. Enter the id or SKU of a variant.'],
      [6, expect.stringContaining('There is no variant with the id')],
      [7, 'Enter an id or an sku.'],
      [8, 'Stock must be a whole number of 0 or more, or empty'],
      [9, expect.stringContaining('The row has 4 cells')],
    ]);
    expect(await onHand(red)).toBeNull();
    expect(await onHand(String(many._id))).toBeNull();
  });

  it('is only checked in a dry run', async () => {
    expect(await send('sku,stock\nSHOE,9', '?dry_run=1')).toMatchObject({ data: { toChange: 1 } });
    expect(await onHand(String(counted._id))).toBe(4);
  });

  it.for([
    ['that names no number', 'sku\nSHOE', 'The header must contain on_hand'],
    ['that names a column twice', 'sku,stock,on_hand\nSHOE,1,2', 'contains on_hand twice'],
    ['without a row', 'sku,on_hand\n', 'contains no variants'],
  ] as const)('%s is refused in a sentence', async ([, file, sentence]) => {
    const answer = await send(file);
    expect(answer.status).toBe(400);
    expect(answer.message).toContain(sentence);
  });
});
