import { beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/shop/collections.ts';
import { callApi, json } from '../rest/api.ts';
import { formOf, productFields } from '../rest/shop.ts';
import { drawImage } from '../sample-images/draw.ts';
import { serveApp } from '../serve.ts';
import { askFor, askInVain, askWithFiles, dataOf, onlyError } from './ask.ts';
import { createCategory, imageFile, productInput } from './shop.ts';

const app = serveApp();
const ADD = `mutation ($input: CreateProductInput!, $images: [Upload!]!, $key: String) {
  product: createProduct(input: $input, images: $images, idempotencyKey: $key) { id title version }
}`;
const ADD_CATEGORY = `mutation ($name: String!, $key: String) {
  category: createCategory(input: { name: $name }, idempotencyKey: $key) { id name }
}`;
const CONFLICT = {
  message: 'This idempotency key was used for something else within a day: send another one with this call.',
  extensions: { code: 'CONFLICT' },
};
let categoryId = '';
let image: File;

beforeAll(async () => {
  categoryId = await createCategory(app, 'Once');
  image = await imageFile();
});

const add = (key: string, changes: object = {}, file = image) =>
  askWithFiles(
    app,
    ADD,
    { input: productInput(categoryId, changes), images: [null], key },
    { 'images.0': file },
  );

describe('a creation with a key', () => {
  it('happens once, however often and at once it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('all-at-once')));
    const created = answers.map((answer) => dataOf(answer).product);
    expect(new Set(created.map(({ id }) => id)).size).toBe(1);
    expect(dataOf(await add('all-at-once')).product).toEqual(created[0]);
    const { products } = await askFor(app, '{ products { totalCount } }');
    expect(products.totalCount).toBe(1);
  });

  it('is refused for anything else, be it a field or a file', async () => {
    await add('taken');
    expect(onlyError(await add('taken', { title: 'Other' }))).toMatchObject(CONFLICT);
    expect(onlyError(await add('taken', {}, await imageFile()))).toMatchObject(CONFLICT);
    dataOf(await add('free', { title: 'Other' }));
  });

  it('goes on where a killed server broke off, before its product was written and after', async () => {
    const { attempts, products } = collectionsOf(app.db);
    const { id } = dataOf(await add('killed', { title: 'Killed' })).product;
    const known = { _id: 'anonymous products killed' };
    await attempts.updateOne(known, { $unset: { isDone: 1 } });
    expect(dataOf(await add('killed', { title: 'Killed' })).product.id).toBe(id);
    await products.deleteOne({ title: 'Killed' });
    expect(dataOf(await add('killed', { title: 'Killed' })).product.id).toBe(id);
  });

  it('makes nothing again that was deleted since', async () => {
    const { id } = dataOf(await add('deleted', { title: 'Deleted' })).product;
    await askFor(app, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
    expect(onlyError(await add('deleted', { title: 'Deleted' })).extensions.code).toBe('NOT_FOUND');
  });

  it('can be sent again, mended, when it broke a rule', async () => {
    expect(onlyError(await add('mended', { title: '' })).message).toBe('Title is required');
    dataOf(await add('mended', { title: 'Mended' }));
  });

  it('takes a category as well, under keys of its own', async () => {
    const first = await askFor(app, ADD_CATEGORY, { name: 'Hats', key: 'taken' });
    expect(await askFor(app, ADD_CATEGORY, { name: 'Hats', key: 'taken' })).toEqual(first);
    expect(await askInVain(app, ADD_CATEGORY, { name: 'Caps', key: 'taken' })).toMatchObject(CONFLICT);
  });

  it.for(['', 'two words', 'x'.repeat(201), 'é'])('is refused with "%s" as its key', async (key) => {
    const message = 'An idempotency key is 1 to 200 letters, digits or signs, without spaces.';
    expect(await askInVain(app, ADD_CATEGORY, { name: 'Hats', key })).toMatchObject({
      message,
      extensions: { fieldErrors: { idempotencyKey: message } },
    });
  });

  it('has its key in a header of a REST call', async () => {
    const headers = { 'idempotency-key': 'rest', 'content-type': 'application/json' };
    const call = (name: string) => callApi(app, 'POST /category/add', { ...json({ name }), headers });
    const first = await call('Gloves');
    expect((await call('Gloves')).envelope).toEqual(first.envelope);
    expect((await call('Socks')).envelope).toMatchObject({
      success: false,
      status: 409,
      message: CONFLICT.message,
    });

    const bytes = await drawImage();
    const addProduct = () =>
      callApi(app, 'POST /product/add', {
        headers: { 'idempotency-key': 'rest' },
        body: formOf(productFields({ categoryId }), [{ name: 'a.png', bytes }]),
      });
    const added = await addProduct();
    expect(added.envelope.success).toBe(true);
    expect((await addProduct()).envelope).toEqual(added.envelope);
  });

  it('is forgotten after a day', async () => {
    const indexes = await collectionsOf(app.db).attempts.indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 86_400 }));
  });
});
