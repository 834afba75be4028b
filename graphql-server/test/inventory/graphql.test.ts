import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { askFor, askInVain } from '../graphql/ask.ts';
import { createCategory, createProduct, updateProduct } from '../graphql/shop.ts';
import { inShort, readHistory, undo, type WireChange } from '../history/ask-history.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const LEVEL = 'variantId onHand reserved available lowAt state';
const ADJUST = `mutation ($id: ID!, $delta: Int, $onHand: Int, $reason: InventoryReason! = CORRECTED, $note: String,
  $expected: Int, $key: String) { level: adjustInventory(variantId: $id, delta: $delta, onHand: $onHand, reason: $reason,
  note: $note, expected: $expected, idempotencyKey: $key) { ${LEVEL} } }`;
const SETTINGS = `mutation ($id: ID!, $lowAt: Int, $isCounted: Boolean) {
  level: updateInventorySettings(variantId: $id, lowAt: $lowAt, isCounted: $isCounted) { ${LEVEL} } }`;
const LIST = `query ($first: Int! = 50, $after: String, $filter: InventoryFilter) {
  list: inventory(first: $first, after: $after, filter: $filter) {
    nodes { variantId onHand state product { title } } pageInfo { hasNextPage endCursor } totalCount lowCount outCount } }`;
const MOVEMENTS = `query ($id: ID!, $first: Int! = 50, $after: String) {
  list: inventoryMovements(variantId: $id, first: $first, after: $after) {
    nodes { delta reason note onHandAfter by order } pageInfo { hasNextPage endCursor } } }`;
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shoes');
});

const add = async (stock?: number) =>
  (await createProduct(app, categoryId, stock === undefined ? {} : { stock })).id;
const adjust = async (id: string, correction: object) =>
  (await askFor(app, ADJUST, { id, ...correction })).level;
const movements = async (id: string, page: object = {}) =>
  (await askFor(app, MOVEMENTS, { id, ...page })).list;
const stockOf = async (id: string) =>
  (await askFor(app, 'query ($id: ID!) { product(id: $id) { stock } }', { id })).product.stock;
const availability = async (variantIds: string[]) =>
  (
    await askFor(
      app,
      'query ($ids: [ID!]!) { list: availability(variantIds: $ids) { variantId state left } }',
      { ids: variantIds },
    )
  ).list;

describe('a correction', () => {
  it('adds to the stock or sets it, with a movement for each', async () => {
    const id = await add(5);
    expect(await adjust(id, { delta: -2, note: ' Broken ' })).toMatchObject({
      onHand: 3,
      available: 3,
      state: 'LOW',
    });
    expect(await adjust(id, { onHand: 12, reason: 'RETURNED' })).toMatchObject({
      onHand: 12,
      state: 'IN_STOCK',
    });
    expect(await stockOf(id)).toBe(12);
    expect((await movements(id)).nodes).toEqual([
      { delta: 9, reason: 'RETURNED', note: null, onHandAfter: 12, by: null, order: null },
      { delta: -2, reason: 'CORRECTED', note: 'Broken', onHandAfter: 3, by: null, order: null },
      { delta: 5, reason: 'CORRECTED', note: null, onHandAfter: 5, by: null, order: null },
    ]);
  });

  it('is never lost among many simultaneous ones', async () => {
    const id = await add(0);
    // After a 503 the client retries with the same key.
    const patiently = (correction: object) => eventually(() => adjust(id, correction));
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => patiently({ delta: 1 + (index % 2), key: `many-${index}` })),
    );
    expect(await stockOf(id)).toBe(60);
    const { nodes } = await movements(id, { first: 100 });
    expect(nodes).toHaveLength(41);
    expect(nodes[0].onHandAfter).toBe(60);
  });

  it.for([
    ['of nothing', {}, 'delta'],
    ['of both', { delta: 1, onHand: 1 }, 'delta'],
    ['of none', { delta: 0 }, 'delta'],
    ['to less than none', { delta: -4 }, 'delta'],
    ['to a number below zero', { onHand: -1 }, 'onHand'],
    ['to more than can be counted', { delta: 1_000_000_000 }, 'delta'],
    ['with a note that is too long', { delta: 1, note: 'x'.repeat(501) }, 'note'],
  ] as const)('%s is one error by field, and changes nothing', async ([, correction, field]) => {
    const id = await add(3);
    const error = await askInVain(app, ADJUST, { id, ...correction });
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(error.extensions.fieldErrors ?? {})).toEqual([field]);
    expect(await stockOf(id)).toBe(3);
    expect((await movements(id)).nodes).toHaveLength(1);
  });

  it('with a key is made once, however often and simultaneously it is sent; a refused one can be corrected', async () => {
    const id = await add(5);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => adjust(id, { delta: 3, key: 'lost-answer' })),
    );
    expect(answers.map(({ onHand }) => onHand)).toEqual([8, 8, 8, 8, 8]);
    expect((await movements(id)).nodes).toHaveLength(2);
    const other = await askInVain(app, ADJUST, { id, delta: 4, key: 'lost-answer' });
    expect(other.extensions.code).toBe('CONFLICT');
    await askInVain(app, ADJUST, { id, delta: -9, key: 'refused' });
    expect(await adjust(id, { delta: -1, key: 'refused' })).toMatchObject({ onHand: 7 });
  });

  it('by a count does not revert sales and corrections made after the count', async () => {
    const id = await add(5);
    await adjust(id, { delta: -1 });
    const { extensions } = await askInVain(app, ADJUST, { id, onHand: 6, expected: 5 });
    const fault = 'The quantity is now 4. Check it and save again';
    expect(extensions).toMatchObject({ code: 'CONFLICT', fieldErrors: { onHand: fault } });
    expect(await stockOf(id)).toBe(4);
    expect(await adjust(id, { onHand: 6, expected: 4 })).toMatchObject({ onHand: 6 });
    const uncounted = await add();
    expect((await askInVain(app, ADJUST, { id, onHand: 6, expected: null })).extensions.code).toBe(
      'CONFLICT',
    );
    expect(await adjust(uncounted, { onHand: 2, expected: null })).toMatchObject({ onHand: 2 });
  });

  it('of an untracked variant can start tracking with a number, but cannot add to it', async () => {
    const id = await add();
    expect((await askInVain(app, ADJUST, { id, delta: 1 })).extensions.fieldErrors).toEqual({
      delta: 'Inventory is not tracked. Set a quantity to start tracking',
    });
    expect(await adjust(id, { onHand: 0 })).toMatchObject({ onHand: 0, state: 'OUT_OF_STOCK' });
  });

  it('of an unknown variant is refused', async () => {
    for (const id of [String(new ObjectId()), 'x'])
      expect((await askInVain(app, ADJUST, { id, onHand: 1 })).extensions.code).toBe('NOT_FOUND');
  });

  it('changes no version of the product, is in its history, and can be undone', async () => {
    const id = await add(8);
    await adjust(id, { delta: 2 });
    const [change] = (await readHistory(app, { of: { kind: 'PRODUCT', id } })) as [WireChange];
    expect(inShort(change)).toEqual({ STOCK: [8, 10] });
    await undo(app, change);
    expect(await stockOf(id)).toBe(8);
    await adjust(id, { delta: 2 });
    const [again] = (await readHistory(app, { of: { kind: 'PRODUCT', id } })) as [WireChange];
    await adjust(id, { delta: -1 });
    await expect(undo(app, again)).rejects.toThrow('Stock has changed again since');
  });
});

describe('settings', () => {
  it('set and remove a variant’s low-stock threshold', async () => {
    const id = await add(8);
    const set = async (settings: object) => (await askFor(app, SETTINGS, { id, ...settings })).level;
    expect(await set({ lowAt: 10 })).toMatchObject({ lowAt: 10, state: 'LOW' });
    expect(await set({ lowAt: null })).toMatchObject({ lowAt: null, state: 'IN_STOCK' });
    expect((await askInVain(app, SETTINGS, { id, lowAt: -1 })).extensions.fieldErrors).toHaveProperty(
      'lowAt',
    );
    expect((await askInVain(app, SETTINGS, { id })).extensions.fieldErrors).toHaveProperty('lowAt');
  });

  it('stop and start tracking a variant', async () => {
    const id = await add(8);
    const set = async (isCounted: boolean) => (await askFor(app, SETTINGS, { id, isCounted })).level;
    expect(await set(false)).toMatchObject({ onHand: null, available: null, state: 'IN_STOCK' });
    expect(await stockOf(id)).toBeNull();
    expect(await collections.inventory.findOne({ productId: new ObjectId(id) })).toBeNull();
    expect(await set(true)).toMatchObject({ onHand: 0, state: 'OUT_OF_STOCK' });
    expect(
      (await movements(id)).nodes.map(({ delta, onHandAfter }: { delta: number; onHandAfter: number }) => [
        delta,
        onHandAfter,
      ]),
    ).toEqual([
      [0, 0],
      [-8, null],
      [8, 8],
    ]);
  });
});

describe('the stock list', () => {
  it('has pages by product, a filter by state, and a search by product', async () => {
    await collections.inventory.deleteMany({});
    await collections.products.deleteMany({});
    const made = await insertProducts(app, 7, (index) => ({
      title: index < 3 ? `Sandal ${index}` : `Boot ${index}`,
      stock: [0, 3, 50][index % 3] as number,
    }));
    const read = async (variables: object) => (await askFor(app, LIST, variables)).list;
    const all = await read({});
    expect(all.nodes.map(({ variantId }: { variantId: string }) => variantId)).toEqual(
      made.map(({ _id }) => ownVariantId(String(_id))).sort(),
    );
    expect(all).toMatchObject({ totalCount: 7, lowCount: 2, outCount: 3 });
    const seen: string[] = [];
    for (let after = null, hasNextPage = true; hasNextPage; ) {
      const page = await read({ first: 2, after, filter: { search: 'boot' } });
      seen.push(...page.nodes.map(({ product }: { product: { title: string } }) => product.title));
      ({ hasNextPage, endCursor: after } = page.pageInfo);
    }
    expect(seen.sort()).toEqual(['Boot 3', 'Boot 4', 'Boot 5', 'Boot 6']);
    const out = await read({ first: 1, filter: { state: 'OUT_OF_STOCK' } });
    expect(out).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const next = await read({ filter: { state: 'OUT_OF_STOCK' }, after: out.pageInfo.endCursor });
    expect(next.nodes).toHaveLength(2);
    expect((await read({ filter: { search: 'sandal', state: 'LOW' } })).nodes).toMatchObject([
      { product: { title: 'Sandal 1' }, onHand: 3 },
    ]);
    expect((await askInVain(app, LIST, { after: 'x' })).extensions.fieldErrors).toHaveProperty('after');
  });
});

describe('availability', () => {
  it('is returned in the requested order, for products that shoppers see', async () => {
    const [many, few, none, uncounted] = [await add(50), await add(2), await add(0), await add()];
    const draft = (await createProduct(app, categoryId, { status: 'DRAFT', stock: 5 })).id;
    expect(await availability([none, few, 'x', draft, many, String(new ObjectId()), uncounted])).toEqual([
      { variantId: none, state: 'OUT_OF_STOCK', left: null },
      { variantId: few, state: 'LOW', left: 2 },
      { variantId: many, state: 'IN_STOCK', left: null },
      { variantId: uncounted, state: 'IN_STOCK', left: null },
    ]);
  });

  it('is cached for a second', async () => {
    const id = await add(1);
    expect(await availability([id])).toMatchObject([{ left: 1 }]);
    await adjust(id, { delta: 1 });
    await eventually(async () => expect(await availability([id])).toMatchObject([{ left: 2 }]));
  });

  it('is returned for at most 250 variants at a time', async () => {
    const ask = 'query ($ids: [ID!]!) { availability(variantIds: $ids) { state } }';
    const ids = Array.from({ length: 251 }, () => String(new ObjectId()));
    expect((await askInVain(app, ask, { ids })).extensions.fieldErrors).toHaveProperty('variantIds');
    expect(await availability(ids.slice(1))).toEqual([]);
  });
});

describe('the stock of a product', () => {
  it('is written to the inventory only, by every way to change the product', async () => {
    const id = await add(4);
    await updateProduct(app, id, { stock: 6, title: 'Loafer' });
    await updateProduct(app, id, { brand: 'Mela' });
    expect(await stockOf(id)).toBe(6);
    await updateProduct(app, id, { stock: null });
    expect(await stockOf(id)).toBeNull();
    expect(await collections.products.findOne({ _id: new ObjectId(id) })).not.toHaveProperty('stock');
    expect((await movements(id)).nodes.map(({ delta }: { delta: number }) => delta)).toEqual([-6, 2, 4]);
  });

  it('is deleted and restored with its product', async () => {
    const id = await add(4);
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    expect(await collections.inventory.findOne({ productId: new ObjectId(id) })).toBeNull();
    const [deletion] = (await readHistory(app, { of: { kind: 'PRODUCT', id } })) as [WireChange];
    await undo(app, deletion);
    expect(await stockOf(id)).toBe(4);
  });
});
