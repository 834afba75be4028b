import { beforeAll, describe, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { callApi } from './api.ts';
import {
  addCategory,
  addProduct,
  formOf,
  productFields,
  serveShop,
  type UploadFile,
  type WireProduct,
} from './shop.ts';

const IMAGE_PATH = /^uploads\/[0-9a-f]{32}\.webp$/;
const PRODUCT_KEYS = [
  '_id',
  'title',
  'description',
  'category',
  'category_id',
  'regular_price',
  'selling_price',
  'discount_percentage',
  'badge',
  'is_featured',
  'is_popular',
  'is_new',
  'images',
];

const shop = serveShop();
let picture: UploadFile;

beforeAll(async () => {
  picture = { name: 'dress.png', bytes: await drawImage() };
});

async function listed(id: string | undefined): Promise<WireProduct | undefined> {
  const { envelope } = await callApi<WireProduct[]>(shop, 'GET /product/list');
  return envelope.data?.find(({ _id }) => _id === id);
}

describe('POST /product/add', () => {
  test('returns the new product with status 200, as the list shows it from then on', async () => {
    const { status, envelope } = await addProduct(shop, [picture]);
    expect(status).toBe(200);
    expect(envelope).toStrictEqual({
      success: true,
      status: 200,
      message: 'Product added successfully',
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Summer dress',
        description: 'Light, long and blue.',
        category: 'Dresses',
        category_id: shop.categoryId,
        regular_price: 1999.9,
        selling_price: 1499.5,
        discount_percentage: 25.02,
        badge: 'Hot',
        is_featured: 1,
        is_popular: 0,
        is_new: 1,
        images: [expect.stringMatching(IMAGE_PATH)],
      },
    });
    expect(Object.keys(envelope.data ?? {})).toEqual(PRODUCT_KEYS);
    expect(await listed(envelope.data?._id)).toStrictEqual(envelope.data);
  });

  test.each(['0', '99.99', '-5', 'free', '', undefined])(
    'computes the discount itself, though the client says %j',
    async (said) => {
      const { discount_percentage: _, ...fields } = productFields(shop);
      const claim = said === undefined ? {} : { discount_percentage: said };
      const form = formOf({ ...fields, regular_price: '30', selling_price: '20', ...claim }, [picture]);
      const { envelope } = await callApi<WireProduct>(shop, 'POST /product/add', { body: form });
      expect(envelope.data?.['discount_percentage']).toBe(33.33);
    },
  );

  test.each(['images[]', 'images'])('accepts the files of %s, in their order', async (field) => {
    const files = await Promise.all(['a', 'b', 'c'].map(drawFile));
    const alone = await Promise.all(files.map(async (file) => imagesOf(await addProduct(shop, [file]))));
    const form = formOf(productFields(shop), files, field);
    const { envelope } = await callApi<WireProduct>(shop, 'POST /product/add', { body: form });
    expect(envelope.data?.images).toEqual(alone.flat());
  });

  test('accepts the files of images[] and images together, and those of no other field', async () => {
    const form = formOf(productFields(shop), [picture]);
    form.append('images', new File([new Uint8Array(await drawImage())], 'b.png'));
    form.append('avatar', new File(['<script>'], 'c.html', { type: 'text/html' }));
    const { status, envelope } = await callApi<WireProduct>(shop, 'POST /product/add', { body: form });
    expect(status).toBe(200);
    expect(envelope.data?.images).toHaveLength(2);
  });

  test('treats an empty file field of a browser as no file', async () => {
    const form = formOf(productFields(shop), [picture]);
    form.append('images[]', new File([], ''));
    const { envelope } = await callApi<WireProduct>(shop, 'POST /product/add', { body: form });
    expect(envelope.data?.images).toHaveLength(1);
  });

  test.each(['New', 'Hot', 'Sell', 'Best Sell', 'Top Sell', ''])('keeps the badge %j', async (badge) => {
    expect((await addProduct(shop, [picture], { badge })).envelope.data).toMatchObject({ badge });
  });

  test.each([
    ['1', 1],
    ['0', 0],
    ['true', 1],
    ['false', 0],
    ['', 0],
  ])('reads the flag %j as %i', async (text, flag) => {
    const flags = { is_featured: text, is_popular: text, is_new: text };
    const { envelope } = await addProduct(shop, [picture], flags);
    expect(envelope.data).toMatchObject({ is_featured: flag, is_popular: flag, is_new: flag });
  });

  test('treats a missing badge and missing flags as none', async () => {
    const { title, description, regular_price, selling_price, category } = productFields(shop);
    const form = formOf({ title, description, regular_price, selling_price, category } as never, [picture]);
    const { envelope } = await callApi<WireProduct>(shop, 'POST /product/add', { body: form });
    expect(envelope.data).toMatchObject({ badge: '', is_featured: 0, is_popular: 0, is_new: 0 });
  });

  test.each([
    ['20', '19.99', 20, 19.99],
    ['12.', '.5', 12, 0.5],
    ['0.3', '0.1', 0.3, 0.1],
    [' 1000.10 ', '0', 1000.1, 0],
    ['1000000000', '999999999.99', 1_000_000_000, 999_999_999.99],
  ])('keeps the prices %j and %j exactly', async (regular_price, selling_price, regular, selling) => {
    const { envelope } = await addProduct(shop, [picture], { regular_price, selling_price });
    expect(envelope.data).toMatchObject({ regular_price: regular, selling_price: selling });
    expect(await listed(envelope.data?._id)).toMatchObject({
      regular_price: regular,
      selling_price: selling,
    });
  });

  test('trims title and description, and keeps every other character', async () => {
    const title = `"Ünïcode" <b>漢字</b> 🧥 {"$gt":""}`;
    const { envelope } = await addProduct(shop, [picture], {
      title: `  ${title}\n`,
      description: `\t${title} `,
    });
    expect(envelope.data).toMatchObject({ title, description: title });
  });
});

describe('a product whose category', () => {
  test('is renamed shows the new name', async () => {
    const category = await addCategory(shop, 'Old');
    const { envelope } = await addProduct(shop, [picture], { category });
    const body = JSON.stringify({ name: 'New' });
    const headers = { 'content-type': 'application/json' };
    await callApi(shop, `PUT /category/update/${category}`, { headers, body });
    expect(await listed(envelope.data?._id)).toMatchObject({ category: 'New', category_id: category });
  });

  test('is deleted stays, with everything but its category', async () => {
    const category = await addCategory(shop, 'Soon gone');
    const { envelope } = await addProduct(shop, [picture], { category });
    await callApi(shop, `DELETE /category/delete/${category}`);
    expect(await listed(envelope.data?._id)).toStrictEqual({
      ...envelope.data,
      category: null,
      category_id: null,
    });
  });
});

async function drawFile(name: string): Promise<UploadFile> {
  return { name: `${name}.png`, bytes: await drawImage() };
}

function imagesOf({ envelope }: { envelope: { data?: WireProduct } }): string[] {
  return envelope.data?.images ?? [];
}
