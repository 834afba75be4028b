import { beforeAll, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkOrders } from '../../src/modules/orders/check-orders.ts';
import { ask, askFor, onlyError } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, openShop, orderOf, place, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
let free = '';
let dear = '';
beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank', shippingPercent: 5 });
  ({ id: free } = await sell(app, 'Catalogue', 0, 20));
  ({ id: dear } = await sell(app, 'Shawl', 1_000));
});

const idOf = async (number: string): Promise<string> =>
  (await askFor(app, 'query ($n: String) { orders(filter: { search: $n }) { nodes { id } } }', { n: number }))
    .orders.nodes[0].id;
const act = (call: string, id: string) => ask(app, `mutation ($id: ID!) { ${call} }`, { id });
const mailsOf = async (id: string) => {
  const query =
    'query ($id: ID!) { mails(first: 10, filter: { orderId: $id }) { nodes { kind content { text } } } }';
  return (await askFor(app, query, { id })).mails.nodes as { kind: string; content: { text: string } }[];
};
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkOrders(collectionsOf(app.db))) found.push(fault);
  return found;
}

it.each([undefined, null, '', 'upi', 'cash_on_delivery', 'toString'])(
  'an order that costs nothing is confirmed and paid at once, with payment method %j',
  async (paymentMethod) => {
    const order = await buy(app, free, 1, { paymentMethod, phone: null });
    expect(order).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      paymentMethod: 'none',
      total: { amount: 0 },
      payment: null,
      payBy: null,
      isCancellable: true,
    });
    expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual(['PLACED']);
    expect(await faults()).toEqual([]);
  },
);

it('its emails do not mention payment', async () => {
  const order = await buy(app, free, 1, { paymentMethod: undefined });
  const id = await idOf(order.number);
  expect((await act('fulfilOrder(id: $id, input: {}) { status }', id)).data.fulfilOrder.status).toBe(
    'SHIPPED',
  );
  const mails = await mailsOf(id);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['ORDER_PLACED', 'ORDER_SHIPPED']);
  for (const { content } of mails) expect(content.text).not.toMatch(/payment|paid|pay |cash|UPI/i);
  expect(await faults()).toEqual([]);
});

it('it can be canceled by its shopper and reopened, nothing is owed, and no payment is recorded', async () => {
  const order = await buy(app, free, 1, { paymentMethod: undefined });
  const id = await idOf(order.number);
  for (const call of ['markOrderPaid(id: $id) { id }', 'undoOrderPayment(id: $id, reason: "x") { id }'])
    expect(onlyError(await act(call, id)).extensions.code).toBe('CONFLICT');
  const cancel = 'mutation ($token: ID!) { cancelOrder(token: $token) { status refundOwed { amount } } }';
  expect((await askFor(app, cancel, { token: order.token })).cancelOrder).toEqual({
    status: 'CANCELED',
    refundOwed: { amount: 0 },
  });
  expect((await mailsOf(id)).find(({ kind }) => kind === 'ORDER_CANCELED')?.content.text).not.toMatch(
    /pa(y|id)/i,
  );
  expect((await act('reopenOrder(id: $id) { status paymentStatus }', id)).data.reopenOrder).toEqual({
    status: 'CONFIRMED',
    paymentStatus: 'PAID',
  });
  expect(await faults()).toEqual([]);
});

it('an order with a total still needs a payment method, even if some items are free', async () => {
  const lines = [free, dear].map((variantId) => ({ variantId, quantity: 1 }));
  for (const paymentMethod of [null, '', 'none']) {
    const input = await orderOf(app, lines, { paymentMethod });
    expect(onlyError(await place(app, input)).extensions.fieldErrors).toHaveProperty('paymentMethod');
  }
});

it('an expected total of zero does not make an order free', async () => {
  const input = await orderOf(app, [{ variantId: dear, quantity: 1 }], { total: 0, paymentMethod: null });
  expect(onlyError(await place(app, input)).extensions.code).toBe('CONFLICT');
});
