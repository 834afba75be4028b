import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, askFor, askInVain } from '../graphql/ask.ts';
import { actsOf, idOf, kindsOf } from '../orders/order-acts.ts';
import { ADDRESS, buy, openShop, sell, shelfOf, untilShown, WHOLE_ORDER } from '../orders/selling-shop.ts';
import { promotionsOf } from '../promotions/promotion-acts.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
const { act, order, readFor } = actsOf(app);
const { faults, refund } = refundsOf(app);
const promotions = promotionsOf(app);
beforeAll(() => openShop(app, { upiId: 'shop@bank', shippingPercent: 10, taxRate: 18, taxRegion: 'KA' }));
afterEach(async () => expect(await faults()).toEqual([]));

const FIELDS = `version amountDue { amount } ${WHOLE_ORDER.replace('changes {', 'items { title before after } totalBefore { amount } totalAfter { amount } changes {')}`;
const EDIT = `mutation ($id: ID!, $input: OrderEditInput!) { order: editOrder(id: $id, input: $input) { ${FIELDS} } }`;
const PREVIEW = `query ($id: ID!, $input: OrderEditInput!) { order: previewOrderEdit(id: $id, input: $input) { ${FIELDS} } }`;

const edit = (id: string, input: object) => askFor(app, EDIT, { id, input }).then((data) => data.order);
const preview = (id: string, input: object) => askFor(app, PREVIEW, { id, input }).then((data) => data.order);
const editInVain = (id: string, input: object) => askInVain(app, EDIT, { id, input });
const amountsOf = (one: Record<string, { amount: number }>) =>
  Object.fromEntries(
    ['subtotal', 'discount', 'shipping', 'total', 'amountDue', 'refundOwed'].map((name) => [
      name,
      one[name]?.amount,
    ]),
  );

describe('the lines of an order', () => {
  it('are added, changed and removed, and stock follows', async () => {
    const { id, variantId } = await order(3);
    const { id: lamp } = await sell(app, 'Lamp', 500, 5);
    const more = {
      lines: [
        { lineId: '1', quantity: 4 },
        { variantId: lamp, quantity: 2 },
      ],
    };
    const seen = await preview(id, more);
    const edited = await edit(id, more);
    expect(amountsOf(edited)).toEqual(amountsOf(seen));
    expect(edited).toMatchObject({
      status: 'CONFIRMED',
      itemCount: 6,
      subtotal: { amount: 500_000 },
      shipping: { amount: 50_000 },
      total: { amount: 550_000 },
      amountDue: { amount: 550_000 },
      lines: [
        { id: '1', quantity: 4 },
        { id: '2', title: 'Lamp', quantity: 2, price: { amount: 50_000 } },
      ],
    });
    expect(edited.events.at(-1)).toMatchObject({
      kind: 'EDITED',
      items: [
        { title: 'Rug', before: 3, after: 4 },
        { title: 'Lamp', before: 0, after: 2 },
      ],
      totalBefore: { amount: 330_000 },
      totalAfter: { amount: 550_000 },
    });
    expect([await shelfOf(app, variantId), await shelfOf(app, lamp)]).toEqual([
      { onHand: 10, reserved: 4 },
      { onHand: 5, reserved: 2 },
    ]);
    const less = await edit(id, { lines: [{ lineId: '2', quantity: 1 }] });
    expect(amountsOf(less)).toMatchObject({ subtotal: 50_000, shipping: 5_000, total: 55_000 });
    expect([await shelfOf(app, variantId), await shelfOf(app, lamp)]).toEqual([
      { onHand: 10, reserved: 0 },
      { onHand: 5, reserved: 1 },
    ]);
    const mails = await app.db.collection('outbox').find({ about: id, kind: 'order-edited' }).toArray();
    expect(mails.map(({ data }) => data['items'].length)).toEqual([2, 2]);
  });

  it('keep the agreed price', async () => {
    const { id, variantId } = await order(1);
    await askFor(
      app,
      `mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { id } }`,
      { id: variantId, input: { sellingPrice: 2_000, regularPrice: 2_001 } },
    );
    await untilShown(app, variantId, 2_000);
    expect(await edit(id, { lines: [{ variantId, quantity: 2 }] })).toMatchObject({
      lines: [{ id: '1', quantity: 2, price: { amount: 100_000 } }],
      subtotal: { amount: 200_000 },
    });
  });

  it.each([
    ['no line', []],
    ['only removed lines', [{ lineId: '1', quantity: 0 }]],
    ['an unknown line', [{ lineId: '9', quantity: 1 }]],
    ['an unknown variant', [{ variantId: 'nothing', quantity: 1 }]],
    ['neither', [{ quantity: 1 }]],
    ['a negative quantity', [{ lineId: '1', quantity: -1 }]],
    ['too many', [{ lineId: '1', quantity: 1_000 }]],
    [
      'one line twice',
      [
        { lineId: '1', quantity: 1 },
        { lineId: '1', quantity: 2 },
      ],
    ],
  ])('are refused with %s', async (_, lines) => {
    const { id, variantId } = await order(2);
    expect((await editInVain(id, { lines })).extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('accept no more than is in stock, and no variant that is not for sale', async () => {
    const { id, variantId } = await order(3);
    const refused = await editInVain(id, { lines: [{ lineId: '1', quantity: 11 }] });
    expect(refused).toMatchObject({ extensions: { code: 'CONFLICT' } });
    const gone = await editInVain(id, {
      lines: [
        { lineId: '1', quantity: 3 },
        { variantId: 'a'.repeat(24), quantity: 1 },
      ],
    });
    expect(gone.message).toContain('no longer for sale');
    expect(await edit(id, { lines: [{ lineId: '1', quantity: 10 }] })).toMatchObject({ itemCount: 10 });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 10 });
  });
});

describe('the discounts of an order', () => {
  it('stay with their lines, and automatic ones apply to added lines', async () => {
    const { id: rug } = await sell(app, 'Discounted rug', 1_000, 10);
    const { id: lamp } = await sell(app, 'Discounted lamp', 500, 10);
    const { id: ten } = await promotions.save({ code: null, value: 10 });
    const { data } = await promotions.order([{ variantId: rug, quantity: 2 }], null);
    const id = await idOf(app, data.order.number);
    const edited = await edit(id, {
      lines: [
        { lineId: '1', quantity: 1 },
        { variantId: lamp, quantity: 2 },
      ],
    });
    expect(amountsOf(edited)).toMatchObject({ subtotal: 200_000, discount: 20_000 });
    expect(await faults()).toEqual([]);
    expect(amountsOf(await edit(id, { lines: [{ lineId: '2', quantity: 2 }] }))).toMatchObject({
      discount: 10_000,
    });
    await askFor(app, 'mutation ($id: ID!) { deleteDiscount(id: $id) { id } }', { id: ten });
  });
});

describe('the payment of an edited order', () => {
  it('is due for the unpaid part, and one payment completes it', async () => {
    const { id, token } = await order(1, { paymentMethod: 'upi' });
    await act('pay', { id });
    const more = await edit(id, { lines: [{ lineId: '1', quantity: 2 }] });
    expect(more).toMatchObject({
      status: 'CONFIRMED',
      paymentStatus: 'PENDING',
      amountDue: { amount: 110_000 },
    });
    expect((await readFor(token)).payment.upiUri).toContain('am=1100.00');
    const paid = await act('pay', { id });
    expect(paid.paymentStatus).toBe('PAID');
    expect(await faults()).toEqual([]);
    expect(kindsOf(paid)).toEqual(['PLACED', 'PAID', 'EDITED', 'PAID']);
    expect((await act('undoPayment', { id, reason: 'Typo' })).status).toBe('AWAITING_PAYMENT');
  });

  it('is owed for the overpaid part, and its refund needs no credit note beyond the invoice', async () => {
    const { id } = await order(3, { paymentMethod: 'upi' });
    await act('pay', { id });
    const less = await edit(id, { lines: [{ lineId: '1', quantity: 1 }] });
    expect(less).toMatchObject({ paymentStatus: 'PAID', refundOwed: { amount: 220_000 } });
    expect(await faults()).toEqual([]);
    const done = await refund(id, { amount: 220_000 });
    expect(done).toMatchObject({
      paymentStatus: 'PARTLY_REFUNDED',
      refundOwed: { amount: 0 },
      status: 'CONFIRMED',
    });
    const kinds = await app.db.collection('invoices').find({}).sort({ issuedAt: 1 }).toArray();
    const own = kinds.filter(({ orderId }) => orderId.toHexString() === id);
    expect(own.map(({ kind, total }) => [kind, total])).toEqual([
      ['INVOICE', 330_000],
      ['CREDIT_NOTE', 330_000],
      ['INVOICE', 110_000],
    ]);
    expect(await editInVain(id, { lines: [{ lineId: '1', quantity: 2 }] })).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    await act('cancel', { id });
    expect(await refund(id, { amount: 110_000 })).toMatchObject({
      paymentStatus: 'REFUNDED',
      refundOwed: { amount: 0 },
    });
  });

  it('gives an unpaid order a new payment period, and cash on delivery another amount', async () => {
    const { id } = await order(1, { paymentMethod: 'upi' });
    await app.db
      .collection('orders')
      .updateOne(
        { status: 'AWAITING_PAYMENT', lines: { $size: 1 } },
        { $set: { payBy: new Date(Date.now() + 60_000) } },
      );
    const edited = await edit(id, { lines: [{ lineId: '1', quantity: 2 }] });
    expect(new Date(edited.payBy).getTime()).toBeGreaterThan(Date.now() + 60 * 60_000);
    const cash = await order(1);
    expect((await edit(cash.id, { lines: [{ lineId: '1', quantity: 2 }] })).payment.text).toContain('2,200');
  });
});

describe('the contact details of an order', () => {
  it('change its tax and note', async () => {
    const { id, token } = await order(1);
    const address = { ...ADDRESS, region: 'MH', city: 'Pune', postalCode: '411001' };
    const edited = await edit(id, { shippingAddress: address, note: 'Ring twice', phone: '9822098220' });
    expect(edited).toMatchObject({
      note: 'Ring twice',
      phone: '9822098220',
      shippingAddress: { region: 'MH' },
      taxes: [{ kind: 'IGST' }],
      total: { amount: 110_000 },
    });
    expect(kindsOf(edited)).toEqual(['PLACED', 'CONTACT_CHANGED']);
    const seen = await readFor(token);
    expect(kindsOf(seen)).toEqual(['PLACED']);
  });

  it('are refused with an address without a state', async () => {
    const { id } = await order(1);
    const { extensions } = await editInVain(id, { shippingAddress: { ...ADDRESS, region: 'XX' } });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await editInVain(id, {})).message).toBe('Nothing was changed.');
  });
});

describe('an order that cannot be edited', () => {
  it.each([
    ['shipped', async (id: string) => act('fulfil', { id, input: {} })],
    [
      'partly shipped',
      async (id: string) => act('fulfil', { id, input: { lines: [{ lineId: '1', quantity: 1 }] } }),
    ],
    ['canceled', async (id: string) => act('cancel', { id })],
  ])('is %s', async (_, step) => {
    const { id } = await order(2);
    await step(id);
    const refused = await editInVain(id, { lines: [{ lineId: '1', quantity: 1 }] });
    expect(refused).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(await askInVain(app, PREVIEW, { id, input: {} })).toMatchObject({ message: refused.message });
  });

  it('is edited by only one of many at once', async () => {
    const { id, variantId } = await order(1);
    const answers = await Promise.all(
      [2, 3, 4, 5, 6].map((quantity) =>
        ask(app, EDIT, { id, input: { lines: [{ lineId: '1', quantity }], version: 0 } }),
      ),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of answers)
      for (const { extensions } of errors) expect(extensions?.code).toBe('CONFLICT');
    const { itemCount } = (await askFor(app, 'query ($id: ID!) { orderById(id: $id) { itemCount } }', { id }))
      .orderById;
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: itemCount });
  });

  it('is a free order, or one that would become free', async () => {
    const { id: free } = await sell(app, 'Sample', 0, 10);
    const { number } = await buy(app, free, 1);
    const id = await idOf(app, number);
    const { id: lamp } = await sell(app, 'Costly lamp', 500);
    expect((await editInVain(id, { lines: [{ variantId: lamp, quantity: 1 }] })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
