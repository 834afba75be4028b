import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../src/modules/catalogue/products/product.ts';
import { COLOURS_AND_SIZES, chosen, create, read, update } from '../graphql/variants.ts';
import { countsOf, exportFile, fileOf, importFile, type Row, reasonsIn } from './files.ts';
import { newRow, serveTransferShop } from './shop.ts';

const shop = serveTransferShop();
const RED_S = {
  sku: 'T-1',
  barcode: '400',
  price: 10_050,
  compareAtPrice: 20_000,
  weightGrams: 5,
  image: 1,
  onHand: 3,
};
const said = ({ createdAt: _, updatedAt: __, version: ___, titleKey: ____, ...fields }: Product) => fields;
let id = '';

beforeEach(async () => {
  const variants = [
    chosen({ Colour: 'Red', Size: 'S' }, RED_S),
    chosen({ Colour: 'Blue', Size: 'M' }, { isSold: false }),
    chosen({ Colour: 'Blue', Size: 'S' }),
  ];
  const input = { options: COLOURS_AND_SIZES, variants, barcode: '9', weightGrams: 12, handle: 'shirt' };
  ({ id } = await create(shop, shop.categoryId, input, 2));
});

const rows = async () => parse(await exportFile(shop, '?text=linen'), { bom: true, columns: true }) as Row[];

describe('a product with options', () => {
  test('has a row for each variant, and the first has the product’s own fields', async () => {
    const [first, second, third, ...none] = await rows();
    expect(none).toEqual([]);
    expect(first).toMatchObject({
      ...{ id, title: 'Linen shirt', handle: 'shirt', barcode: '9', weight_grams: '12', stock: '3' },
      ...{
        options: 'Colour: Red | Blue\nSize: S | M',
        variant_id: ownVariantId(id),
        option1_value: 'Red',
        option2_value: 'S',
      },
      ...{
        variant_sku: 'T-1',
        variant_barcode: '400',
        variant_price: '100.5',
        variant_compare_at_price: '200',
      },
      ...{ variant_weight_grams: '5', variant_stock: '3', variant_is_sold: '1' },
      variant_image: first?.['images']?.split(' ')[1],
    });
    expect(second).toMatchObject({
      id: '',
      title: '',
      handle: 'shirt',
      option1_value: 'Blue',
      option2_value: 'M',
    });
    expect(second).toMatchObject({
      variant_sku: '',
      variant_price: '',
      variant_stock: '',
      variant_is_sold: '0',
    });
    expect(third).toMatchObject({ handle: 'shirt', option2_value: 'S', variant_is_sold: '1' });
  });

  test('is unchanged when its file is imported again', async () => {
    const before = await read(shop, id);
    expect(countsOf(await importFile(shop, await exportFile(shop)))).toEqual([0, 0, 2, 0]);
    expect(await read(shop, id)).toEqual(before);
  });

  test('can be changed by a file from before variants had their own ids', async () => {
    const before = await read(shop, id);
    const file = (await exportFile(shop)).replaceAll(ownVariantId(id), id);
    expect(file).toContain(`,${id},Red,S,`);
    expect(countsOf(await importFile(shop, file))).toEqual([0, 0, 2, 0]);
    const changed = file.replace(`,${id},Red,S,,T-1,`, `,${id},Red,S,,T-9,`);
    expect(countsOf(await importFile(shop, changed))).toEqual([0, 1, 1, 0]);
    const [red, ...others] = (await read(shop, id)).variants;
    expect(red).toMatchObject({ id: ownVariantId(id), title: 'Red / S', sku: 'T-9' });
    expect(others).toEqual(before.variants.slice(1));
    await shop.collections.products.deleteOne({ title: 'Linen shirt' });
    expect(countsOf(await importFile(shop, changed))).toEqual([1, 0, 1, 0]);
    expect((await read(shop, id)).variants[0]).toMatchObject({ id: ownVariantId(id), sku: 'T-9' });
  });

  test('is recreated from its file with all its data, ids and stock', async () => {
    const [before] = await shop.others();
    // The first product also gets the shirt's images, so that they stay in use.
    const images = [...shop.first.images, ...(before?.images ?? [])];
    await shop.collections.products.updateOne({ _id: shop.first._id }, { $set: { images } });
    const file = await exportFile(shop);
    await shop.collections.products.deleteMany({ title: 'Linen shirt' });
    await shop.collections.inventory.deleteMany({});
    expect(countsOf(await importFile(shop, file))).toEqual([1, 0, 1, 0]);
    const [after] = await shop.others();
    await shop.collections.products.updateOne(
      { _id: shop.first._id },
      { $set: { images: shop.first.images } },
    );
    expect(said(after as Product)).toEqual(said(before as Product));
  });

  test('is created again, with its own variants, from rows without its id', async () => {
    const copied = (await rows()).map((row) => ({ ...row, id: '', handle: 'copy', variant_sku: '' }));
    expect(countsOf(await importFile(shop, fileOf(copied)))).toEqual([1, 0, 0, 0]);
    expect(countsOf(await importFile(shop, fileOf(copied)))).toEqual([0, 0, 1, 0]);
    const ids = (await shop.others()).flatMap(({ variants = [] }) => variants.map((variant) => variant.id));
    expect(new Set(ids).size).toBe(6);
  });

  test('gets the values of its rows, and keeps fields without a column', async () => {
    const [first, second] = await rows();
    const row = (one: Row | undefined, cells: Row) => ({
      ...{ id: one?.['id'] ?? '', title: one?.['title'] ?? '', handle: 'shirt' },
      ...{
        option1_value: one?.['option1_value'] ?? '',
        option2_value: one?.['option2_value'] ?? '',
        ...cells,
      },
    });
    const changed = [row(second, { variant_price: '₹1,000' }), row(first, { variant_price: '' })];
    const [head, ...others] = changed;
    const file = fileOf([
      { ...head, id, title: 'Linen shirt' } as Row,
      ...others.map((one) => ({ ...one, id: '', title: '' })),
    ]);
    const answer = await importFile(shop, file);
    expect(countsOf(answer)).toEqual([0, 1, 0, 0]);
    expect(answer.envelope.data?.rows[0]).toMatchObject({
      changes: [
        {
          column: 'variants',
          from: 'Red / S, SKU T-1, barcode 400, ₹100.5, instead of ₹200, 5 g, stock 3, own image; Blue / M, not for sale; Blue / S',
        },
      ],
    });
    expect((await read(shop, id)).variants).toMatchObject([
      { title: 'Blue / M', isSold: false, price: { amount: 100_000 } },
      {
        id: ownVariantId(id),
        title: 'Red / S',
        sku: 'T-1',
        barcode: '400',
        price: { amount: 15_000 },
        own: { image: 1 },
      },
    ]);
  });

  test('is unchanged by a file without variant columns', async () => {
    const before = await read(shop, id);
    await importFile(shop, fileOf([{ id, title: 'Linen shirts' }]));
    expect(await read(shop, id)).toEqual({ ...before, version: 2 });
  });

  test.each<[string, (rows: Row[]) => Row[], string]>([
    [
      'one SKU twice',
      ([a, b]) => [a as Row, { ...b, variant_sku: 't-1' }],
      'SKU is already used by Red / S (line 4)',
    ],
    ['an unknown value', ([a]) => [{ ...a, option1_value: 'Green' }], 'Colour has no value Green (line 2)'],
    [
      'one combination twice',
      ([a]) => [a as Row, { ...a, id: '', title: '', variant_id: '', variant_sku: '' }],
      'Variant 1 is also Red / S (line 4)',
    ],
    ['a price that is none', ([a]) => [{ ...a, variant_price: '-1' }], 'Price must be a whole number'],
    [
      'a stock below zero',
      ([a]) => [{ ...a, variant_stock: '-1' }],
      'Stock must be a whole number of 0 or more, or empty (line 2)',
    ],
    [
      'a third option that it has not',
      ([a]) => [{ ...a, option3_value: 'x' }],
      'The product has no option 3 (line 2)',
    ],
    [
      'an image that is not its own',
      ([a]) => [{ ...a, variant_image: 'uploads/x.webp' }],
      'The product does not have this image (line 2)',
    ],
    [
      'a word for whether it is sold',
      ([a]) => [{ ...a, variant_is_sold: 'maybe' }],
      'For sale must be 1 or 0 (line 2)',
    ],
    [
      'the variant of another product',
      ([a]) => [{ ...a, id: 'f'.repeat(24), variant_sku: '', handle: 'z' }],
      'These variants belong to "Linen shirt"',
    ],
  ])('with %s is refused, and nothing is imported', async (_, change, reason) => {
    const before = await read(shop, id);
    const answer = await importFile(shop, fileOf(change(await rows())));
    expect(reasonsIn(answer).join()).toContain(reason);
    expect(await read(shop, id)).toEqual(before);
  });

  test('cannot share an SKU with another product of the file', async () => {
    const twin = (title: string) =>
      newRow(shop, {
        title,
        handle: title.toLowerCase(),
        options: 'A: 1',
        option1_value: '1',
        variant_sku: 'N-1',
      });
    const answer = await importFile(shop, fileOf([twin('One'), twin('Two')]));
    expect(reasonsIn(answer)).toEqual(
      Array(2).fill('These lines give the same SKU to several products: 2, 3. Keep one of them.'),
    );
  });
});

test('a product that is not on sale has no compare-at price in its file', async () => {
  await update(shop, id, { regularPrice: null });
  const [first] = await rows();
  expect(first).toMatchObject({ regular_price: '', selling_price: '150' });
  await importFile(shop, fileOf([{ id, title: 'Linen shirt', regular_price: '', selling_price: '140' }]));
  expect(await read(shop, id)).toMatchObject({ regularPrice: 140, sellingPrice: 140 });
});
