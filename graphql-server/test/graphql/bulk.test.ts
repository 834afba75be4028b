import { beforeEach, describe, expect, it } from 'vitest';
import { serveApp } from '../serve.ts';
import { askFor, askInVain } from './ask.ts';
import { createCategory, createProduct, readProduct } from './shop.ts';

const app = serveApp();
const CHANGE =
  'mutation ($selection: ProductSelection!, $change: ProductsChange!) { count: changeProducts(selection: $selection, change: $change) }';
const DELETE = 'mutation ($selection: ProductSelection!) { count: deleteProducts(selection: $selection) }';
const UNKNOWN = '0123456789abcdef01234567';

let shirts = '';
let shoes = '';
let ids: string[] = [];

beforeEach(async () => {
  shirts = await createCategory(app, 'Shirts');
  shoes = await createCategory(app, 'Shoes');
  const made = [];
  for (const title of ['A', 'B', 'C']) made.push(await createProduct(app, shirts, { title, badge: 'HOT' }));
  ids = made.map(({ id }) => id);
});

const change = async (selection: object, fields: object) =>
  (await askFor(app, CHANGE, { selection, change: fields }))['count'];

describe('many products', () => {
  it('get the same change, and those that already match keep their version', async () => {
    const [a = '', b = '', c = ''] = ids;
    expect(await change({ ids: [a] }, { isNew: true, badge: null })).toBe(1);
    expect(await change({ ids: [a, b, UNKNOWN, 'no id'] }, { isNew: true, badge: null })).toBe(1);
    expect(await readProduct(app, a)).toMatchObject({ isNew: true, badge: null, version: 2 });
    expect(await readProduct(app, b)).toMatchObject({ isNew: true, badge: null, version: 2 });
    expect(await readProduct(app, c)).toMatchObject({ isNew: false, badge: 'HOT', version: 1 });
  });

  it('are found by their new values', async () => {
    expect(await change({ filter: { categoryId: shirts } }, { categoryId: shoes, status: 'HIDDEN' })).toBe(3);
    expect(await change({ filter: { categoryId: shoes, status: 'HIDDEN' } }, { status: 'ACTIVE' })).toBe(3);
    const list = '($id: ID!) { products(filter: { categoryId: $id, status: ACTIVE }) { totalCount } }';
    expect(await askFor(app, `query ${list}`, { id: shoes })).toEqual({ products: { totalCount: 3 } });
    expect(await askFor(app, `query ${list}`, { id: shirts })).toEqual({ products: { totalCount: 0 } });
  });

  it('are deleted together, and those already deleted do not count', async () => {
    const [a = '', , c = ''] = ids;
    expect(await askFor(app, DELETE, { selection: { ids: [a, UNKNOWN] } })).toEqual({ count: 1 });
    expect(await askFor(app, DELETE, { selection: { filter: { categoryId: shirts } } })).toEqual({
      count: 2,
    });
    expect(await readProduct(app, c)).toBeNull();
  });

  it.for([
    ['a selection of nothing', {}, { isNew: true }, 'Select products by their ids or with a filter.'],
    [
      'two selections',
      { ids: [], filter: {} },
      { isNew: true },
      'Select products by their ids or with a filter.',
    ],
    ['no change', { ids: [] }, {}, 'Choose what to change.'],
    ['a category that there is not', { ids: [] }, { categoryId: UNKNOWN }, 'Category is required'],
  ] as const)('are not changed by %s', async ([, selection, fields, message]) => {
    const error = await askInVain(app, CHANGE, { selection, change: fields });
    expect(error).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});
