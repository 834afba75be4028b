import { ObjectId } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  listedFields,
  type Product,
  type ProductFields,
} from '../../src/modules/catalogue/products/product.ts';
import { drawImage } from '../sample-images/draw.ts';
import { callApi, json, refusal } from './api.ts';
import { addCategory, addProduct, serveShop, type WireProduct } from './shop.ts';

const LISTS = ['/category/list', '/product/list'] as const;

const PARTS: [string, number[]][] = [
  ['', [0, 1, 2, 3]],
  ['?limit=2', [0, 1]],
  ['?offset=1', [1, 2, 3]],
  ['?limit=2&offset=1', [1, 2]],
  ['?limit=100', [0, 1, 2, 3]],
  ['?offset=3', [3]],
  ['?offset=4', []],
  ['?limit=0', []],
  ['?limit=1000000000&offset=1000000000', []],
  ['?page=2', [0, 1, 2, 3]],
];

const NO_NUMBERS = ['-1', '1.5', 'all', '', '1e2', '%201', '0x10', '99999999999', '1&{}=2'];

const shop = serveShop();
const names = ['Dresses', 'Hats', 'Dresses', 'Bags'];
const titles = ['First', 'Second', 'Third', 'Fourth'];

beforeAll(async () => {
  const picture = { name: 'dress.png', bytes: await drawImage() };
  // One after the other, because the lists show them in the order of creation.
  for (const name of names.slice(1)) await addCategory(shop, name);
  for (const title of titles) await addProduct(shop, [picture], { title });
});

describe('GET /category/list', () => {
  test('returns every category as { id, name }, oldest first', async () => {
    const { status, envelope } = await callApi(shop, 'GET /category/list');
    expect(status).toBe(200);
    expect(envelope).toStrictEqual({
      success: true,
      status: 200,
      message: 'Categories loaded successfully',
      data: names.map((name) => ({ id: expect.stringMatching(/^[0-9a-f]{24}$/), name })),
    });
  });
});

describe('GET /product/list', () => {
  test('returns every product, oldest first', async () => {
    const { status, envelope } = await callApi<WireProduct[]>(shop, 'GET /product/list');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ success: true, status: 200, message: 'Products loaded successfully' });
    expect(envelope.data?.map(({ title }) => title)).toEqual(titles);
  });
});

describe.each(LISTS)('GET %s', (path) => {
  const itemsOf = async (query: string) =>
    (await callApi<object[]>(shop, `GET ${path}${query}`)).envelope.data ?? [];

  test.each(PARTS)('%s returns the items %j', async (query, indexes) => {
    const all = await itemsOf('');
    expect(await itemsOf(query)).toEqual(indexes.map((index) => all[index]));
  });

  test.each(NO_NUMBERS.flatMap((text) => [`limit=${text}`, `offset=${text}`]))(
    '%s is refused',
    async (part) => {
      // A repeated parameter is not a number either.
      const query = part.replace('{}', part.split('=')[0] ?? '');
      const { status, envelope } = await callApi(shop, `GET ${path}?${query}`);
      const name = query.split('=')[0] ?? '';
      const message = `${name} must be a whole number from 0 to 1000000000.`;
      expect(status).toBe(400);
      expect(envelope).toStrictEqual(refusal(400, message, { [name]: message }));
    },
  );

  test('shows a change as soon as it is acknowledged', async () => {
    await itemsOf('');
    const id = await addCategory(shop, 'Soon');
    const named = async () => JSON.stringify(await (await fetch(`${shop.url}/api/category/list`)).json());
    expect(await named()).toContain('Soon');
    await callApi(shop, `PUT /category/update/${id}`, json({ name: 'Sooner' }));
    expect(await named()).toContain('Sooner');
    await callApi(shop, `DELETE /category/delete/${id}`);
    expect(await named()).not.toContain('Soon');
  });
});

describe('a list that is longer than a megabyte', () => {
  const COUNT = 300;
  const MAX_ANSWER_BYTES = 1_000_500;

  beforeAll(async () => {
    await shop.db.collection<Product>('products').insertMany(Array.from({ length: COUNT }, bulkyProduct));
  });

  test('ends early, and says where to continue until all of it was read', async () => {
    const ids: string[] = [];
    let next: string | undefined = '0';
    while (next !== undefined) {
      const text: string = await (await fetch(`${shop.url}/api/product/list?offset=${next}`)).text();
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
      const { data, message } = JSON.parse(text) as { data: WireProduct[]; message: string };
      const range = `${ids.length + 1} to ${ids.length + data.length} of ${COUNT + titles.length}`;
      ids.push(...data.map(({ _id }) => _id));
      next = /Request more with offset=(\d+)\.$/.exec(message)?.[1];
      expect(message).toBe(
        `Products loaded successfully${next ? `: ${range}. Request more with offset=${ids.length}.` : ''}`,
      );
    }
    expect(new Set(ids).size).toBe(COUNT + titles.length);
  });
});

function bulkyProduct(): Product {
  const fields: ProductFields = {
    title: 'Bulky',
    description: 'long '.repeat(1_000).trim(),
    categoryId: new ObjectId(),
    regularPrice: 200,
    sellingPrice: 100,
    badge: null,
    isFeatured: false,
    isPopular: false,
    isNew: false,
  };
  const now = new Date();
  const kept = { _id: new ObjectId(), images: [], version: 1, createdAt: now, updatedAt: now };
  return { ...fields, ...listedFields(fields), ...kept };
}
