import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { askFor, onlyError } from '../graphql/ask.ts';
import { createCategory } from '../graphql/shop.ts';
import { COLOURS, chosen, create, read, update } from '../graphql/variants.ts';
import { serveApp } from '../serve.ts';
import { inShort, newestOf, readHistory, tryUndo, undo } from './ask-history.ts';

const app = serveApp();
const { products } = collectionsOf(app.db);
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }';
const RED = chosen(
  { Colour: 'Red' },
  { sku: 'H-R', barcode: '1', price: 100, compareAtPrice: 200, image: 0 },
);
const BLUE = chosen({ Colour: 'Blue' }, { weightGrams: 5, isSold: false });
const NOTHING = {
  ...{ sku: null, barcode: null, price: null, compareAtPrice: null, weightGrams: null, cost: null },
  ...{ isSold: true, image: null },
};
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shirts');
});

const make = async () => {
  await products.deleteMany({});
  return create(app, categoryId, { options: COLOURS, variants: [RED, BLUE] });
};
const withoutVersion = <T extends object>(product: T) => ({ ...product, version: 0 });

describe('a change of variants', () => {
  it('records the variants that differ, and their own fields', async () => {
    const { id, variants } = await make();
    await update(app, id, {
      ...{ barcode: '400', weightGrams: 250 },
      variants: [variants[0]?.own, { ...variants[1]?.own, sku: 'H-B', isSold: true, weightGrams: null }],
    });
    expect(inShort(await newestOf(app, id))).toEqual({
      BARCODE: [null, '400'],
      WEIGHT_GRAMS: [null, 250],
      VARIANTS: [
        { variants: [{ ...NOTHING, title: 'Blue', weightGrams: 5, isSold: false }] },
        { variants: [{ ...NOTHING, title: 'Blue', sku: 'H-B' }] },
      ],
    });
    await update(app, id, { variants: [variants[0]?.own] });
    expect(inShort(await newestOf(app, id))['VARIANTS']).toEqual([
      { variants: [{ ...NOTHING, title: 'Blue', sku: 'H-B' }] },
      null,
    ]);
  });

  it('records prices in minor units, and images by address', async () => {
    const { id } = await make();
    await update(app, id, { options: [] });
    const [before] = inShort(await newestOf(app, id))['VARIANTS'] as [{ variants: object[] }, unknown];
    expect(before.variants[0]).toMatchObject({
      ...{ title: 'Red', sku: 'H-R', barcode: '1', price: 100, compareAtPrice: 200 },
      image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-320\.webp$/),
    });
  });

  it('is undone with their ids, prices and images', async () => {
    const product = await make();
    const [red, blue] = product.variants;
    const changes = [
      { options: [] },
      { variants: [{ ...blue?.own, image: 0 }] },
      { variants: [{ ...red?.own, id: undefined, price: 7, sku: null, image: null }] },
      { options: [{ name: 'Colour', values: ['Green'] }] },
      { options: [...COLOURS, { name: 'Size', values: ['S', 'M'] }] },
    ];
    for (const change of changes) {
      await update(app, product.id, change);
      await undo(app, await newestOf(app, product.id));
      expect(withoutVersion(await read(app, product.id))).toEqual(withoutVersion(product));
    }
    // The undo is undone.
    const changed = await update(app, product.id, { variants: [{ ...blue?.own, price: 9 }] });
    for (let times = 0; times < 2; times += 1) await undo(app, await newestOf(app, product.id));
    expect(withoutVersion(await read(app, product.id))).toEqual(withoutVersion(changed));
  });

  it('is not undone if they were changed again since', async () => {
    const { id, variants } = await make();
    await update(app, id, { variants: [variants[0]?.own] });
    const change = await newestOf(app, id);
    await update(app, id, { variants: [{ ...variants[0]?.own, price: 5 }] });
    const { message } = onlyError(await tryUndo(app, change));
    expect(message).toBe(
      'Variants has changed again since then. Undo the newer change first, or edit by hand.',
    );
  });
});

it('a deleted product is restored with its variants and their SKUs', async () => {
  const product = await make();
  await askFor(app, DELETE, { id: product.id });
  await undo(app, await newestOf(app, product.id));
  expect(withoutVersion(await read(app, product.id))).toEqual(withoutVersion(product));
  expect(await products.findOne()).toMatchObject({ skus: ['H-R'] });
});

it('a product that was deleted before variants existed is restored with some', async () => {
  const { id, options } = await make();
  await askFor(app, DELETE, { id });
  const { history } = collectionsOf(app.db);
  const entry = await newestOf(app, id);
  await history.updateMany({ action: 'DELETED' }, { $unset: { 'before.variants': '' } });
  await undo(app, entry);
  expect((await read(app, id)).variants.map(({ title }) => title)).toEqual(options[0]?.values);
});

describe('a price without a compare-at price', () => {
  it('is undone and restored', async () => {
    await products.deleteMany({});
    const { id } = await create(app, categoryId, { regularPrice: null });
    await update(app, id, { sellingPrice: 100 });
    await undo(app, await newestOf(app, id));
    expect(await read(app, id)).toMatchObject({ regularPrice: 150, sellingPrice: 150 });
    await update(app, id, { regularPrice: 300 });
    await undo(app, await newestOf(app, id));
    expect(await read(app, id)).toMatchObject({ regularPrice: 150, sellingPrice: 150 });
    expect(await readHistory(app, { of: { kind: 'PRODUCT', id } })).toHaveLength(5);
  });
});
