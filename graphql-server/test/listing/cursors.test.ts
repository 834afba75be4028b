import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askInVain, onlyError } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';
import { insertProducts } from './catalogue.ts';
import { readPage } from './read-pages.ts';

const app = serveApp();
const WRONG =
  'This cursor does not belong to this list. Request the first page again with the same sort order.';
const ID = '0123456789abcdef01234567';
const QUERY = `query ($after: String, $orderBy: ProductOrder!) {
  products(after: $after, orderBy: $orderBy) { nodes { id } }
}`;
const BY_PRICE = { field: 'SELLING_PRICE', direction: 'ASC' } as const;

beforeAll(async () => {
  await insertProducts(app, 5);
});

describe('a cursor', () => {
  it('is rejected with another sort order or direction, and in another kind of list', async () => {
    const { pageInfo } = await readPage(app, { list: 'products', first: 2, orderBy: BY_PRICE });
    const after = pageInfo.endCursor;
    for (const orderBy of [
      { field: 'SELLING_PRICE', direction: 'DESC' },
      { field: 'TITLE', direction: 'ASC' },
      { field: 'CREATED_AT', direction: 'ASC' },
    ]) {
      expect((await askInVain(app, QUERY, { after, orderBy })).message).toBe(WRONG);
    }
    const categories = 'query ($after: String) { categories(after: $after) { nodes { id } } }';
    expect((await askInVain(app, categories, { after })).message).toBe(WRONG);
  });

  it.for<[string, unknown]>([
    ['a hidden field', ['facets', 1, 'word:a', ID]],
    ['a hidden field as an order', ['images.hash', 1, 'a', ID]],
    ['an operator for its value', ['sellingPrice', 1, { $gt: 0 }, ID]],
    ['an operator for its id', ['sellingPrice', 1, 5, { $ne: '' }]],
    ['code for its value', ['sellingPrice', 1, { $where: 'sleep(1000)' }, ID]],
    ['a text for its value', ['sellingPrice', 1, '5', ID]],
    ['a number past all prices', ['sellingPrice', 1, 2 ** 60, ID]],
    ['a path for its id', ['sellingPrice', 1, 5, '../../../../../../etc/x']],
    ['another direction', ['sellingPrice', -1, 5, ID]],
    ['a direction that is none', ['sellingPrice', 5, 5, ID]],
    ['too few parts', ['sellingPrice', 1, 5]],
    ['an object', { field: 'sellingPrice', value: 5 }],
  ])('that was forged with %s is rejected (CVE-2025-46720)', async ([, parts]) => {
    const after = Buffer.from(JSON.stringify(parts)).toString('base64url');
    expect(await askInVain(app, QUERY, { after, orderBy: BY_PRICE })).toMatchObject({
      message: WRONG,
      extensions: { code: 'BAD_USER_INPUT', fieldErrors: { after: WRONG } },
    });
  });

  it.for(['', ' ', 'null', '0', '%00', '[]', '{"$gt":""}', ID, 'x'.repeat(3_000), '漢字', '\u0000'])(
    'that is none, such as %j, is rejected',
    async (after) => {
      const error = onlyError(await ask(app, QUERY, { after, orderBy: BY_PRICE }));
      expect([error.message, error.extensions.code]).toEqual([WRONG, 'BAD_USER_INPUT']);
    },
  );

  it.for([5, ['a'], { $gt: '' }, true])('that is not text, such as %j, is rejected', async (after) => {
    const error = onlyError(await ask(app, QUERY, { after, orderBy: BY_PRICE }));
    expect(error.extensions.code).toBe('BAD_USER_INPUT');
  });

  it.for([
    { field: 'PRICE', direction: 'ASC' },
    { field: 'facets', direction: 'ASC' },
    { field: 'SELLING_PRICE', direction: 1 },
    { field: 'SELLING_PRICE', direction: 'ASC', $where: '1' },
    { direction: 'ASC' },
    'SELLING_PRICE',
    null,
  ])('has no order such as %j', async (orderBy) => {
    expect((await ask(app, QUERY, { orderBy })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
