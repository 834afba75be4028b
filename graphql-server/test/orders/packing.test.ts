import { beforeAll, expect, test } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, kindsOf } from './order-acts.ts';
import { openShop } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app));

const { act, inVain, order, readFor } = actsOf(app);
const PACKED = 'query ($token: ID!) { order(token: $token) { packedAt } }';
const packedAt = async (id: string) =>
  (await app.db.collection('orders').findOne({ number: Number(id) }))?.['packedAt'];
const listed = async (isPacked: boolean) => {
  const list =
    'query ($isPacked: Boolean) { orders(filter: { isPacked: $isPacked }) { totalCount nodes { number packedAt } } }';
  const { orders } = await askFor(app, list, { isPacked });
  expect(orders.totalCount).toBe(orders.nodes.length);
  for (const one of orders.nodes) expect(one.packedAt !== null).toBe(isPacked);
  return orders.nodes.map(({ number }: { number: string }) => Number(number));
};

test('a confirmed order is packed once, which only the team sees, and the mark can be taken back', async () => {
  const { id, token, number } = await order();
  expect(await listed(false)).toContain(number);
  const packed = await act('pack', { id });
  expect(kindsOf(packed)).toEqual(['PLACED', 'PACKED']);
  expect(await listed(true)).toEqual([number]);
  expect(await listed(false)).not.toContain(number);
  expect((await inVain('pack', { id })).message).toBe('This order has already been packed.');
  expect(kindsOf(await readFor(token))).toEqual(['PLACED']);
  expect((await askFor(app, PACKED, { token })).order.packedAt).toBeNull();
  await act('undoPacking', { id });
  expect(await listed(false)).toContain(number);
  expect(await inVain('undoPacking', { id })).toMatchObject({ extensions: { code: 'CONFLICT' } });
});

test('an order that was shipped in part is packed again for the rest', async () => {
  const { id, number } = await order(2);
  const { lines } = await act('pack', { id });
  await act('fulfil', { id, input: { lines: [{ lineId: lines[0].id, quantity: 1 }] } });
  expect(await listed(false)).toContain(number);
  await act('pack', { id });
  await act('fulfil', { id, input: {} });
  expect([...(await listed(false)), ...(await listed(true))]).not.toContain(number);
});

test.each([
  ['canceling', (id: string) => act('cancel', { id })],
  ['editing', (id: string) => edit(id)],
])('%s an order removes the mark, a note does not', async (_, change) => {
  const { id, number } = await order();
  await act('pack', { id });
  await act('note', { id, text: 'On shelf 4' });
  expect(await packedAt(String(number))).toBeInstanceOf(Date);
  await change(id);
  expect(await packedAt(String(number))).toBeNull();
});

test('of two operators who pack an order at once, one is told that it is packed', async () => {
  const { id } = await order();
  const call = 'mutation ($id: ID!) { markOrderPacked(id: $id) { id } }';
  const made = await Promise.allSettled([1, 2].map(() => askFor(app, call, { id })));
  expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.each([true, false])('a list by isPacked = %s reads no more orders than it shows', async (isPacked) => {
  const orders = app.db.collection('orders');
  const PAST = { $gte: new Date(0) };
  const filter = { $and: [{ status: 'CONFIRMED', packedAt: isPacked ? PAST : { $not: PAST } }] };
  const plan = await orders
    .find(filter)
    .sort({ number: -1 })
    .limit(1)
    .hint('status')
    .explain('executionStats');
  expect(plan['executionStats'].totalDocsExamined).toBeLessThanOrEqual(1);
});

async function edit(id: string) {
  const { orderById } = await askFor(
    app,
    'query ($id: ID!) { orderById(id: $id) { version lines { id } } }',
    { id },
  );
  const lines = [{ lineId: orderById.lines[0].id, quantity: 1 }];
  const call = 'mutation ($id: ID!, $input: OrderEditInput!) { editOrder(id: $id, input: $input) { id } }';
  return askFor(app, call, { id, input: { version: orderById.version, lines } });
}
