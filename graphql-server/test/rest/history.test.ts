import { beforeAll, describe, expect, it } from 'vitest';
import { createCategory, createProduct, updateProduct } from '../graphql/shop.ts';
import { serveApp } from '../serve.ts';
import { callApi } from './api.ts';

const app = serveApp();

interface JsonChange {
  id: string;
  subject_name: string;
  action: string;
  fields: { field: string; before: object | null; after: object | null }[];
  undone_by: string | null;
  can_undo: number;
}

let product = '';

beforeAll(async () => {
  const category = await createCategory(app, 'Shawls');
  product = (await createProduct(app, category, { title: 'Stole' })).id;
  await updateProduct(app, product, { title: 'Silk stole' });
});

const list = async (search = '') =>
  (await callApi<JsonChange[]>(app, `GET /history/list${search}`)).envelope.data ?? [];
const names = async (search: string) => (await list(search)).map(({ subject_name }) => subject_name);

describe('GET /history/list', () => {
  it('has all changes, newest first', async () => {
    const { status, envelope } = await callApi<JsonChange[]>(app, 'GET /history/list');
    expect([status, envelope.message]).toEqual([200, 'Changes loaded successfully']);
    expect(envelope.data?.[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      at: expect.stringMatching(/^20.*Z$/),
      ...{ by: null, by_id: null, kind: 'product', subject_id: product, subject_name: 'Silk stole' },
      action: 'changed',
      fields: [{ field: 'title', before: { text: 'Stole' }, after: { text: 'Silk stole' } }],
      ...{ source: null, undoes: null, undone_by: null, can_undo: 1 },
    });
    expect(await names('')).toEqual(['Silk stole', 'Stole', 'Shawls']);
  });

  it('can be narrowed by limit and offset, kind, item and person', async () => {
    expect(await names('?limit=1&offset=1')).toEqual(['Stole']);
    expect(await names('?kind=category')).toEqual(['Shawls']);
    expect(await names(`?kind=product&id=${product}`)).toEqual(['Silk stole', 'Stole']);
    expect(await names(`?by=${product}`)).toEqual([]);
  });

  it.each([
    [
      '?kind=person',
      {
        kind: 'kind must be one of product, category, redirect, operator, invitation, collection, content, storefront, selling, shipping_zone, tax_class, discount.',
      },
    ],
    ['?kind=__proto__', { kind: expect.stringMatching(/^kind must be one of/) }],
    ['?id=1', { kind: 'The parameter id also needs the parameter kind.' }],
    ['?by=1&by=2', { by: 'by can only be given once.' }],
    ['?limit=-1', { limit: 'limit must be a whole number from 0 to 1000000000.' }],
  ])('refuses %s', async (search, errors) => {
    const { status, envelope } = await callApi(app, `GET /history/list${search}`);
    expect([status, envelope.errors]).toEqual([400, errors]);
  });

  it('ends at a megabyte, and says how to continue', async () => {
    const [entry] = await app.db.collection('history').find({ name: 'Shawls' }).toArray();
    const { _id, ...rest } = entry ?? {};
    const long = { ...rest, action: 'DELETED', before: { name: 'x'.repeat(900), handle: 'y'.repeat(900) } };
    await app.db.collection('history').insertMany(Array.from({ length: 2_000 }, () => ({ ...long })));
    const { envelope } = await callApi<JsonChange[]>(app, 'GET /history/list?kind=category');
    const count = envelope.data?.length ?? 0;
    expect(count).toBeLessThan(2_001);
    expect(envelope.message).toBe(
      `Changes loaded successfully: 1 to ${count} of 2001. Request more with offset=${count}.`,
    );
    expect(await list('?kind=category&offset=2000')).toHaveLength(1);
    await app.db.collection('history').deleteMany({ 'before.name': long.before.name });
  });
});
