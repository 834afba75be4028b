import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { kindsOf } from '../orders/order-acts.ts';
import { newKey, openShop, shelfOf } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { refundsOf } from '../refunds/refund-acts.ts';
import { serveApp } from '../serve.ts';
import { draftActsOf } from './draft-acts.ts';

const app = serveApp({}, makeSmallSite());
const { faults } = refundsOf(app);
const { act, tryTo, inVain, readFor, draftOf } = draftActsOf(app);
beforeAll(() => openShop(app, { upiId: 'shop@bank' }));
afterEach(async () => expect(await faults()).toEqual([]));

const drafts = () => app.db.collection('draftOrders').countDocuments();

describe('one key', () => {
  it('creates one draft, also at the same moment', async () => {
    const { input } = await draftOf();
    const before = await drafts();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryTo('create', { input, key })));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.order.number)).size).toBe(1);
    expect(await drafts()).toBe(before + 1);
    const { data } = await tryTo('create', { input: { ...input, note: 'Gift' }, key });
    expect(data).toBeNull();
  });

  it('answers the draft as it is now, and then its order', async () => {
    const { input } = await draftOf();
    const key = newKey();
    const { id } = await act('create', { input, key });
    const changed = { ...input, lines: [{ ...input.lines[0], quantity: 3 }] };
    await act('update', { id, input: changed });
    expect(await act('create', { input, key })).toMatchObject({ id, status: 'DRAFT', itemCount: 3 });
    await act('place', { id, method: 'upi', isPaid: false });
    expect(await act('create', { input, key })).toMatchObject({ id, status: 'AWAITING_PAYMENT' });
  });

  it('places an order once, also at the same moment', async () => {
    const { id, variantId } = await draftOf();
    const variables = { id, method: 'bank_transfer', isPaid: true, key: newKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryTo('place', variables)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(answers.map(({ data }) => data.order.paymentStatus)).toEqual(Array(8).fill('PAID'));
    expect(kindsOf(await act('place', variables))).toEqual(['PLACED', 'PAID']);
    expect(await shelfOf(app, variantId)).toEqual({ onHand: 10, reserved: 2 });
    for (const changed of [
      { ...variables, isPaid: false },
      { ...variables, key: newKey() },
    ])
      expect((await inVain('place', changed)).extensions.code).toBe('CONFLICT');
  });

  it('confirms an order once, and not in another way', async () => {
    const { token } = await draftOf();
    const variables = { token, method: 'upi', key: newKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryTo('confirm', variables)));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(kindsOf(await readFor(token))).toEqual(['PLACED']);
    const otherMethod = { ...variables, method: 'cash_on_delivery' };
    expect((await inVain('confirm', otherMethod)).extensions.code).toBe('CONFLICT');
    // The shopper confirms again on another page.
    expect(await act('confirm', { ...otherMethod, key: newKey() })).toMatchObject({ paymentMethod: 'upi' });
  });

  it.each(['', 'with space', 'x'.repeat(201)])('is refused if it is %j', async (key) => {
    const { id, token, input } = await draftOf();
    for (const { extensions } of [
      await inVain('create', { input, key }),
      await inVain('place', { id, method: 'upi', isPaid: false, key }),
      await inVain('confirm', { token, method: 'upi', key }),
    ])
      expect(extensions.fieldErrors).toHaveProperty('idempotencyKey');
  });
});

describe('a draft is not placed', () => {
  it('for another total than its shopper has seen', async () => {
    const { id, token, input, draft } = await draftOf();
    await act('update', { id, input: { ...input, shipping: 99_900 } });
    const refused = await inVain('confirm', { token, method: 'upi', total: draft.total.amount });
    expect(refused).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(refused.message).toContain('it costs ₹2,999 now');
    const { total } = await readFor(token);
    expect(await act('confirm', { token, method: 'upi', total: total.amount })).toMatchObject({ total });
  });

  it('by an operator who has not seen its last change', async () => {
    const { id, input, draft } = await draftOf();
    const { version } = await act('update', { id, input: { ...input, note: 'Gift' } });
    const variables = { id, method: 'upi', isPaid: true };
    const refused = await inVain('place', { ...variables, version: draft.version });
    expect(refused.extensions.code).toBe('CONFLICT');
    expect(await act('place', { ...variables, version })).toMatchObject({ note: 'Gift' });
  });

  it('at prices in a currency that the shop does not use any more', async () => {
    const { id, token } = await draftOf();
    await app.db
      .collection('draftOrders')
      .updateOne({ _id: new ObjectId(id) }, { $set: { currency: 'USD' } });
    const refused = await inVain('confirm', { token, method: 'cash_on_delivery' });
    expect([refused.extensions.code, refused.message]).toEqual([
      'CONFLICT',
      expect.stringContaining('The currency of the shop has changed'),
    ]);
  });

  it('by an operator who would call an order paid that its shopper has just confirmed', async () => {
    const { id, token } = await draftOf();
    await act('confirm', { token, method: 'cash_on_delivery', key: newKey() });
    const refused = await inVain('place', { id, method: 'bank_transfer', isPaid: true, key: newKey() });
    expect(refused).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect((await readFor(token)).paymentStatus).toBe('PENDING');
  });
});
