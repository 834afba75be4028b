import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LedgerEntry, type SettledOrder, settlementOf } from './ledger.ts';
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
