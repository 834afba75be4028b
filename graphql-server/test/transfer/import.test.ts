import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { callApi, json } from '../rest/api.ts';
import { addCategory, addProduct } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { countsOf, exportFile, fileOf, importFile, type Row } from './files.ts';
import { idOf, newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const UNKNOWN_ID = '0123456789abcdef01234567';

const WITH_A_BAD_ROW = () =>
  fileOf([newRow(shop), newRow(shop, { title: '' }), newRow(shop, { title: 'Third' })]);

test('a refused row is skipped, and the others are imported', async () => {
  const { envelope } = await importFile(shop, WITH_A_BAD_ROW());
  expect(envelope).toMatchObject({
    success: true,
    status: 200,
    message: 'Products imported. 1 row skipped',
    data: { toCreate: 2, toChange: 0, unchanged: 0, refused: 1 },
  });
  expect((await shop.others()).map(({ title }) => title)).toEqual(['Third', 'Stole']);
});

test('nothing is imported if every row is refused', async () => {
  const { envelope } = await importFile(shop, fileOf([newRow(shop, { title: '' })]));
  expect(envelope).toMatchObject({
    success: false,
    message: 'Nothing was imported, because 1 row has an error.',
  });
});

test('nothing is imported when a single row is refused, if the client asks for all or nothing', async () => {
  const { status, envelope } = await importFile(shop, WITH_A_BAD_ROW(), { allOrNothing: true });
  expect(status).toBe(200);
  expect(envelope).toMatchObject({
    success: false,
    status: 400,
    message: 'Nothing was imported, because 1 row has an error.',
    data: { toCreate: 2, toChange: 0, unchanged: 0, refused: 1 },
  });
  expect(await shop.others()).toEqual([]);
});

test('a dry run reports the result, and changes nothing', async () => {
  const changed = await shop.put({ title: 'Old' });
  const rows = [
    newRow(shop),
    newRow(shop, { id: idOf(changed), title: 'New', description: changed.description, selling_price: '100' }),
    newRow(shop, { title: '' }),
  ];
  const { envelope } = await importFile(shop, fileOf(rows), { dryRun: true });
  expect(envelope).toStrictEqual({
    success: true,
    status: 200,
    message: 'Products checked successfully',
    data: {
      toCreate: 1,
      toChange: 1,
      unchanged: 0,
      newCategories: [],
      notes: [],
      handlesChanged: 0,
      handles: [],
      kept: 0,
      differences: [],
      overwrite: ['prices', 'stock', 'images'],
      refused: 1,
      noted: 0,
      file: {
        ...{ encoding: 'UTF-8', separator: 'comma', decimals: 'point', columns: expect.any(Array) },
        ...{ questions: [], encodings: [], decimalChoices: [] },
      },
      rows: [
        { line: 2, id: '', title: 'Stole', action: 'create' },
        {
          line: 3,
          id: idOf(changed),
          title: 'New',
          action: 'change',
          changes: [{ column: 'title', from: 'Old', to: 'New' }],
        },
        {
          ...{ line: 4, id: '', title: '', action: 'refuse', reasons: ['Title is required'] },
          faults: [{ reason: 'text.required', params: { label: 'Title' } }],
        },
      ],
    },
  });
  expect((await shop.others()).map(({ title }) => title)).toEqual(['Old']);
});

describe('a new row', () => {
  test('becomes a product like any other, in every list', async () => {
    const row = newRow(shop, { badge: 'Hot', is_new: '1', images: `/${shop.image} | ${shop.image}` });
    expect(countsOf(await importFile(shop, fileOf([row])))).toEqual([1, 0, 0, 0]);
    const { envelope } = await callApi<Row[]>(shop, 'GET /product/list?offset=1');
    expect(envelope.data).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Stole',
        description: 'Of wool.',
        category: 'Dresses',
        category_id: shop.categoryId,
        regular_price: 200,
        selling_price: 150,
        discount_percentage: 25,
        badge: 'Hot',
        is_featured: 0,
        is_popular: 0,
        is_new: 1,
        images: [shop.image, shop.image],
      },
    ]);
    expect(await exportFile(shop, '?text=wool')).toContain(',Stole,');
  });

  test('is created once, however often the file is imported, and later edits stay', async () => {
    const file = fileOf([newRow(shop), newRow(shop, { id: UNKNOWN_ID, title: 'With id' })]);
    expect(countsOf(await importFile(shop, file))).toEqual([2, 0, 0, 0]);
    expect(countsOf(await importFile(shop, file))).toEqual([0, 0, 2, 0]);
    await shop.collections.products.updateOne({ title: 'Stole' }, { $set: { title: 'Shawl', version: 2 } });
    expect(countsOf(await importFile(shop, file))).toEqual([0, 0, 1, 0]);
    expect((await shop.others()).map(({ title }) => title).sort()).toEqual(['Shawl', 'With id']);
    const withId = await shop.collections.products.findOne({ title: 'With id' });
    expect(withId?._id.toHexString()).toBe(UNKNOWN_ID);
  });

  test('may name its category by a unique name', async () => {
    const id = await addCategory(shop, 'Scarves');
    await importFile(shop, fileOf([newRow(shop, { category_id: '', category: ' Scarves ' })]));
    expect((await shop.others())[0]?.categoryId.toHexString()).toBe(id);
  });

  test('is above the rows that follow it in the file, in the list with the newest first', async () => {
    await importFile(shop, fileOf(['A', 'B', 'C'].map((title) => newRow(shop, { title }))));
    expect((await shop.others()).map(({ title }) => title)).toEqual(['C', 'B', 'A']);
  });

  test('of a deleted product never gets a version again that it had before', async () => {
    await importFile(shop, fileOf([newRow(shop, { id: UNKNOWN_ID, version: '7' })]));
    expect((await shop.others())[0]?.version).toBe(8);
  });
});

describe('a row of a product', () => {
  test('changes it, with its next version', async () => {
    const product = await shop.put({ title: 'Old' });
    const row = newRow(shop, {
      id: idOf(product).toUpperCase(),
      title: ' New ',
      version: '1',
      discount_percentage: '99',
    });
    expect(countsOf(await importFile(shop, fileOf([row])))).toEqual([0, 1, 0, 0]);
    expect((await shop.others())[0]).toMatchObject({
      title: 'New',
      titleKey: 'new',
      regularPrice: 20_000,
      sellingPrice: 15_000,
      version: 2,
      createdAt: product.createdAt,
    });
    expect(await exportFile(shop, '?text=new')).toContain(',New,');
    expect(countsOf(await importFile(shop, fileOf([row])))).toEqual([0, 0, 1, 0]);
  });

  test('leaves fields without a column unchanged', async () => {
    const product = await shop.put({ title: 'Old', badge: 'HOT', isNew: true });
    const rows = [{ id: idOf(product), selling_price: '99.99' }];
    expect(countsOf(await importFile(shop, fileOf(rows)))).toEqual([0, 1, 0, 0]);
    expect((await shop.others())[0]).toMatchObject({
      title: 'Old',
      badge: 'HOT',
      isNew: true,
      sellingPrice: 9_999,
    });
  });

  test('moves it to a category that is given by its name only', async () => {
    const product = await shop.put();
    const id = await addCategory(shop, 'Belts');
    const answer = await importFile(shop, fileOf([{ id: idOf(product), category: 'Belts' }]));
    expect(answer.envelope.data?.rows).toMatchObject([
      { changes: [{ column: 'category', from: 'Dresses', to: 'Belts' }] },
    ]);
    expect((await shop.others())[0]?.categoryId.toHexString()).toBe(id);
  });

  test('leaves an uncategorised one uncategorised', async () => {
    const categoryId = new ObjectId();
    await shop.put({ title: 'Old', categoryId });
    const file = (await exportFile(shop)).replace(',Old,', ',New,');
    expect(countsOf(await importFile(shop, file))).toEqual([0, 1, 1, 0]);
    expect((await shop.others())[0]).toMatchObject({ title: 'New', categoryId });
  });

  test('keeps dropped images while the change can be undone', async () => {
    const own = await addProduct(shop, [{ name: 'own.png', bytes: await drawImage() }]);
    const path = own.envelope.data?.images[0] ?? '';
    await importFile(shop, fileOf([{ id: own.envelope.data?._id ?? '', images: shop.image }]));
    expect((await fetch(`${shop.url}/${path}`)).status).toBe(200);
    expect((await fetch(`${shop.url}/${shop.image}`)).status).toBe(200);
  });
});

test('the cached responses are stale after an import', async () => {
  await callApi(shop, 'GET /product/list');
  await importFile(shop, fileOf([newRow(shop)]));
  const { envelope } = await callApi<Row[]>(shop, 'GET /product/list');
  expect(envelope.data?.map(({ title }) => title)).toEqual(['Summer dress', 'Stole']);
  const count = { query: '{ products { totalCount } }' };
  const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', ...json(count) });
  expect(await answer.json()).toMatchObject({ data: { products: { totalCount: 2 } } });
});

describe('an import with an idempotency key', () => {
  const headers = { 'idempotency-key': 'attempt' };
  const once = () => fileOf([newRow(shop, { title: 'Once' })]);

  test('happens once, and gets the same response again, even while it runs', async () => {
    const [first, meanwhile] = await Promise.all([1, 2].map(() => importFile(shop, once(), { headers })));
    expect(first?.envelope).toMatchObject({ success: true, data: { toCreate: 1 } });
    expect(meanwhile?.envelope).toEqual(first?.envelope);
    expect((await importFile(shop, once(), { headers })).envelope).toEqual(first?.envelope);
    expect(await shop.db.collection('products').countDocuments({ title: 'Once' })).toBe(1);
  });

  test('is refused with another file, and can be retried after a refusal', async () => {
    const other = fileOf([newRow(shop, { title: '' })]);
    expect(
      (await importFile(shop, other, { headers: { 'idempotency-key': 'mended' } })).envelope.status,
    ).toBe(400);
    const mended = await importFile(shop, once(), { headers: { 'idempotency-key': 'mended' } });
    expect(mended.envelope.success).toBe(true);
    const { envelope } = await importFile(shop, other, { headers: { 'idempotency-key': 'mended' } });
    expect(envelope).toMatchObject({
      status: 409,
      message: expect.stringContaining('already used for another request'),
    });
  });
});
