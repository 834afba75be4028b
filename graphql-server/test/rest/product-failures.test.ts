import { beforeAll, describe, expect, test } from 'vitest';
import { drawImage } from '../sample-images/draw.ts';
import { callApi, json, refusal } from './api.ts';
import { addProduct, formOf, productFields, serveShop, type UploadFile } from './shop.ts';

/**
 * The rules of the specification's section 5, and the limits that it leaves open: field, description of the
 * fault, value, and message.
 */
const RULES: [field: string, fault: string, value: string, message: string][] = [
  ['title', 'empty', '', 'Title is required'],
  ['title', 'blank', ' \t\n ', 'Title is required'],
  ['title', 'too long', 't'.repeat(256), 'Title must be at most 255 characters'],
  ['description', 'empty', '', 'Description is required'],
  ['description', 'blank', '   ', 'Description is required'],
  ['description', 'too long', 'd'.repeat(5_001), 'Description must be at most 5000 characters'],
  ...[
    '',
    ' ',
    'free',
    '12abc',
    '-1',
    '-0.5',
    'NaN',
    'Infinity',
    '1e3',
    '19.999',
    '1,000',
    '0x10',
    '1 000',
  ].map((text): [string, string, string, string] => [
    'regular_price',
    'no price',
    text,
    'Valid price required',
  ]),
  ['regular_price', 'over a billion', '1000000000.01', 'Valid price required'],
  ...['', 'free', '-1', '19.999', '1e1', '1999.90', '1999.9', '2000'].map(
    (text): [string, string, string, string] => [
      'selling_price',
      'no price below the regular one',
      text,
      'Selling price must be less than regular price',
    ],
  ),
  ['category', 'empty', '', 'Category is required'],
  ['category', 'malformed', 'Dresses', 'Category is required'],
  ['category', 'unknown', '0123456789abcdef01234567', 'Category is required'],
  ['category', 'an operator', '{"$gt":""}', 'Category is required'],
  ['badge', 'unknown', 'Sale', 'Badge must be one of New, Hot, Sell, Best Sell, Top Sell'],
  ['badge', 'an inherited name', 'constructor', 'Badge must be one of New, Hot, Sell, Best Sell, Top Sell'],
  ['is_featured', 'no flag', '2', 'Featured must be 1 or 0'],
  ['is_popular', 'no flag', 'maybe', 'Popular must be 1 or 0'],
  ['is_new', 'no flag', '-1', 'New must be 1 or 0'],
];

const shop = serveShop();
let picture: UploadFile;

beforeAll(async () => {
  picture = { name: 'dress.png', bytes: await drawImage() };
});

describe('POST /product/add refuses', () => {
  test.each(RULES)('%s that is %s: %j', async (field, _, value, message) => {
    const { status, envelope } = await addProduct(shop, [picture], { [field]: value });
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, message, { [field]: message }));
  });

  test.each([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
    ['regular_price', 'Valid price required'],
    ['selling_price', 'Selling price must be less than regular price'],
    ['category', 'Category is required'],
  ])('a product without %s', async (field, message) => {
    const { [field]: _, ...fields } = productFields(shop);
    const { envelope } = await callApi(shop, 'POST /product/add', { body: formOf(fields, [picture]) });
    expect(envelope).toStrictEqual(refusal(400, message, { [field]: message }));
  });

  test('a product without images', async () => {
    const message = 'At least one image required';
    expect((await addProduct(shop, [])).envelope).toStrictEqual(refusal(400, message, { images: message }));
  });

  test('a product that breaks every rule, with the first message and all of them by field', async () => {
    const flags = { is_featured: '2', is_popular: '2', is_new: '2' };
    const form = formOf({ badge: 'Sale', ...flags }, []);
    const { status, envelope } = await callApi(shop, 'POST /product/add', { body: form });
    const errors = {
      title: 'Title is required',
      description: 'Description is required',
      regular_price: 'Valid price required',
      selling_price: 'Selling price must be less than regular price',
      category: 'Category is required',
      images: 'At least one image required',
      badge: 'Badge must be one of New, Hot, Sell, Best Sell, Top Sell',
      is_featured: 'Featured must be 1 or 0',
      is_popular: 'Popular must be 1 or 0',
      is_new: 'New must be 1 or 0',
    };
    expect(status).toBe(400);
    expect(envelope).toStrictEqual(refusal(400, 'Title is required', errors));
    expect(Object.keys(envelope.errors ?? {})).toEqual(Object.keys(errors));
  });

  test('a category that was deleted', async () => {
    const added = await callApi<{ id: string }>(shop, 'POST /category/add', json({ name: 'Gone' }));
    const category = added.envelope.data?.id ?? '';
    await callApi(shop, `DELETE /category/delete/${category}`);
    const { envelope } = await addProduct(shop, [picture], { category });
    const message = 'Category is required';
    expect(envelope).toStrictEqual(refusal(400, message, { category: message }));
  });

  test('a file that is not an image, naming it and the accepted types', async () => {
    const message = '"notes.txt" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.';
    const { status, envelope } = await addProduct(shop, [
      picture,
      { name: 'notes.txt', bytes: Buffer.from('notes') },
    ]);
    expect(status).toBe(415);
    expect(envelope).toStrictEqual(refusal(415, message, { images: message }));
  });
});

describe('a refused product', () => {
  test('is not listed, and leaves no file', async () => {
    expect((await callApi(shop, 'GET /product/list')).envelope.data).toEqual([]);
    expect(await shop.uploads()).toEqual([]);
  });
});

describe('at its limits', () => {
  test.each([
    ['title', 't'.repeat(255)],
    ['description', '漢'.repeat(5_000)],
  ])('%s is accepted', async (field, value) => {
    const { envelope } = await addProduct(shop, [picture], { [field]: value });
    expect(envelope.data).toMatchObject({ [field]: value });
  });
});
