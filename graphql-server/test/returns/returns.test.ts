import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { checkData } from '../../src/app/shop/modules.ts';
import { ask, askFor, askInVain, askWithFiles } from '../graphql/ask.ts';
import { actsOf, kindsOf, mutationOf } from '../orders/order-acts.ts';
import { newKey, openShop, sell, shelfOf, untilShown } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { drawBlackPng } from '../sample-images/draw-png.ts';
import { serveApp } from '../serve.ts';

const app = serveApp({}, makeSmallSite());
beforeAll(() =>
  openShop(app, {
    ...{ upiId: 'shop@bank', shippingPercent: 0, newOrderEmails: ['team@shop.test'] },
    returnInstructions: 'Send it to 1 Own Street.',
  }),
);

const { act, order, readFor } = actsOf(app);
const collections = () => collectionsOf(app.db);

const RETURN = `id number status reason hasPhoto photo note lines { line { id } quantity received }
  receipts { by refund { amount { amount } state } replacementNumber replacementId } order { status paymentStatus refunded { amount } }`;
const REQUEST = `mutation ($token: ID!, $input: ReturnInput!, $key: String!) {
  found: requestReturn(token: $token, input: $input, idempotencyKey: $key) { ${RETURN} } }`;
const DECIDE = `mutation ($id: ID!, $accept: Boolean!, $note: String) {
  found: decideReturn(id: $id, accept: $accept, note: $note) { ${RETURN} } }`;
const RECEIVE = `mutation ($id: ID!, $input: RefundInput!, $replacement: [ReplacementLineInput!], $key: String!) {
  found: receiveReturn(id: $id, input: $input, replacement: $replacement, idempotencyKey: $key) { ${RETURN} } }`;

const items = (quantity: number, reason = 'Too small') => ({ lines: [{ lineId: '1', quantity }], reason });
const request = (token: string, input: object, key = newKey()) =>
  askFor(app, REQUEST, { token, input, key }).then(({ found }) => found);
const refused = (token: string, input: object, key = newKey()) =>
  askInVain(app, REQUEST, { token, input, key });
const decide = (id: string, accept: boolean, note?: string) =>
  askFor(app, DECIDE, { id, accept, note }).then(({ found }) => found);
const receive = (id: string, input: object, more: object = {}) =>
  askFor(app, RECEIVE, { id, input, key: newKey(), ...more }).then(({ found }) => found);
const receiveInVain = (id: string, input: object, more: object = {}) =>
  askInVain(app, RECEIVE, { id, input, key: newKey(), ...more });
const back = (quantity: number, restock = true, more: object = {}) => ({
  lines: [{ lineId: '1', quantity, restock }],
  ...more,
});

async function delivered({ isPaid = true } = {}) {
  const placed = await order(3);
  if (isPaid) await act('pay', { id: placed.id });
  await act('fulfil', { id: placed.id, input: {} });
  await act('deliver', { id: placed.id });
  return placed;
}

/** Creates an accepted return of this many of three pieces. */
async function accepted(quantity: number) {
  const placed = await delivered();
  const { id: returnId } = await request(placed.token, items(quantity));
  await decide(returnId, true);
  return { ...placed, returnId };
}

const mailsTo = async (id: string, kind: string) =>
  (
    await collections()
      .outbox.find({ about: id, kind: kind as never })
      .toArray()
  ).map(({ to, data }) => ({ to, data }));

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for await (const fault of checkData(collections())) found.push(fault);
  return found;
}

afterEach(async () => expect(await faults()).toEqual([]));

describe('a request', () => {
  it('is visible to shopper and shop, and both get an email', async () => {
    const { id, token, number } = await delivered();
    const found = await request(token, items(2, 'Too small\nfor me'));
    expect(found).toMatchObject({ number: `${number}-R1`, status: 'REQUESTED', reason: 'Too small\nfor me' });
    const { order: seen } = await askFor(
      app,
      `query ($token: ID!) { order(token: $token) { returns { number status } returnable { until obstacle lines { lineId quantity } } } }`,
      { token },
    );
    expect(seen).toMatchObject({
      returns: [{ number: `${number}-R1`, status: 'REQUESTED' }],
      returnable: { until: expect.any(String), obstacle: null, lines: [{ lineId: '1', quantity: 1 }] },
    });
    const { returns } = await askFor(
      app,
      `{ returns(filter: { status: REQUESTED, search: "${number}" }) { totalCount requestedCount nodes { id } } }`,
    );
    expect(returns).toMatchObject({ totalCount: 1, nodes: [{ id: found.id }] });
    expect(await mailsTo(id, 'order-return')).toMatchObject([
      { to: 'asha@example.com', data: { stage: 'REQUESTED', items: [{ title: 'Rug', quantity: 2 }] } },
    ]);
    expect(await mailsTo(id, 'new-return')).toMatchObject([
      { to: 'team@shop.test', data: { reason: 'Too small\nfor me' } },
    ]);
    expect(kindsOf(await readFor(token))).toEqual([
      'PLACED',
      'PAID',
      'SHIPPED',
      'DELIVERED',
      'RETURN_REQUESTED',
    ]);
  });

  it('is made once for each key, also when it is sent many times at once', async () => {
    const { token, number } = await delivered();
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(app, REQUEST, { token, input: items(1), key })),
    );
    for (const { data } of answers) expect(data?.found.number).toBe(`${number}-R1`);
    expect((await refused(token, items(2), key)).extensions.code).toBe('CONFLICT');
  });

  it('of two tabs at once includes no more than was bought', async () => {
    const { token } = await delivered();
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(app, REQUEST, { token, input: items(2), key: newKey() })),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
  });

  const CASES: [string, object, string][] = [
    ['more than was bought', items(4), 'Rug: you can return at most 3.'],
    [
      'more in two lines',
      {
        ...items(1),
        lines: [
          { lineId: '1', quantity: 2 },
          { lineId: '1', quantity: 2 },
        ],
      },
      'Rug: you can return at most 3.',
    ],
    ['nothing', { lines: [], reason: 'x' }, 'Choose the items to return.'],
    ['no units', items(0), 'The quantity must be at least 1.'],
    ['a negative quantity', items(-1), 'The quantity must be at least 1.'],
    [
      'an unknown line',
      { lines: [{ lineId: '9', quantity: 1 }], reason: 'x' },
      'The order has no such line.',
    ],
    ['no reason', items(1, ' '), 'The reason is required'],
  ];
  it('that is impossible is refused with a message', async () => {
    const { token } = await delivered();
    for (const [name, input, message] of CASES)
      expect([name, (await refused(token, input)).message]).toEqual([name, message]);
    expect((await refused('x', items(1))).extensions.code).toBe('NOT_FOUND');
  });

  it('is refused before delivery, after the period, and for refunded or returned items', async () => {
    const early = await order(1);
    expect((await refused(early.token, items(1))).message).toBe('This order has not been delivered yet.');
    const late = await delivered();
    const at = new Date(Date.now() - 9 * 86_400_000);
    await collections().orders.updateOne(
      { number: late.number, 'events.kind': 'DELIVERED' },
      { $set: { 'events.$.at': at } },
    );
    expect((await refused(late.token, items(1))).message).toMatch(
      /^The return period for this order has ended/,
    );
    const { id, token } = await delivered();
    const refund =
      'mutation ($id: ID!, $key: String!) { refundOrder(id: $id, idempotencyKey: $key, input: { lines: [{ lineId: "1", quantity: 2 }] }) { id } }';
    await askFor(app, refund, { id, key: newKey() });
    expect((await refused(token, items(2))).message).toBe('Rug: you can return at most 1.');
    await request(token, items(1));
    expect((await refused(token, items(1))).message).toMatch(
      /^All items of this order have already been returned or refunded/,
    );
  });

  it('cannot be made with a read-only link', async () => {
    const { number } = await delivered();
    const { token } = await askFor(
      app,
      `query { token: trackOrder(number: "${number}", email: "asha@example.com") }`,
    );
    expect((await refused(token, items(1))).extensions.code).toBe('FORBIDDEN');
    const { order: seen } = await askFor(
      app,
      'query ($token: ID!) { order(token: $token) { returns { id } returnable { obstacle } } }',
      { token },
    );
    expect(seen).toEqual({ returns: [], returnable: { obstacle: 'NOTHING_LEFT' } });
  });
});

describe('a photo', () => {
  const withPhoto = (token: string, bytes: Buffer, key = newKey()) =>
    askWithFiles(
      app,
      REQUEST,
      { token, input: { ...items(1), photo: null }, key },
      { 'input.photo': new File([new Uint8Array(bytes)], 'hole.png') },
    );

  it('is visible only to the team, and is erased with the personal details', async () => {
    const { id, token } = await delivered();
    const { data, text } = await withPhoto(token, drawBlackPng(80, 60));
    expect(data?.found, text).toMatchObject({ hasPhoto: true, photo: null });
    const read = 'query ($id: ID!) { found: returnById(id: $id) { photo hasPhoto reason } }';
    const { found } = await askFor(app, read, { id: data?.found.id });
    expect(found.photo).toMatch(/^data:image\/webp;base64,UklGR/);
    await act('erase', { id });
    expect((await askFor(app, read, { id: data?.found.id })).found).toEqual({
      photo: null,
      hasPhoto: false,
      reason: '',
    });
    expect(await collections().returnPhotos.countDocuments({ orderId: new ObjectId(id) })).toBe(0);
  });

  it('that is not an image is refused, and no return is requested', async () => {
    const { token } = await delivered();
    const { errors } = await withPhoto(token, Buffer.from('<svg onload="alert(1)"/>'));
    expect(errors[0]?.extensions.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await request(token, items(1))).number).toMatch(/-R1$/);
  });
});

describe('a decision', () => {
  it('is emailed with instructions or the note, and is made once', async () => {
    const { id, token } = await delivered();
    const one = await request(token, items(1));
    const other = await request(token, items(1));
    expect(await decide(one.id, true, 'Welcome')).toMatchObject({ status: 'ACCEPTED', note: 'Welcome' });
    expect((await decide(one.id, true)).note).toBe('Welcome');
    expect(await decide(other.id, false, 'It was worn')).toMatchObject({ status: 'DECLINED' });
    expect((await askInVain(app, DECIDE, { id: other.id, accept: true })).message).toBe(
      'This return has already been declined.',
    );
    const stages = (await mailsTo(id, 'order-return')).map(({ data }) => data).slice(2);
    expect(stages).toMatchObject([
      { stage: 'ACCEPTED', note: 'Welcome', instructions: 'Send it to 1 Own Street.' },
      { stage: 'DECLINED', note: 'It was worn', instructions: null },
    ]);
    // A declined return can be requested again.
    expect((await request(token, items(2))).number).toMatch(/-R3$/);
  });

  it('of two operators at the same moment is one', async () => {
    const { token } = await delivered();
    const { id } = await request(token, items(1));
    const answers = await Promise.all(
      [true, false, true, false].map((accept) => ask(app, DECIDE, { id, accept })),
    );
    const made = new Set(answers.flatMap(({ data }) => data?.found.status ?? []));
    const events = await collections().orders.findOne({ 'events.returnId': id });
    const decisions = events?.events.filter(
      ({ kind }) => kind === 'RETURN_ACCEPTED' || kind === 'RETURN_DECLINED',
    );
    // An accepted return can still be declined, which is final.
    expect(made.size).toBe(decisions?.length);
    expect((await collections().returns.findOne({ _id: new ObjectId(id) }))?.status).toBe(
      decisions?.at(-1)?.kind === 'RETURN_DECLINED' ? 'DECLINED' : 'ACCEPTED',
    );
  });
});

describe('a returned item', () => {
  it('is restocked or not, piece by piece, and refunded at its share with one email', async () => {
    const { id, returnId, variantId } = await accepted(3);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 7, reserved: 0 });
    const first = await receive(returnId, back(1));
    expect(first).toMatchObject({
      status: 'ACCEPTED',
      lines: [{ quantity: 3, received: 1 }],
      receipts: [{ refund: { amount: { amount: 100_000 }, state: 'DONE' }, replacementNumber: null }],
      order: { paymentStatus: 'PARTLY_REFUNDED' },
    });
    expect(await receive(returnId, back(2, false))).toMatchObject({
      status: 'RECEIVED',
      order: { status: 'DELIVERED', paymentStatus: 'REFUNDED', refunded: { amount: 300_000 } },
    });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
    expect(await mailsTo(id, 'order-refunded')).toHaveLength(2);
    expect((await mailsTo(id, 'order-return')).map(({ data }) => (data as { stage: string }).stage)).toEqual([
      'REQUESTED',
      'ACCEPTED',
    ]);
  });

  it('without a refund is confirmed by email, and can be refunded later without being restocked again', async () => {
    const { id, returnId, variantId } = await accepted(1);
    expect((await receive(returnId, back(1, true, { amount: 0 }))).receipts).toMatchObject([
      { refund: null },
    ]);
    expect((await mailsTo(id, 'order-return')).at(-1)?.data).toMatchObject({ stage: 'RECEIVED' });
    const refund =
      'mutation ($id: ID!, $key: String!, $restock: Boolean!) { refundOrder(id: $id, idempotencyKey: $key, input: { lines: [{ lineId: "1", quantity: 3, restock: $restock }] }) { refundable { lines { restockable } } } }';
    expect((await askInVain(app, refund, { id, key: newKey(), restock: true })).message).toBe(
      'Rug: at most 2 can be restocked.',
    );
    await askFor(app, refund, { id, key: newKey(), restock: false });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
  });

  it('is received once for each key, never more than expected or refundable', async () => {
    const { id, returnId, variantId } = await accepted(2);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask(app, RECEIVE, { id: returnId, input: back(1), key })),
    );
    for (const { data, text } of answers) expect(data?.found.lines, text).toMatchObject([{ received: 1 }]);
    expect((await receiveInVain(returnId, back(2), { key })).extensions.code).toBe('CONFLICT');
    expect((await receiveInVain(returnId, back(2))).message).toBe('Rug: you can receive at most 1.');
    const tabs = await Promise.all(
      [1, 2, 3].map(() => ask(app, RECEIVE, { id: returnId, input: back(1), key: newKey() })),
    );
    expect(tabs.filter(({ data }) => data)).toHaveLength(1);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 9, reserved: 0 });
    const { orders } = collections();
    expect((await orders.findOne({ _id: new ObjectId(id) }))?.refunded).toBe(200_000);
  });

  it('that was refunded meanwhile is received without a second refund', async () => {
    const { id, returnId } = await accepted(2);
    const refund =
      'mutation ($id: ID!, $key: String!) { refundOrder(id: $id, idempotencyKey: $key, input: { lines: [{ lineId: "1", quantity: 2 }] }) { id } }';
    await askFor(app, refund, { id, key: newKey() });
    expect((await receiveInVain(returnId, back(2))).message).toBe('Rug: at most 1 can still be refunded.');
    expect(await receive(returnId, back(2, true, { amount: 0 }))).toMatchObject({
      status: 'RECEIVED',
      order: { refunded: { amount: 200_000 } },
    });
  });

  it('of an unpaid order is received, and not refunded', async () => {
    const { token } = await delivered({ isPaid: false });
    const { id } = await request(token, items(1));
    expect((await receiveInVain(id, back(1))).message).toBe('This order has not been paid yet.');
    await decide(id, true);
    expect((await receiveInVain(id, back(1))).message).toBe('This order has not been paid yet.');
    expect((await receive(id, back(1, true, { amount: 0 }))).status).toBe('RECEIVED');
  });

  it('is not received before it is accepted; a return that never arrives is ended by declining', async () => {
    const { token } = await delivered();
    const { id } = await request(token, items(2));
    expect((await receiveInVain(id, back(1))).message).toBe('Accept this return first.');
    await decide(id, true);
    await receive(id, back(1));
    expect((await decide(id, false, 'The rest did not come')).status).toBe('RECEIVED');
    expect((await receiveInVain(id, back(1))).message).toBe('Accept this return first.');
  });

  it('that is received while its order is refunded at the same moment never exceeds the payment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, returnId } = await accepted(3);
      const refund =
        'mutation ($id: ID!, $key: String!) { refundOrder(id: $id, idempotencyKey: $key, input: { amount: 250000 }) { id } }';
      await Promise.all([
        ask(app, RECEIVE, { id: returnId, input: back(3), key: newKey() }),
        ask(app, refund, { id, key: newKey() }),
        ask(app, mutationOf('undoDelivery', 'id'), { id, reason: 'x' }),
      ]);
      expect((await collections().orders.findOne({ _id: new ObjectId(id) }))?.refunded).toBeLessThanOrEqual(
        300_000,
      );
    }
  });
});

describe('an exchange', () => {
  it('places an order without charge, reserves its stock, and refunds the difference', async () => {
    const { returnId, variantId } = await accepted(1);
    const mat = await sell(app, 'Mat', 800, 2);
    await untilShown(app, mat.id, 800);
    const found = await receive(returnId, back(1, true, { amount: 20_000 }), {
      replacement: [{ variantId: mat.id, quantity: 1 }],
    });
    const [{ refund, replacementId, replacementNumber }] = found.receipts;
    expect(refund.amount.amount).toBe(20_000);
    expect(await shelfOf(app, mat.id)).toEqual({ onHand: 2, reserved: 1 });
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 8, reserved: 0 });
    const shipped = await act('fulfil', { id: replacementId, input: {} });
    expect(shipped).toMatchObject({
      ...{ number: replacementNumber, status: 'SHIPPED', paymentStatus: 'PAID', total: { amount: 0 } },
      ...{ email: 'asha@example.com', lines: [{ title: 'Mat', total: { amount: 0 } }] },
    });
    expect(await mailsTo(replacementId, 'order-placed')).toHaveLength(1);
  });

  it('for a sold-out item is refused, and nothing is received', async () => {
    const { id, returnId } = await accepted(1);
    const bowl = await sell(app, 'Bowl', 500, 1);
    const replacement = [{ variantId: bowl.id, quantity: 2 }];
    expect((await receiveInVain(returnId, back(1), { replacement })).extensions.fieldErrors).toEqual({
      replacement: 'Bowl: only 1 available.',
    });
    const unknown = [{ variantId: new ObjectId().toHexString(), quantity: 1 }];
    expect((await receiveInVain(returnId, back(1), { replacement: unknown })).message).toBe(
      'One of the products is no longer for sale.',
    );
    expect((await collections().orders.findOne({ _id: new ObjectId(id) }))?.refunded).toBe(0);
  });
});
