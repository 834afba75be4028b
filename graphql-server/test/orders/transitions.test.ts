import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { buy, changeSelling, openShop, sell, shelfOf, WHOLE_ORDER } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank' }));

const act = (call: string, types: string, variables: object) =>
  askFor(app, `mutation (${types}) { order: ${call} { ${WHOLE_ORDER} } }`, variables).then(
    ({ order }) => order,
  );
const inVain = (call: string, types: string, variables: object) =>
  askInVain(app, `mutation (${types}) { order: ${call} { id } }`, variables);

const FULFIL = ['fulfilOrder(id: $id, input: $input)', '$id: ID!, $input: FulfilmentInput!'] as const;
const PAID = ['markOrderPaid(id: $id, note: $note)', '$id: ID!, $note: String'] as const;
const DELIVERED = ['markOrderDelivered(id: $id)', '$id: ID!'] as const;
const CANCEL = ['cancelOrderById(id: $id, reason: $reason)', '$id: ID!, $reason: String'] as const;
const RESOLVE = [
  'resolveLatePayment(id: $id, resolution: $resolution)',
  '$id: ID!, $resolution: LatePaymentResolution!',
] as const;
const NOTE = ['addOrderNote(id: $id, text: $text)', '$id: ID!, $text: String!'] as const;
const ERASE = ['eraseOrderDetails(id: $id)', '$id: ID!'] as const;
const CANCEL_OWN = ['cancelOrder(token: $token)', '$token: ID!'] as const;

/** A new order with its id, which only the shop sees. */
async function order(quantity = 3, changes: object = {}) {
  const { id: variantId } = await sell(app, 'Rug', 1_000, 10);
  const { token, number } = await buy(app, variantId, quantity, changes);
  const { orders } = await askFor(app, 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }', {
    f: { search: number },
  });
  return { id: orders.nodes[0].id as string, token: token as string, variantId, number: Number(number) };
}

const kindsOf = ({ events }: { events: { kind: string }[] }) => events.map(({ kind }) => kind);
const readFor = (token: string) =>
  askFor(app, `query ($token: ID!) { order(token: $token) { ${WHOLE_ORDER} } }`, { token }).then(
    (data) => data.order,
  );

describe('the life of an order', () => {
  it('goes from its payment through parcels to delivery', async () => {
    const { id, token, variantId } = await order(3, { paymentMethod: 'upi' });
    const early = await inVain(...FULFIL, { id, input: {} });
    expect(early).toMatchObject({
      message: 'This order has not been paid yet.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await act(...PAID, { id, note: 'UTR 42' })).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      payBy: null,
      payment: null,
    });
    const parcel = { carrier: 'India Post', trackingUrl: 'https://post.example/1?a=b' };
    const part = await act(...FULFIL, { id, input: { lines: [{ lineId: '1', quantity: 2 }], ...parcel } });
    expect(part).toMatchObject({
      status: 'CONFIRMED',
      lines: [{ quantity: 3, shipped: 2 }],
      fulfilments: [{ ...parcel, lines: [{ lineId: '1', quantity: 2 }] }],
      isCancellable: false,
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 1 });
    expect(await inVain(...CANCEL, { id })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await act(...FULFIL, { id, input: {} })).toMatchObject({
      status: 'SHIPPED',
      lines: [{ shipped: 3 }],
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 0 });
    const done = await act(...DELIVERED, { id });
    expect(done.status).toBe('DELIVERED');
    expect(kindsOf(done)).toEqual(['PLACED', 'PAID', 'SHIPPED', 'SHIPPED', 'DELIVERED']);
    const seen = await readFor(token);
    expect([seen.id, seen.events[1].note, seen.events[2].carrier]).toEqual([null, null, 'India Post']);
  });

  it('ends with a cancellation, which returns the reservations', async () => {
    const { id, token, variantId } = await order();
    const off = await act(...CANCEL, { id, reason: 'It broke' });
    expect(off).toMatchObject({ status: 'CANCELED', isCancellable: false, hasLatePayment: false });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
    expect((await readFor(token)).events.at(-1)).toMatchObject({
      kind: 'CANCELED',
      by: null,
      note: 'It broke',
    });
    expect(await inVain(...CANCEL, { id })).toMatchObject({
      message: 'This order has already been canceled.',
    });
  });

  it('can be ended by its shopper while nothing is paid or shipped', async () => {
    const { id, token, variantId } = await order();
    await act(...PAID, { id });
    expect(await inVain(...CANCEL_OWN, { token })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const another = await order();
    expect(await act(...CANCEL_OWN, { token: another.token })).toMatchObject({
      status: 'CANCELED',
      id: null,
    });
    expect(await act(...CANCEL_OWN, { token: another.token })).toMatchObject({ status: 'CANCELED' });
    expect(await shelfOf(app, another.variantId)).toEqual({ onHand: 10, reserved: 0 });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
  });

  it.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [{ lineId: '1', quantity: 4 }] }, 'lines'],
    [{ lines: [{ lineId: '1', quantity: 0 }] }, 'lines'],
    [
      {
        lines: [
          { lineId: '1', quantity: 5 },
          { lineId: '1', quantity: -3 },
        ],
      },
      'lines',
    ],
    [{ lines: [{ lineId: '2', quantity: 1 }] }, 'lines'],
    [{ trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    [{ trackingUrl: 'https://user:password@post.example' }, 'trackingUrl'],
    [{ trackingUrl: `https://post.example/${'x'.repeat(1_000)}` }, 'trackingUrl'],
    [{ carrier: 'x'.repeat(101) }, 'carrier'],
  ])('takes no parcel like %j', async (input, field) => {
    const { id, variantId } = await order();
    const { extensions } = await inVain(...FULFIL, { id, input });
    expect([extensions.code, Object.keys(extensions.fieldErrors ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
  });

  it('takes each step once, even with ten simultaneous clicks', async () => {
    const { id, variantId } = await order();
    const input = { lines: [{ lineId: '1', quantity: 2 }] };
    const query = `mutation (${FULFIL[1]}) { order: ${FULFIL[0]} { status } }`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(app, query, { id, input })));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 1 });
  });
});

describe('a payment for a canceled order', () => {
  async function paidLate() {
    const placed = await order(3, { paymentMethod: 'upi' });
    await act(...CANCEL, { id: placed.id });
    const late = await act(...PAID, { id: placed.id, note: 'UTR 43' });
    expect(late).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID', hasLatePayment: true });
    expect(kindsOf(late)).toEqual(['PLACED', 'CANCELED', 'PAID_LATE']);
    return placed;
  }

  it('is recorded until the shop has refunded it', async () => {
    const { id } = await paidLate();
    expect(await inVain(...ERASE, { id })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const back = await act(...RESOLVE, { id, resolution: 'PAID_BACK' });
    expect(back).toMatchObject({ paymentStatus: 'REFUNDED', hasLatePayment: false });
    expect(back.refunded).toEqual(back.total);
    expect(await inVain(...RESOLVE, { id, resolution: 'PAID_BACK' })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
  });

  it('is refunded if the shopper’s data was erased', async () => {
    const { id } = await order(3, { paymentMethod: 'upi' });
    await act(...CANCEL, { id });
    await act(...ERASE, { id });
    await act(...PAID, { id });
    const error = await inVain(...RESOLVE, { id, resolution: 'RESERVE_AGAIN' });
    expect([error.extensions.code, error.message]).toEqual([
      'CONFLICT',
      'The address of this order has been erased. Refund the payment instead.',
    ]);
    expect((await act(...RESOLVE, { id, resolution: 'PAID_BACK' })).paymentStatus).toBe('REFUNDED');
  });

  it('reopens the order if all of it is available', async () => {
    const { id, variantId } = await paidLate();
    const again = await act(...RESOLVE, { id, resolution: 'RESERVE_AGAIN' });
    expect(again).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', hasLatePayment: false });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
  });

  it('stays recorded if others have bought the items', async () => {
    const { id, variantId } = await paidLate();
    await buy(app, variantId, 9);
    const error = await inVain(...RESOLVE, { id, resolution: 'RESERVE_AGAIN' });
    expect(error.message).toMatch(/^Rug: only 1 available\./);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 9 });
  });
});

describe('the shop’s notes', () => {
  it('are for the team only', async () => {
    const { id, token } = await order();
    const noted = await act(...NOTE, { id, text: 'Called: <b>not</b> at home' });
    expect(noted.events.at(-1)).toMatchObject({ kind: 'NOTED', note: 'Called: <b>not</b> at home' });
    expect(kindsOf(await readFor(token))).toEqual(['PLACED']);
    for (const text of ['', ' ', 'x'.repeat(2_001), 'a\u0000b'])
      expect((await inVain(...NOTE, { id, text })).extensions.fieldErrors).toHaveProperty('text');
  });

  it('are limited to five hundred, and never prevent an order from ending', async () => {
    const noted = async () => {
      const placed = await order();
      const note = { kind: 'NOTED', at: new Date(), by: null, note: 'x' };
      const events = Array.from({ length: 499 }, (_, index) => ({ id: `note-${index}`, ...note }));
      const push = { $push: { events: { $each: events } } } as object;
      await app.db.collection('orders').updateOne({ number: placed.number }, push);
      return placed;
    };
    const [one, other] = [await noted(), await noted()];
    expect(await inVain(...NOTE, { id: one.id, text: 'x' })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    expect((await act(...CANCEL, { id: one.id })).status).toBe('CANCELED');
    expect((await act(...FULFIL, { id: other.id, input: {} })).status).toBe('SHIPPED');
    expect((await act(...DELIVERED, { id: other.id })).status).toBe('DELIVERED');
  });

  it('are erased with the personal details, except for what the law requires', async () => {
    const { id, token, number } = await order(1, { phone: '9876543210', note: 'Ring twice' });
    expect(await inVain(...ERASE, { id })).toMatchObject({ message: 'This order is still open.' });
    await act(...NOTE, { id, text: 'Asha called' });
    await act(...FULFIL, { id, input: { trackingUrl: 'https://post.example/asha' } });
    await act(...DELIVERED, { id });
    const erased = await act(...ERASE, { id });
    expect(erased).toMatchObject({
      isErased: true,
      email: '',
      phone: null,
      note: null,
      shippingAddress: null,
    });
    expect(erased).toMatchObject({
      billingAddress: null,
      total: { amount: 105_000 },
      lines: [{ title: 'Rug' }],
    });
    const stored = await app.db.collection('orders').findOne({ number });
    expect(JSON.stringify(stored)).not.toMatch(/\b(asha|rao|mg road|ring twice)\b|98765/i);
    const mails = await app.db.collection('outbox').countDocuments({ about: id });
    expect(mails).toBe(0);
    expect(await readFor(token)).toMatchObject({ number: String(number), isErased: true });
    expect(await inVain(...ERASE, { id })).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });

  it('are also erased as the reason of a cancellation, but stay as the reference of a payment', async () => {
    const { id, number } = await order();
    await act(...CANCEL, { id, reason: 'Asha Rao has moved' });
    await act(...PAID, { id, note: 'UTR 44' });
    await act(...RESOLVE, { id, resolution: 'PAID_BACK' });
    await act(...ERASE, { id });
    const stored = await app.db.collection('orders').findOne({ number });
    expect(JSON.stringify(stored)).not.toMatch(/\b(asha|rao)\b/i);
    expect(JSON.stringify(stored)).toContain('UTR 44');
  });
});

it('unknown orders are not found', async () => {
  for (const id of ['a'.repeat(24), 'x', '', '{"$ne":null}']) {
    expect(await inVain(...DELIVERED, { id })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    expect(await inVain(...CANCEL_OWN, { token: id })).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    expect(await readFor(id)).toBeNull();
  }
});

it('later changes of settings do not affect an order', async () => {
  const { token } = await order();
  const before = await readFor(token);
  await changeSelling(app, { taxRate: 5, shippingPercent: 50 });
  expect(await readFor(token)).toEqual(before);
  await changeSelling(app, { taxRate: 18, shippingPercent: 5 });
});
