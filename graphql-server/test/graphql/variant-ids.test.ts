import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { askFor } from './ask.ts';
import { createCategory } from './shop.ts';
import { COLOURS, chosen, create, read, update } from './variants.ts';

const app = serveApp();
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
});

type Record_ = Record<string, unknown>;

/** A cache with one record for each id, like relay-runtime's. */
class NormalisingCache {
  readonly #records = new Map<unknown, Record_>();

  put(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    const { id } = value as Record_;
    if (id !== undefined) this.#records.set(id, { ...this.#records.get(id), ...value });
    for (const part of Object.values(value)) this.put(part);
  }

  titleOf(id: string): unknown {
    return this.#records.get(id)?.['title'];
  }
}

const PRODUCT = 'id title variants { id title own { id } inventory { variantId variant { id title } } }';

it('no product’s title changes in a cache that normalises by id alone', async () => {
  const options = [{ name: 'Size', values: ['S', 'M', 'L'] }];
  await create(app, categoryId, { title: 'Plain' });
  await create(app, categoryId, { title: 'One', options: [{ name: 'Size', values: ['S'] }] });
  const many = await create(app, categoryId, { title: 'Many', options });
  await update(app, many.id, { options: [...options, ...COLOURS], variants: null });
  const duplicate = 'mutation ($id: ID!) { product: duplicateProduct(id: $id) { id } }';
  await askFor(app, duplicate, { id: many.id });
  const { products } = await askFor(app, `{ products(first: 50) { nodes { ${PRODUCT} } } }`);
  const cache = new NormalisingCache();
  cache.put(products);
  expect(products.nodes).toHaveLength(4);
  for (const { id, title } of products.nodes) expect(cache.titleOf(id)).toBe(title);
});

describe('the id of a variant', () => {
  it('is never its product’s, and stays when options are added', async () => {
    const product = await create(app, categoryId, {});
    const [only] = product.variants;
    expect(only?.id).toBe(ownVariantId(product.id));
    const { variants } = await update(app, product.id, { options: COLOURS });
    expect(variants.map(({ id }) => id === product.id)).toEqual([false, false]);
    expect(variants[0]?.id).toBe(only?.id);
  });

  it('can be the former one in an input, which names the same variant', async () => {
    const product = await create(app, categoryId, { options: COLOURS });
    const [red, blue] = product.variants;
    const named = [
      chosen({ Colour: 'Red' }, { id: product.id, price: 5_000 }),
      chosen({ Colour: 'Blue' }, { id: blue?.id }),
    ];
    const { variants } = await update(app, product.id, { variants: named });
    expect(variants).toMatchObject([{ id: red?.id, price: { amount: 5_000 } }, { id: blue?.id }]);
    expect(await read(app, product.id)).toMatchObject({ variants });
  });

  it('can be the former one wherever stock is read or changed', async () => {
    const { id } = await create(app, categoryId, { stock: 5 });
    const own = ownVariantId(id);
    const adjust = `mutation ($id: ID!) { level: adjustInventory(variantId: $id, delta: -1, reason: CORRECTED) { variantId onHand } }`;
    expect((await askFor(app, adjust, { id })).level).toEqual({ variantId: own, onHand: 4 });
    const settings = `mutation ($id: ID!) { level: updateInventorySettings(variantId: $id, lowAt: 9) { variantId state } }`;
    expect((await askFor(app, settings, { id })).level).toEqual({ variantId: own, state: 'LOW' });
    const movements =
      'query ($id: ID!) { list: inventoryMovements(variantId: $id, first: 9) { nodes { onHandAfter } } }';
    for (const known of [id, own])
      expect((await askFor(app, movements, { id: known })).list.nodes).toMatchObject([
        { onHandAfter: 4 },
        { onHandAfter: 5 },
      ]);
    const availability = 'query ($ids: [ID!]!) { availability(variantIds: $ids) { variantId state left } }';
    expect((await askFor(app, availability, { ids: [id, own] })).availability).toEqual([
      { variantId: id, state: 'LOW', left: 4 },
      { variantId: own, state: 'LOW', left: 4 },
    ]);
    const page = await fetch(`${app.url}/index/availability?ids=${id}`);
    expect(await page.json()).toMatchObject({ availability: [{ variantId: id, left: 4 }] });
    const csv = `id,on_hand\n${id},7\n`;
    const headers = { 'content-type': 'text/csv' };
    await fetch(`${app.url}/api/inventory/import`, { method: 'POST', headers, body: csv });
    const onHand = 'query ($id: ID!) { product(id: $id) { variants { id inventory { onHand } } } }';
    expect((await askFor(app, onHand, { id })).product.variants).toEqual([
      { id: own, inventory: { onHand: 7 } },
    ]);
  });
});
