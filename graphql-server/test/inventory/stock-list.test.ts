import { ObjectId } from 'mongodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();
const collections = collectionsOf(app.db);
const ADJUST = `mutation ($id: ID!, $onHand: Int) {
  adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }`;
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Clothes');
});

const adjust = (id: string, { onHand }: { onHand: number }) => askFor(app, ADJUST, { id, onHand });

describe('the list of stock', () => {
  const TOTALS = `query ($first: Int! = 50, $after: String, $filter: InventoryFilter) {
    list: inventory(first: $first, after: $after, filter: $filter) {
      nodes { variantId onHand reserved state variant { title } product { title status } } pageInfo { hasNextPage endCursor }
      totalCount lowCount outCount trackedCount untrackedCount } }`;
  const read = async (filter: object = {}, page: object = {}) =>
    (await askFor(app, TOTALS, { filter, ...page })).list;
  const names = ({ nodes }: { nodes: { product: { title: string }; variant: { title: string } }[] }) =>
    nodes.map(({ product, variant }) => `${product.title}: ${variant.title}`);
  const SIZES = { options: [{ name: 'Size', values: ['S', 'M', 'L'] }] };
  const totals = ({ trackedCount, untrackedCount, lowCount, outCount }: Record<string, number>) => ({
    ...{ trackedCount, untrackedCount, lowCount, outCount },
  });

  beforeEach(async () => {
    for (const collection of [collections.products, collections.inventory]) await collection.deleteMany({});
  });

  it('is empty without products', async () => {
    expect(await read()).toMatchObject({ nodes: [], totalCount: 0, trackedCount: 0, untrackedCount: 0 });
    expect(await read({ tracking: 'UNTRACKED' })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('has every variant, tracked or not, in pages without gaps', async () => {
    await createProduct(app, categoryId, { title: 'Cap' });
    const many = await createProduct(app, categoryId, { title: 'Shirt', ...SIZES });
    await createProduct(app, categoryId, { title: 'Tie', stock: 0 });
    const variants = 'query ($id: ID!) { product(id: $id) { variants { id title } } }';
    const { product } = await askFor(app, variants, { id: many.id });
    await adjust(product.variants[1].id, { onHand: 3 });
    const all = await read();
    expect(names(all)).toEqual(['Cap: Cap', 'Shirt: S', 'Shirt: M', 'Shirt: L', 'Tie: Tie']);
    expect(all.nodes.map(({ onHand }: { onHand: number | null }) => onHand)).toEqual([
      null,
      null,
      3,
      null,
      0,
    ]);
    expect(all.totalCount).toBe(5);
    expect(totals(all)).toEqual({ trackedCount: 2, untrackedCount: 3, lowCount: 1, outCount: 1 });
    const paged: string[] = [];
    let after: string | null = null;
    for (let isLast = false; !isLast; ) {
      const page = await read({}, { first: 2, after });
      paged.push(...names(page));
      after = page.pageInfo.endCursor;
      isLast = !page.pageInfo.hasNextPage;
    }
    expect(paged).toEqual(names(all));
  });

  it.each([
    [{ tracking: 'TRACKED' }, ['Shirt: M', 'Tie: Tie']],
    [{ tracking: 'UNTRACKED' }, ['Cap: Cap', 'Shirt: S', 'Shirt: L']],
    [{ state: 'LOW' }, ['Shirt: M']],
    [{ state: 'IN_STOCK' }, ['Cap: Cap', 'Shirt: S', 'Shirt: L']],
    [{ state: 'LOW', tracking: 'UNTRACKED' }, []],
    [{ search: 'shirt', tracking: 'UNTRACKED' }, ['Shirt: S', 'Shirt: L']],
    [{ search: 'shirt' }, ['Shirt: S', 'Shirt: M', 'Shirt: L']],
  ])('has what %o finds, and counts it', async (filter, expected) => {
    await createProduct(app, categoryId, { title: 'Cap' });
    const many = await createProduct(app, categoryId, { title: 'Shirt', ...SIZES });
    await createProduct(app, categoryId, { title: 'Tie', stock: 0 });
    const variants = 'query ($id: ID!) { product(id: $id) { variants { id } } }';
    await adjust((await askFor(app, variants, { id: many.id })).product.variants[1].id, { onHand: 3 });
    const found = await read(filter);
    expect(names(found)).toEqual(expected);
    expect(found.totalCount).toBe(expected.length);
  });

  it('counts low and sold-out variants without drafts, but lists drafts', async () => {
    await createProduct(app, categoryId, { title: 'Cap', stock: 0 });
    await createProduct(app, categoryId, { title: 'Draft', stock: 0, status: 'DRAFT' });
    await createProduct(app, categoryId, { title: 'Other draft', stock: 2, status: 'DRAFT' });
    await createProduct(app, categoryId, { title: 'Third draft', status: 'DRAFT' });
    const all = await read();
    expect(all.nodes).toHaveLength(4);
    expect(totals(all)).toEqual({ trackedCount: 3, untrackedCount: 1, lowCount: 0, outCount: 1 });
    const out = await read({ state: 'OUT_OF_STOCK', withDrafts: false });
    expect([names(out), out.totalCount]).toEqual([['Cap: Cap'], 1]);
    const without = await read({ withDrafts: false });
    expect([names(without), without.totalCount]).toEqual([['Cap: Cap'], 1]);
  });

  it('continues past many tracked products in a row', async () => {
    await insertProducts(app, 2_300, (index) => ({
      title: `Counted ${index}`,
      ...(index !== 2_299 && { stock: 1 }),
    }));
    const { nodes, pageInfo, totalCount } = await read({ tracking: 'UNTRACKED' }, { first: 1 });
    expect(nodes).toMatchObject([{ product: { title: 'Counted 2299' } }]);
    expect([pageInfo.hasNextPage, totalCount]).toEqual([false, 1]);
  });

  it('leaves out the reservations of a deleted product', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'Gone', stock: 3 });
    await collections.inventory.updateOne({ productId: new ObjectId(id) }, { $set: { reserved: 1 } });
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    expect(await collections.inventory.countDocuments()).toBe(1);
    expect(await read()).toMatchObject({ nodes: [], totalCount: 0, untrackedCount: 0, trackedCount: 0 });
  });
});
