import { beforeAll, describe, expect, it } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { serveApp } from '../serve.ts';
import { actsOf, kindsOf } from './order-acts.ts';
import { ADDRESS, openShop, shelfOf } from './selling-shop.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() => openShop(app, { upiId: 'shop@bank' }));

const { act, inVain, order, readFor } = actsOf(app);
const rupees = (amount: number) => ({ amount: amount * 100, currency: 'INR' });
const outbox = (about: string) => app.db.collection('outbox').find({ about }).sort({ _id: 1 }).toArray();

async function shipped(changes: object = {}) {
  const placed = await order(3, changes);
  if ('paymentMethod' in changes) await act('pay', { id: placed.id });
  const input = { carrier: 'Delhivery', trackingNumber: 'D 1', trackingUrl: 'https://d.example/1' };
  await act('fulfil', { id: placed.id, input });
  return placed;
}

describe('the cancellation of a paid order', () => {
  it('records payment, cancellation and the refund owed, until the refund is recorded', async () => {
    const { id, token } = await order();
    await act('pay', { id });
    const off = await act('cancel', { id, reason: 'Out of stock' });
    expect(kindsOf(off)).toEqual(['PLACED', 'PAID', 'CANCELED']);
    expect(off).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'PAID',
      refundOwed: off.total,
      // The payment is not late, because the order was paid before it was canceled.
      hasLatePayment: false,
    });
    const owed = 'query { orders(filter: { isRefundOwed: true }) { nodes { id } totalCount } }';
    expect((await askFor(app, owed)).orders.nodes).toEqual([{ id }]);
    const note = 'UTR 99';
    const part = await act('refund', { id, input: { amount: 100_000, note } });
    expect(part).toMatchObject({
      paymentStatus: 'PARTLY_REFUNDED',
      refunded: rupees(1_000),
      refundOwed: rupees(off.total.amount / 100 - 1_000),
    });
    expect(part.events.at(-1)).toMatchObject({ kind: 'PAID_BACK', note, amount: rupees(1_000) });
    const done = await act('refund', { id, input: {} });
    expect(done).toMatchObject({ paymentStatus: 'REFUNDED', refunded: off.total, refundOwed: rupees(0) });
    expect((await askFor(app, owed)).orders.nodes).toEqual([]);
    // Notes of payments are for the team only.
    expect((await readFor(token)).events.at(-2)).toMatchObject({ note: null, amount: rupees(1_000) });
    expect(await inVain('refund', { id, input: {} })).toMatchObject({ extensions: { code: 'CONFLICT' } });
  });

  it('can be settled for less, and a wrong refund record can be undone', async () => {
    const { id } = await order();
    await act('pay', { id });
    const { total } = await act('cancel', { id });
    for (const amount of [0, -1, total.amount + 1])
      expect((await inVain('refund', { id, input: { amount } })).extensions.fieldErrors).toHaveProperty(
        'amount',
      );
    expect(await inVain('erase', { id })).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const settled = await act('refund', { id, input: { amount: 50_000, isFinal: true } });
    expect(settled).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', refundOwed: rupees(0) });
    const undone = await act('undoRefund', { id, reason: 'Wrong order' });
    expect(undone).toMatchObject({ paymentStatus: 'PAID', refunded: rupees(0), refundOwed: total });
    expect(undone.events.at(-1)).toMatchObject({ kind: 'REFUND_UNDONE', note: 'Wrong order' });
    const back = await act('reopen', { id });
    expect(back).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', refundOwed: rupees(0) });
  });
});

describe('a mistake', () => {
  it('in a payment is undone with a reason, and the order waits for its payment again', async () => {
    const { id, token, variantId } = await order(3, { paymentMethod: 'upi' });
    await act('pay', { id });
    for (const reason of ['', '  ', 'x'.repeat(501)])
      expect((await inVain('undoPayment', { id, reason })).extensions.fieldErrors).toHaveProperty('reason');
    const unpaid = await act('undoPayment', { id, reason: 'Another order was meant' });
    expect(unpaid).toMatchObject({ status: 'AWAITING_PAYMENT', paymentStatus: 'PENDING' });
    expect(Date.parse(unpaid.payBy)).toBeGreaterThan(Date.now());
    expect(unpaid.payment.upiUri).toContain('upi://pay');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
    expect((await readFor(token)).events.at(-1)).toMatchObject({ kind: 'PAYMENT_UNDONE', note: null });
    expect((await act('pay', { id })).status).toBe('CONFIRMED');
  });

  it('in a payment of a shipped order leaves it shipped', async () => {
    const { id } = await shipped();
    await act('pay', { id });
    const unpaid = await act('undoPayment', { id, reason: 'The cash was for another order' });
    expect(unpaid).toMatchObject({ status: 'SHIPPED', paymentStatus: 'PENDING', payBy: null });
  });

  it('in a delivery is undone with a reason', async () => {
    const { id } = await shipped();
    await act('deliver', { id });
    const back = await act('undoDelivery', { id, reason: 'The neighbour has it not' });
    expect(back.status).toBe('SHIPPED');
    expect(back.events.at(-1)).toMatchObject({ kind: 'DELIVERY_UNDONE', note: 'The neighbour has it not' });
  });

  it('in a cancellation is undone, and the order returns to its previous state', async () => {
    const { id, variantId } = await order(3, { paymentMethod: 'upi' });
    await act('cancel', { id });
    const again = await act('reopen', { id });
    expect(again).toMatchObject({ status: 'AWAITING_PAYMENT', paymentStatus: 'PENDING' });
    expect(Date.parse(again.payBy)).toBeGreaterThan(Date.now());
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
    const last = (await outbox(id)).at(-1);
    expect(last).toMatchObject({ kind: 'order-placed', data: { isReopened: true } });
    const cash = await order();
    await act('cancel', { id: cash.id });
    expect(await act('reopen', { id: cash.id })).toMatchObject({ status: 'CONFIRMED', payBy: null });
  });
});

describe('a parcel that did not arrive', () => {
  const come = (outcome: string, restock: boolean, parcelId = '1') => ({ parcelId, outcome, restock });

  it('ends its order, whose cash is not collected; its items return to stock', async () => {
    const { id, token, variantId } = await shipped();
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 0 });
    const note = 'Refused at the door';
    const off = await act('undelivered', { id, input: { ...come('CANCEL', true), note } });
    expect(off).toMatchObject({
      status: 'CANCELED',
      paymentStatus: 'PENDING',
      refundOwed: rupees(0),
      lines: [{ shipped: 0 }],
    });
    expect(off.fulfilments[0].returnedAt).not.toBeNull();
    expect(kindsOf(off).slice(-2)).toEqual(['UNDELIVERED', 'CANCELED']);
    expect(off.events.at(-2)).toMatchObject({ note, isRestocked: true });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
    const seen = (await readFor(token)).events.at(-2);
    expect(seen).toMatchObject({ kind: 'UNDELIVERED', note: null, isRestocked: null });
    expect((await outbox(id)).at(-1)).toMatchObject({ kind: 'order-canceled' });
  });

  it('is shipped again, with its items or with others', async () => {
    const { id, variantId } = await shipped();
    const again = await act('undelivered', { id, input: come('SHIP_AGAIN', true) });
    expect(again).toMatchObject({ status: 'CONFIRMED', isPartlyShipped: false, lines: [{ shipped: 0 }] });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 3 });
    await act('fulfil', { id, input: {} });
    const lost = await act('undelivered', { id, input: come('SHIP_AGAIN', false, '2') });
    expect(lost.status).toBe('CONFIRMED');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 3 });
    expect((await act('fulfil', { id, input: {} })).status).toBe('SHIPPED');
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 4, reserved: 0 });
    expect(await inVain('undelivered', { id, input: come('CANCEL', true, '2') })).toMatchObject({
      message: 'This parcel is already marked as undelivered.',
    });
    expect(await inVain('undelivered', { id, input: come('CANCEL', true, '9') })).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('of a prepaid order causes a refund owed', async () => {
    const { id } = await shipped({ paymentMethod: 'upi' });
    const off = await act('undelivered', { id, input: come('CANCEL', false) });
    expect(off).toMatchObject({ status: 'CANCELED', paymentStatus: 'PAID', refundOwed: off.total });
    await act('refund', { id, input: {} });
  });

  it('does not affect the other one of the order', async () => {
    const { id, variantId } = await order(5);
    await act('fulfil', { id, input: { lines: [{ lineId: '1', quantity: 2 }] } });
    const part = await act('fulfil', { id, input: { lines: [{ lineId: '1', quantity: 1 }] } });
    expect(part).toMatchObject({ status: 'CONFIRMED', isPartlyShipped: true });
    expect(await inVain('undelivered', { id, input: come('CANCEL', true) })).toMatchObject({
      message: 'You cannot cancel this order, because another parcel is on its way.',
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 2 });
    await act('undelivered', { id, input: come('SHIP_AGAIN', true) });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 4 });
    const off = await act('undelivered', { id, input: come('CANCEL', true, '2') });
    expect(off).toMatchObject({ status: 'CANCELED', lines: [{ shipped: 0 }] });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 0 });
  });
});

describe('the details of a shipped order', () => {
  it('can be corrected: its tracking, with an email or without one', async () => {
    const { id, token } = await shipped();
    const before = (await outbox(id)).length;
    const right = { carrier: 'India Post', trackingNumber: 'IP 42', trackingUrl: 'https://post.example/42' };
    const quiet = await act('tracking', { id, input: { parcelId: '1', ...right } });
    expect(quiet.fulfilments).toMatchObject([right]);
    expect((await outbox(id)).length).toBe(before);
    const told = await act('tracking', { id, input: { parcelId: '1', carrier: 'Speed', isMailed: true } });
    expect(told.fulfilments[0]).toMatchObject({ carrier: 'Speed', trackingNumber: null, trackingUrl: null });
    expect((await outbox(id)).at(-1)).toMatchObject({
      kind: 'order-shipped',
      data: { isCorrection: true, carrier: 'Speed' },
    });
    expect((await readFor(token)).events.at(-1)).toMatchObject({
      kind: 'TRACKING_CHANGED',
      carrier: 'Speed',
    });
    for (const [field, value] of [
      ['trackingUrl', 'javascript:alert(1)'],
      ['trackingNumber', 'x'.repeat(101)],
      ['carrier', 'x'.repeat(101)],
    ] as const) {
      const { extensions } = await inVain('tracking', { id, input: { parcelId: '1', [field]: value } });
      expect(Object.keys(extensions.fieldErrors ?? {})).toEqual([field]);
    }
  });

  it('can be corrected: the email address, which gets the emails again, and the destination', async () => {
    const { id, token, number } = await shipped();
    const [placed] = await outbox(id);
    const input = {
      email: 'asha.rao@example.org',
      phone: '+91 98765 43210',
      shippingAddress: { ...ADDRESS, line1: '21 MG Road', postalCode: '560002' },
    };
    const corrected = await act('contact', { id, input });
    expect(corrected).toMatchObject({
      email: input.email,
      phone: input.phone,
      shippingAddress: { line1: '21 MG Road', postalCode: '560002' },
    });
    expect(corrected.events.at(-1)).toMatchObject({
      kind: 'CONTACT_CHANGED',
      changes: [
        { field: 'EMAIL', before: 'asha@example.com', after: input.email },
        { field: 'PHONE', before: '9822012345', after: input.phone },
        { field: 'SHIPPING_ADDRESS', before: expect.stringContaining('12 MG Road') },
      ],
    });
    expect(JSON.stringify((await readFor(token)).events)).not.toContain('CONTACT_CHANGED');
    await act('resend', { id, mailId: placed?._id.toHexString() });
    expect((await outbox(id)).at(-1)).toMatchObject({
      kind: 'order-placed',
      to: input.email,
      data: { number: String(number), address: expect.arrayContaining(['21 MG Road']) },
    });
    expect(await inVain('resend', { id, mailId: 'a'.repeat(24) })).toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    });
    const found = 'query ($f: OrderFilter) { orders(filter: $f) { nodes { id } } }';
    const { orders } = await askFor(app, found, { f: { search: input.email } });
    expect(orders.nodes).toEqual([{ id }]);
    await act('deliver', { id });
    await act('erase', { id });
    const stored = await app.db.collection('orders').findOne({ number });
    expect(JSON.stringify(stored)).not.toMatch(/asha|mg road|98765/i);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ phone: 'call me' }, 'phone'],
    [{ shippingAddress: { ...ADDRESS, city: '' } }, 'shippingAddress.city'],
    [{ shippingAddress: { ...ADDRESS, region: 'MH', postalCode: '411001' } }, 'shippingAddress.region'],
  ])('take no correction like %j', async (input, field) => {
    const { id } = await shipped();
    const { extensions } = await inVain('contact', { id, input });
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(extensions.fieldErrors)).toContain(field.split('.').at(-1));
  });

  it('stay unchanged if nothing is corrected', async () => {
    const { id } = await shipped();
    expect(await inVain('contact', { id, input: { email: 'asha@example.com' } })).toMatchObject({
      message: 'Nothing was changed.',
    });
  });
});
