import { beforeAll, expect, it } from 'vitest';
import { CALLS } from '../../src/app/rest/calls.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { callApi, json } from '../rest/api.ts';
import { serveApp } from '../serve.ts';
import { fileOf, importFile } from '../transfer/files.ts';
import { type Prepare, type Written, writtenBy } from './written-by.ts';

const app = serveApp();
/** Calls that only read, or that concern a running import. */
const READING_CALLS = /^(GET .*|DELETE \/api\/product\/import)$/;
let category = '';

beforeAll(async () => {
  category = await createCategory(app, 'Shawls');
});

const CALLED: Record<string, [Prepare, ...Written[]]> = {
  'POST /api/category/add': [
    async () => () => callApi(app, 'POST /category/add', json({ name: 'By REST' })),
    ['CREATED', 'CATEGORY', 'By REST', null],
  ],
  'PUT /api/category/update/{id}': [
    async () => {
      const id = await createCategory(app, 'A');
      return () => callApi(app, `PUT /category/update/${id}`, json({ name: 'B' }));
    },
    ['CHANGED', 'CATEGORY', 'B', null],
  ],
  'DELETE /api/category/delete/{id}': [
    async () => {
      const id = await createCategory(app, 'Gone');
      return () => callApi(app, `DELETE /category/delete/${id}`);
    },
    ['DELETED', 'CATEGORY', 'Gone', null],
  ],
  'POST /api/product/add': [
    async () => () => {
      const body = new FormData();
      const fields = { title: 'By REST', description: 'x', regular_price: '2', selling_price: '1' };
      for (const [name, value] of Object.entries({ ...fields, category, status: 'draft' }))
        body.append(name, value);
      return callApi(app, 'POST /product/add', { body });
    },
    ['CREATED', 'PRODUCT', 'By REST', null],
  ],
  'POST /api/product/import': [
    async () => {
      const { id, images } = await createProduct(app, category, { title: 'Before' });
      const row = {
        title: 'Of a file',
        description: 'x',
        category: 'Shawls',
        regular_price: '2',
        selling_price: '1',
      };
      const image = images[0]?.url.slice(1) ?? '';
      return () =>
        importFile(
          app,
          fileOf([
            { id: '', images: image, ...row },
            { id, images: image, ...row, title: 'After' },
          ]),
          { name: 'prices.csv' },
        );
    },
    ['CHANGED', 'PRODUCT', 'prices.csv', 'IMPORT'],
  ],
  'POST /api/inventory/import': [
    async () => {
      const { id } = await createProduct(app, category, { title: 'Counted' });
      const sent = { headers: { 'content-type': 'text/csv' }, body: `id,on_hand\n${id},3` };
      return () => callApi(app, 'POST /inventory/import?name=count.csv', sent);
    },
    ['CHANGED', 'PRODUCT', 'count.csv', 'IMPORT'],
  ],
  'POST /api/redirects/import': [
    async () => {
      const sent = { headers: { 'content-type': 'text/csv' }, body: 'from,to\n/former,/shop' };
      return () => callApi(app, 'POST /redirects/import?name=old.csv', sent);
    },
    ['CHANGED', 'REDIRECT', 'old.csv', 'IMPORT'],
  ],
};

it('is checked after every call that changes something', () => {
  const calls = CALLS.map(({ call }) => call).filter((call) => !READING_CALLS.test(call));
  expect(calls.sort()).toEqual(Object.keys(CALLED).sort());
});

it.each(Object.entries(CALLED))('records the changes of %s', async (_, [prepare, ...written]) => {
  expect(await writtenBy(app, prepare)).toEqual(written);
});
