import { beforeAll, expect, it } from 'vitest';
import { recipientOf } from '../../src/modules/mail/recipient-limit.ts';
import { ask } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { ADDRESS, buy, openShop, sell } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
let id = '';
beforeAll(async () => {
  await openShop(app);
  ({ id } = await sell(app, 'Cheap', 1));
});

const mailsTo = (recipient: string, state: object | string) =>
  app.db.collection('outbox').countDocuments({ recipient, state });
const HELD = 'CANCELED';
const OUT = { $ne: HELD };
const orderFor = (email: string) => buy(app, id, 1, { email });
const cancel = (token: string) =>
  ask(app, 'mutation ($t: ID!) { cancelOrder(token: $t) { status } }', { t: token });

it('a stranger’s mailbox gets six emails an hour, however its address is written, and all orders are placed', async () => {
  for (let orders = 0; orders < 6; orders += 1) await orderFor(`Vic.Tim+${orders}@gmail.com`);
  const { token } = await orderFor('victim@googlemail.com').then(() => orderFor('victim@gmail.com'));
  expect((await cancel(token)).data.cancelOrder.status).toBe('CANCELED');
  expect([await mailsTo('victim@gmail.com', OUT), await mailsTo('victim@gmail.com', HELD)]).toEqual([6, 3]);
  expect(await app.db.collection('outbox').findOne({ state: HELD })).toMatchObject({
    error: 'Too many emails to this address within an hour. Send this email if the order is genuine.',
    nextAt: null,
  });
});

it('many simultaneous orders cannot bypass it, and cancellations count', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => orderFor('crowd@shop.test')));
  await cancel(orders[0].token);
  expect([await mailsTo('crowd@shop.test', OUT), await mailsTo('crowd@shop.test', HELD)]).toEqual([6, 15]);
});

it('emails with the link to an order count too', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, () => orderFor('links@shop.test')));
  for (const { token } of orders)
    await ask(app, 'mutation ($t: ID!) { emailOrderLink(token: $t) }', { t: token });
  expect([await mailsTo('links@shop.test', OUT), await mailsTo('links@shop.test', HELD)]).toEqual([6, 4]);
});

it('a family whose orders were paid or shipped continues to get emails', async () => {
  const first = await orderFor('family@shop.test');
  const { _id } = (await app.db.collection('orders').findOne({ number: Number(first.number) })) ?? {};
  await ask(app, 'mutation ($id: ID!) { fulfilOrder(id: $id, input: {}) { status } }', { id: String(_id) });
  for (let orders = 0; orders < 9; orders += 1) await orderFor('family@shop.test');
  expect([await mailsTo('family@shop.test', OUT), await mailsTo('family@shop.test', HELD)]).toEqual([10, 0]);
});

it('an operator can send an email that was held back', async () => {
  const held = await app.db.collection('outbox').findOne({ recipient: 'crowd@shop.test', state: HELD });
  const answer = await ask(app, 'mutation ($id: ID!) { sendMailAgain(id: $id) { state } }', {
    id: String(held?._id),
  });
  expect(answer.data.sendMailAgain.state).toMatch(/WAITING|KEPT/);
});

it.each(['Win at www.evil.example', 'evil.com', 'me@evil.example', 'https://evil.example'])(
  'refuses the name %s',
  async (name) => {
    await expect(buy(app, id, 1, { shippingAddress: { ...ADDRESS, name } })).rejects.toThrow(
      /Name must not contain a web or email address/,
    );
  },
);

it('different spellings of one mailbox count as one', () => {
  expect(recipientOf('A.b+shop@GMail.com')).toBe('ab@gmail.com');
  expect(recipientOf('A.b+shop@Shop.test')).toBe('a.b@shop.test');
});
