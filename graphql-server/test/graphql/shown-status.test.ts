import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { insertProducts } from '../listing/catalogue.ts';
import { serveApp } from '../serve.ts';
import { askFor } from './ask.ts';
import { createCategory, createProduct, readProduct } from './shop.ts';

const app = serveApp();
const { products } = collectionsOf(app.db);
const [past, future] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
const STATUSES = {
  ACTIVE: ['began', 'goes on', 'plain'],
  SCHEDULED: ['later', 'later for a while'],
  ENDED: ['over', 'was shown'],
  DRAFT: ['draft'],
  HIDDEN: ['hidden'],
};
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Timed');
  const made = [
    ...[{ title: 'plain' }, { title: 'began', showFrom: past }, { title: 'goes on', showUntil: future }],
    ...[
      { title: 'later', showFrom: future },
      { title: 'over', showUntil: past },
    ],
    { title: 'later for a while', showFrom: future, showUntil: new Date(future.getTime() + 1) },
    { title: 'was shown', showFrom: new Date(0), showUntil: past },
    { title: 'draft', status: 'DRAFT' as const, showFrom: future },
    { title: 'hidden', status: 'HIDDEN' as const, showUntil: past },
  ];
  await insertProducts(app, made.length, (index) => ({
    ...made[index],
    categoryId: new ObjectId(categoryId),
  }));
});

describe.each(Object.entries(STATUSES))('products whose status is now %s', (shownStatus, titles) => {
  it('are listed and counted, in any sort order', async () => {
    for (const field of ['TITLE', 'CREATED_AT', 'CATEGORY', 'UPDATED_AT']) {
      const list = await askFor(
        app,
        `query ($filter: ProductFilter, $field: ProductOrderField!) {
          products(filter: $filter, orderBy: { field: $field }) { totalCount nodes { title shownStatus } }
          first: products(filter: $filter, first: 1, orderBy: { field: $field }) { totalCount }
        }`,
        { field, filter: { shownStatus, categoryId } },
      );
      expect(list.products.nodes.map(({ title }: { title: string }) => title).sort()).toEqual(titles);
      expect(new Set(list.products.nodes.map((node: object) => Object(node).shownStatus))).toEqual(
        new Set([shownStatus]),
      );
      expect([list.products.totalCount, list.first.totalCount]).toEqual([titles.length, titles.length]);
    }
  });

  it('are the ones that change when all matching products are selected', async () => {
    const change = `mutation ($filter: ProductFilter!) {
      changeProducts(selection: { filter: $filter }, change: { badge: SELL }) }`;
    expect(await askFor(app, change, { filter: { shownStatus } })).toEqual({ changeProducts: titles.length });
    expect((await products.distinct('title', { badge: 'SELL' })).sort()).toEqual(titles);
    await products.updateMany({}, { $set: { badge: null } });
  });
});

describe('a copy of a product', () => {
  const DUPLICATE = `mutation ($id: ID!, $key: String) {
    copy: duplicateProduct(id: $id, idempotencyKey: $key) { id title handle status sku stock brand images { id } version } }`;

  it('is a draft with its images, another handle and no SKU, and is created once for each key', async () => {
    const fields = { title: 'Silk sari', sku: 'SARI', stock: 3, brand: 'Mela', handle: 'own' };
    const original = await createProduct(app, categoryId, fields);
    const variables = { id: original.id, key: 'copy' };
    const [{ copy }, again] = await Promise.all([
      askFor(app, DUPLICATE, variables),
      askFor(app, DUPLICATE, variables),
    ]);
    expect(copy).toEqual({
      ...{
        id: expect.not.stringContaining(original.id),
        title: 'Silk sari (copy)',
        handle: 'silk-sari-copy',
      },
      ...{ status: 'DRAFT', sku: null, stock: 3, brand: 'Mela', version: 1 },
      images: original.images.map(({ id }) => ({ id })),
    });
    expect(again.copy.id).toBe(copy.id);
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id: original.id });
    expect((await fetch(app.url + (await readProduct(app, copy.id))?.images[0]?.url)).status).toBe(200);
  });

  it('of a product with the longest title does not have a longer one', async () => {
    const { id } = await createProduct(app, categoryId, { title: 'x'.repeat(255) });
    const { copy } = await askFor(app, DUPLICATE, { id });
    expect(copy.title).toBe(`${'x'.repeat(248)} (copy)`);
  });
});
