import { beforeAll, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { eventually, serveApp } from '../serve.ts';
import { buy, changeSelling, newKey, openShop, orderOf, place, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
let variantId = '';
beforeAll(async () => {
  await openShop(app, { upiId: 'shop@bank' });
  ({ id: variantId } = await sell(app, 'Shawl', 1_000));
});

const idOf = async (number: string): Promise<string> =>
  (await askFor(app, 'query ($n: String) { orders(filter: { search: $n }) { nodes { id } } }', { n: number }))
    .orders.nodes[0].id;
const storedOf = (id: string) => app.db.collection('outbox').find({ about: id }).sort({ _id: 1 }).toArray();
const toShop = async (id: string) => (await storedOf(id)).filter(({ kind }) => kind === 'new-order');

it.each([
  [[], []],
  [['one@shop.test'], ['one@shop.test']],
  [
    ['one@shop.test', 'two@shop.test', 'ONE@shop.test'],
    ['ONE@shop.test', 'two@shop.test'],
  ],
])('an order is emailed to %j', async (newOrderEmails, expected) => {
  await changeSelling(app, { newOrderEmails });
  const { number } = await buy(app, variantId);
  const mails = await toShop(await idOf(number));
  expect(mails.map(({ to }) => to)).toEqual(expected);
});

it('the email names the order and its items, but neither the shopper nor the token of their link', async () => {
  await changeSelling(app, { newOrderEmails: ['one@shop.test'] });
  const { number, token } = await buy(app, variantId, 2, { note: 'Ring twice' });
  const id = await idOf(number);
  const query =
    'query ($id: ID!) { mails(first: 5, filter: { orderId: $id }) { nodes { kind to content { subject text html } source } } }';
  const { nodes } = (await askFor(app, query, { id })).mails;
  const mail = nodes.find(({ kind }: { kind: string }) => kind === 'NEW_ORDER');
  expect(mail.content.subject).toContain(`New order ${number}: ₹2,100`);
  expect(mail.content.text).toContain('Shawl (Quantity 2)');
  expect(mail.content.text).toContain(`/admin/orderdetails?order=${id}`);
  const all = JSON.stringify([mail, await toShop(id)]);
  for (const secret of [token, 'asha', 'Asha', 'MG Road', '9822012345', 'Ring twice', '/order/', 'token'])
    expect(all).not.toContain(secret);
});

it('a repeated attempt sends no second email', async () => {
  const input = await orderOf(app, [{ variantId, quantity: 1 }]);
  const key = newKey();
  const answers = await Promise.all([place(app, input, key), place(app, input, key)]);
  const id = await idOf(answers[0].data.order.number);
  expect(await toShop(id)).toHaveLength(1);
});

it('a failed new-order email does not affect the shopper’s email', async () => {
  const { number } = await buy(app, variantId);
  const id = await idOf(number);
  await app.db.collection('outbox').updateOne({ about: id, kind: 'new-order' }, { $set: { to: 'broken' } });
  await eventually(async () => {
    const placed = (await storedOf(id)).find(({ kind }) => kind === 'order-placed');
    expect(placed?.['state']).toBe('KEPT');
  });
});

it('a corrected address of the order does not change it, and it is resent only to the shop', async () => {
  const { number } = await buy(app, variantId);
  const id = await idOf(number);
  await app.db
    .collection('outbox')
    .updateMany(
      { about: id },
      { $set: { state: 'WAITING', nextAt: new Date('2100-01-01') }, $unset: { claim: 1 } },
    );
  const input = { email: 'new@example.com' };
  const correct = `mutation ($id: ID!, $input: OrderContactInput!) { correctOrderContact(id: $id, input: $input) { id } }`;
  await askFor(app, correct, { id, input });
  const [mail] = await toShop(id);
  expect(mail).toMatchObject({ to: 'one@shop.test' });
  expect(mail?.['data']).not.toHaveProperty('token');
  const resend = 'mutation ($id: ID!, $mailId: ID!) { resendOrderEmail(id: $id, mailId: $mailId) { id } }';
  await askFor(app, resend, { id, mailId: String(mail?._id) });
  expect((await toShop(id)).map(({ to }) => to)).toEqual(['one@shop.test', 'one@shop.test']);
});
