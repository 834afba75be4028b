import { beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { askInVain, onlyError } from './ask.ts';
import {
  createCategory,
  createProduct,
  imageFile,
  productInput,
  readProduct,
  tryCreateProduct,
  tryUpdateProduct,
} from './shop.ts';

const app = serveApp();
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Ruled');
});

/** The specification's section 5, with input that breaks each of its rules. */
const RULES: [field: string, message: string, breaking: object][] = [
  ['title', 'Title is required', { title: '  ' }],
  ['description', 'Description is required', { description: '' }],
  ['regularPrice', 'Valid price required', { regularPrice: 'many' }],
  ['sellingPrice', 'Selling price must be less than regular price', { sellingPrice: 200 }],
  ['sellingPrice', 'Selling price must be less than regular price', { sellingPrice: '200.00' }],
  ['sellingPrice', 'Selling price must be less than regular price', { sellingPrice: 'few' }],
  ['categoryId', 'Category is required', { categoryId: '' }],
  ['categoryId', 'Category is required', { categoryId: '0123456789abcdef01234567' }],
];
const BOUNDS: typeof RULES = [
  ['title', 'Title must be at most 255 characters', { title: 'x'.repeat(256) }],
  ['description', 'Description must be at most 5000 characters', { description: 'x'.repeat(5001) }],
  ['regularPrice', 'Valid price required', { regularPrice: -1 }],
  ['regularPrice', 'Valid price required', { regularPrice: 200.001 }],
  ['regularPrice', 'Valid price required', { regularPrice: 1e12 }],
  ['sellingPrice', 'Selling price must be less than regular price', { sellingPrice: -0.01 }],
  ['sellingPrice', 'Selling price must be less than regular price', { sellingPrice: '1,5' }],
];

describe('the rules for a product', () => {
  it.for([...RULES, ...BOUNDS])('answer %s with "%s"', async ([field, message, breaking]) => {
    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { [field]: message } } };
    const files = [await imageFile()];
    const created = await tryCreateProduct(app, productInput(categoryId, breaking), files);
    expect(onlyError(created)).toMatchObject(refused);
    const product = await createProduct(app, categoryId);
    expect(onlyError(await tryUpdateProduct(app, product.id, breaking))).toMatchObject(refused);
    expect(await readProduct(app, product.id)).toEqual(product);
  });

  it('require at least one image', async () => {
    const message = 'At least one image required';
    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fieldErrors: { images: message } } };
    expect(onlyError(await tryCreateProduct(app, productInput(categoryId), []))).toMatchObject(refused);
    const product = await createProduct(app, categoryId);
    expect(onlyError(await tryUpdateProduct(app, product.id, {}, []))).toMatchObject(refused);
  });

  it('are reported all at once, by field, under the message of the first', async () => {
    const nothing = { title: '', description: ' ', categoryId: '', regularPrice: '', sellingPrice: '' };
    expect(onlyError(await tryCreateProduct(app, nothing, []))).toMatchObject({
      message: 'Title is required',
      extensions: {
        code: 'BAD_USER_INPUT',
        fieldErrors: {
          title: 'Title is required',
          description: 'Description is required',
          regularPrice: 'Valid price required',
          sellingPrice: 'Selling price must be less than regular price',
          categoryId: 'Category is required',
          images: 'At least one image required',
        },
      },
    });
  });

  it('leave no files of a refused product', async () => {
    const before = await app.uploads();
    await tryCreateProduct(app, productInput(categoryId, { title: '' }), [await imageFile()]);
    expect(await app.uploads()).toEqual(before);
  });

  it.for([
    ['a price that is an object', { regularPrice: { $gt: 0 } }],
    ['a price that is a list', { regularPrice: [1] }],
    ['a title that is an object', { title: { $ne: null } }],
    ['an unknown badge', { badge: 'CHEAP' }],
    ['a flag that is a text', { isNew: 'yes' }],
    ['an unknown field', { price: 1 }],
    ['a version that is no whole number', { version: 1.5 }],
  ] as const)('are not even asked about %s', async ([, changes]) => {
    const { id } = await createProduct(app, categoryId);
    const update = `mutation ($id: ID!, $input: UpdateProductInput!) {
      updateProduct(id: $id, input: $input) { id }
    }`;
    expect((await askInVain(app, update, { id, input: changes })).extensions.code).toBe('BAD_USER_INPUT');
  });
});
