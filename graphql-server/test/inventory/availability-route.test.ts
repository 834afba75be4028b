import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { createCategory, createProduct } from '../graphql/shop.ts';
import { eventually, serveApp } from '../serve.ts';

const app = serveApp();
const ADJUST = `mutation ($id: ID!, $onHand: Int!) {
  adjustInventory(variantId: $id, onHand: $onHand, reason: CORRECTED) { onHand } }`;
let categoryId = '';

beforeAll(async () => {
  categoryId = await createCategory(app, 'Shoes');
});

const add = async (stock: number) => (await createProduct(app, categoryId, { stock })).id;
const get = (query: string, init?: RequestInit) => fetch(`${app.url}/index/availability${query}`, init);
const ask = async (ids: readonly string[]) => {
  const response = await get(`?ids=${ids.join()}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { availability: object[] }).availability;
};

it('returns availability once for each variant, in the requested order, without hidden ones', async () => {
  const [many, few, none] = [await add(50), await add(2), await add(0)];
  const draft = (await createProduct(app, categoryId, { status: 'DRAFT', stock: 5 })).id;
  const told = [
    { variantId: none, state: 'OUT_OF_STOCK', left: null },
    { variantId: few, state: 'LOW', left: 2 },
    { variantId: many, state: 'IN_STOCK', left: null },
  ];
  expect(await ask([none, few, draft, many, String(new ObjectId()), few.toUpperCase()])).toEqual(told);
  expect(await ask([many, none, few])).toEqual([told[2], told[0], told[1]]);
});

it('answers from memory within a second, with the same headers', async () => {
  const id = await add(3);
  const answers = await Promise.all([get(`?ids=${id}`), get(`?ids=${id}`)]);
  const again = await get(`?ids=${id}`);
  for (const { headers } of [...answers, again]) {
    expect(headers.get('cache-control')).toBe('public, max-age=1');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).not.toBeNull();
  }
});

it('reports a change', async () => {
  const id = await add(3);
  expect(await ask([id])).toMatchObject([{ left: 3 }]);
  await askFor(app, ADJUST, { id, onHand: 0 });
  await eventually(async () => expect(await ask([id])).toMatchObject([{ state: 'OUT_OF_STOCK' }]));
});

it.each([
  ['no ids', ''],
  ['an empty one', '?ids='],
  ['what is no id', '?ids=x'],
  ['an operator of the database', '?ids[$ne]=1'],
  [
    'more than a product has variants',
    `?ids=${Array.from({ length: 251 }, () => String(new ObjectId())).join()}`,
  ],
])('refuses %s in one clear sentence', async (_, query) => {
  const response = await get(query);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, errors: { ids: expect.any(String) } });
});

it('accepts no other method, and works through a proxy', async () => {
  const id = await add(3);
  await ask([id]);
  expect((await get(`?ids=${id}`, { method: 'POST' })).status).toBe(404);
  expect((await get(`?ids=${id}`, { headers: { 'x-forwarded-host': 'elsewhere.test' } })).status).toBe(200);
});
