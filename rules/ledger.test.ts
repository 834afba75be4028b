import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  type LedgerEntry,
  type SettledOrder,
  settlementOf,
  unpaidOf,
  unrefundedOf,
} from './ledger.ts';
import type { PaymentStatus } from './transitions.ts';

const order = (status: SettledOrder['status'] = 'CONFIRMED', total = 1_000): SettledOrder => ({
  status,
  total,
  isFree: false,
});
const charge = (amount: number, state: LedgerEntry['state'] = 'SUCCEEDED'): LedgerEntry => ({
  kind: 'CHARGE',
  state,
  amount,
});
const refund = (amount: number, state: LedgerEntry['state'] = 'SUCCEEDED'): LedgerEntry => ({
  kind: 'REFUND',
  state,
  amount,
});
const chargeback = (amount: number, state: LedgerEntry['state'] = 'SUCCEEDED'): LedgerEntry => ({
  kind: 'CHARGEBACK',
  state,
  amount,
});
const final = (amount: number): LedgerEntry => ({ ...refund(amount), isFinal: true });

describe('the payment status of an order', () => {
  test.each<[string, SettledOrder, LedgerEntry[], PaymentStatus, number, number]>([
    ['no payment', order(), [], 'PENDING', 0, 0],
    ['a charge of the total', order(), [charge(1_000)], 'PAID', 0, 0],
    ['a part of the total', order(), [charge(999)], 'PENDING', 0, 0],
    ['two parts of the total', order(), [charge(400), charge(600)], 'PAID', 0, 0],
    ['more than the total, as after an edit', order(), [charge(1_001)], 'PAID', 0, 1],
    ['a charge under way', order(), [charge(1_000, 'PENDING')], 'PENDING', 0, 0],
    ['a charge that failed', order(), [charge(1_000, 'FAILED')], 'PENDING', 0, 0],
    ['a charge that was taken back', order(), [charge(1_000, 'CANCELED')], 'PENDING', 0, 0],
    ['a charge again', order(), [charge(1_000, 'CANCELED'), charge(1_000)], 'PAID', 0, 0],
    ['canceled and unpaid', order('CANCELED'), [], 'PENDING', 0, 0],
    ['canceled and paid', order('CANCELED'), [charge(1_000)], 'PAID', 0, 1_000],
    ['canceled and paid in part', order('CANCELED'), [charge(300)], 'PENDING', 0, 300],
    [
      'canceled and partly refunded',
      order('CANCELED'),
      [charge(1_000), refund(400)],
      'PARTLY_REFUNDED',
      400,
      600,
    ],
    [
      'refunded in two parts',
      order('CANCELED'),
      [charge(1_000), refund(400), refund(600)],
      'REFUNDED',
      1_000,
      0,
    ],
    [
      'a refund under way, which is still owed',
      order('CANCELED'),
      [charge(1_000), refund(1_000, 'PENDING')],
      'PAID',
      0,
      1_000,
    ],
    ['a refund that failed', order('CANCELED'), [charge(1_000), refund(1_000, 'FAILED')], 'PAID', 0, 1_000],
    [
      'a refund that was taken back',
      order('CANCELED'),
      [charge(1_000), refund(1_000, 'CANCELED')],
      'PAID',
      0,
      1_000,
    ],
    ['a last refund of less', order('CANCELED'), [charge(1_000), final(400)], 'PARTLY_REFUNDED', 400, 0],
    ['a last refund of nothing', order('CANCELED'), [charge(1_000), final(0)], 'PAID', 0, 0],
    ['a refund of a kept order', order('DELIVERED'), [charge(1_000), refund(250)], 'PARTLY_REFUNDED', 250, 0],
    ['free', { ...order('CONFIRMED', 0), isFree: true }, [], 'PAID', 0, 0],
    ['free and canceled', { ...order('CANCELED', 0), isFree: true }, [], 'PAID', 0, 0],
    ['a total of nothing that still has to be confirmed', order('CONFIRMED', 0), [], 'PENDING', 0, 0],
    ['a total of nothing that was confirmed', order('CONFIRMED', 0), [charge(0)], 'PAID', 0, 0],
    ['a dispute', order(), [charge(1_000), chargeback(1_000, 'PENDING')], 'CHARGEBACK', 0, 0],
    ['a lost dispute', order(), [charge(1_000), chargeback(1_000)], 'CHARGEBACK', 0, 0],
    ['a won dispute', order(), [charge(1_000), chargeback(1_000, 'FAILED')], 'PAID', 0, 0],
    [
      'a dispute that was recorded by mistake',
      order(),
      [charge(1_000), chargeback(1_000, 'CANCELED')],
      'PAID',
      0,
      0,
    ],
    [
      'a dispute after a refund',
      order(),
      [charge(1_000), refund(400), chargeback(600)],
      'CHARGEBACK',
      400,
      0,
    ],
    [
      'canceled and disputed, so that the refund is still owed',
      order('CANCELED'),
      [charge(1_000), chargeback(1_000, 'PENDING')],
      'CHARGEBACK',
      0,
      1_000,
    ],
    [
      'canceled, with a lost dispute about a part',
      order('CANCELED'),
      [charge(1_000), chargeback(300)],
      'CHARGEBACK',
      0,
      700,
    ],
    [
      'canceled, refunded and taken back by the bank too',
      order('CANCELED'),
      [charge(1_000), refund(1_000), chargeback(1_000)],
      'CHARGEBACK',
      1_000,
      0,
    ],
    [
      'a last refund that failed',
      order('CANCELED'),
      [charge(1_000), { ...final(400), state: 'FAILED' }],
      'PAID',
      0,
      1_000,
    ],
  ])('%s', (_, of, payments, paymentStatus, refunded, refundOwed) => {
    expect(settlementOf(of, payments)).toEqual({ paymentStatus, refunded, refundOwed });
  });

  test('for any payments, no more is owed than was charged and not refunded, in whatever order', () => {
    const anyPayment = fc.record({
      kind: fc.constantFrom('CHARGE', 'REFUND'),
      state: fc.constantFrom('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED'),
      amount: fc.integer({ min: 0, max: 2_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 8 }), fc.boolean(), (payments, isCanceled) => {
        const of = order(isCanceled ? 'CANCELED' : 'CONFIRMED');
        const settlement = settlementOf(of, payments);
        expect(settlementOf(of, payments.toReversed())).toEqual(settlement);
        const sums = { CHARGE: 0, REFUND: 0 };
        for (const { kind, state, amount } of payments) if (state === 'SUCCEEDED') sums[kind] += amount;
        expect(settlement.refunded).toBe(sums.REFUND);
        const kept = isCanceled ? 0 : of.total;
        expect(settlement.refundOwed).toBe(Math.max(sums.CHARGE - sums.REFUND - kept, 0));
      }),
    );
  });
});

test('the balance counts succeeded payments only, each kind for itself', () => {
  expect(balanceOf([])).toEqual({ charged: 0, refunded: 0, chargedBack: 0 });
  const payments = [charge(400), charge(600), refund(50), refund(70), chargeback(3), chargeback(4)];
  const others = (['PENDING', 'FAILED', 'CANCELED'] as const).flatMap((state) => [
    charge(1, state),
    refund(1, state),
    chargeback(1, state),
  ]);
  expect(balanceOf([...payments, ...others])).toEqual({ charged: 1_000, refunded: 120, chargedBack: 7 });
});

describe('the amount that can still be refunded', () => {
  test.each<[string, LedgerEntry[], number]>([
    ['no payment', [], 0],
    ['a charge', [charge(1_000)], 1_000],
    ['charges that have not succeeded', [charge(1_000, 'PENDING'), charge(1_000, 'FAILED')], 0],
    ['a refund', [charge(1_000), refund(400)], 600],
    ['refunds under way', [charge(1_000), refund(400, 'PENDING'), refund(500, 'PENDING')], 100],
    ['a refund and another under way', [charge(1_000), refund(300), refund(200, 'PENDING')], 500],
    ['refunds that failed', [charge(1_000), refund(400, 'FAILED'), refund(300, 'CANCELED')], 1_000],
    ['a dispute', [charge(1_000), chargeback(1_000, 'PENDING')], 1_000],
    ['more refunds than charges', [charge(1_000), refund(900), refund(200, 'PENDING')], -100],
  ])('%s', (_, payments, amount) => {
    expect(unrefundedOf(payments)).toBe(amount);
  });
});

test.each([
  [{ total: 1_000 }, 1_000],
  [{ total: 1_000, charged: undefined }, 1_000],
  [{ total: 1_000, charged: 400 }, 600],
  [{ total: 1_000, charged: 1_000 }, 0],
  [{ total: 1_000, charged: 1_500 }, 0],
])('of %j, %i is still to be paid', (order, unpaid) => {
  expect(unpaidOf(order)).toBe(unpaid);
});
