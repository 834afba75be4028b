import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Adjustment } from './adjustments.ts';
import { orderTotals } from './order-totals.ts';
import { paidForLines, refundShares } from './refund-shares.ts';

/** Refunds one unit after another. */
function oneByOne(paid: number, quantity: number): number[] {
  return Array.from({ length: quantity }, (_, refunded) => refundOf(paid, quantity, refunded, 1));
}

function refundOf(paid: number, quantity: number, refunded: number, chosen: number): number {
  return refundShares([{ paid, quantity, refunded, chosen }])[0] ?? Number.NaN;
}

function discount(amount: number): Adjustment {
  return { kind: 'DISCOUNT', source: { module: 'test', id: '1' }, label: 'Sale', amount: -amount };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('a unit is refunded at its share of its line’s payment', () => {
  test.each<[string, number, number, number, number, number]>([
    ['the only unit', 1_000, 1, 0, 1, 1_000],
    ['no unit', 1_000, 2, 0, 0, 0],
    ['one of two', 1_000, 2, 0, 1, 500],
    ['one of three', 1_000, 3, 0, 1, 333],
    ['the second of three', 1_000, 3, 1, 1, 333],
    ['the last of three, with the remainder', 1_000, 3, 2, 1, 334],
    ['two of three', 1_000, 3, 0, 2, 666],
    ['all three', 1_000, 3, 0, 3, 1_000],
    ['a unit that is worth less than a minor unit', 1, 3, 0, 1, 0],
    ['the last one of these', 1, 3, 2, 1, 1],
    ['units that cost nothing', 0, 5, 1, 3, 0],
    ['23.90 × 10 with 25 % off: one', 17_925, 10, 0, 1, 1_792],
    ['23.90 × 10 with 25 % off: nine', 17_925, 10, 0, 9, 16_132],
    ['23.90 × 10 with 25 % off: the last', 17_925, 10, 9, 1, 1_793],
    ['a large order', 9_007_199_254_740_991, 999, 998, 1, 9_016_215_470_212],
  ])('%s', (_, paid, quantity, refunded, chosen, amount) => {
    expect(refundOf(paid, quantity, refunded, chosen)).toBe(amount);
  });

  test('23.90 × 10 with 25 % off refunds 179.25, in any steps', () => {
    expect(sum(oneByOne(17_925, 10))).toBe(17_925);
    expect(refundOf(17_925, 10, 0, 3) + refundOf(17_925, 10, 3, 7)).toBe(17_925);
    expect(refundOf(17_925, 10, 0, 10)).toBe(17_925);
  });

  test('366.06 × 25 with 10 % off refunds 8,236.35', () => {
    expect(sum(oneByOne(823_635, 25))).toBe(823_635);
  });

  test.each([
    ['more than there are', 0, 4],
    ['more than are left', 2, 2],
    ['fewer than none', 2, -1],
  ])('%s is an error', (_, refunded, chosen) => {
    expect(() => refundOf(1_000, 3, refunded, chosen)).toThrow();
  });
});

describe('the payment for a line', () => {
  test('6 + 4 with 10 % off the order refunds 5.40, then 3.60', () => {
    const paid = paidForLines({ lines: [{ total: 600 }, { total: 400 }], adjustments: [discount(100)] });
    expect(paid).toEqual([540, 360]);
  });

  test.each<[string, number[], Adjustment[] | undefined, number[]]>([
    ['no adjustments', [600, 400], undefined, [600, 400]],
    ['a discount of everything', [600, 400], [discount(1_000)], [0, 0]],
    ['a line that cost nothing', [0, 1_000], [discount(100)], [0, 900]],
    ['a discount that does not divide', [100, 100, 100], [discount(100)], [66, 67, 67]],
    ['a surcharge', [600, 400], [{ ...discount(0), kind: 'SURCHARGE', amount: 50 }], [630, 420]],
    ['no lines', [], [discount(100)], []],
  ])('with %s', (_, totals, adjustments, paid) => {
    expect(paidForLines({ lines: totals.map((total) => ({ total })), adjustments })).toEqual(paid);
  });
});

/**
 * Calculates each unit's share independently of the shop's code: distributes the paid amount over the units,
 * one minor unit at a time, beginning with the last unit.
 */
function dealt(paid: number, quantity: number): number[] {
  const each = Math.floor(paid / quantity);
  const units = Array.from({ length: quantity }, () => each);
  let owed = 0;
  return units.map((unit) => {
    owed += paid % quantity;
    if (owed < quantity) return unit;
    owed -= quantity;
    return unit + 1;
  });
}

test('for random orders, any refunds of all units are exactly what was paid for the goods, and never more before that', () => {
  const anyLine = fc.record({
    price: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    taxRate: fc.constantFrom(0, 5, 12, 18, 28),
    discount: fc.integer({ min: 0, max: 100_000 }),
  });
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
    discount: fc.integer({ min: 0, max: 200_000 }),
    steps: fc.infiniteStream(fc.integer({ min: 1, max: 7 })),
  });
  const terms = { currency: 'INR', shippingPercent: 5, freeShippingFrom: null, taxRegion: 'MH' };
  fc.assert(
    fc.property(anyOrder, ({ lines, discount: ofOrder, steps }) => {
      const priced = lines.map(({ discount: ofLine, ...line }) => ({
        ...line,
        adjustments: [discount(ofLine)],
      }));
      const order = orderTotals(priced, terms, null, [discount(ofOrder)]);
      const paid = paidForLines(order);
      expect(sum(paid) + order.shipping).toBe(order.total);
      for (const [index, { quantity }] of lines.entries()) {
        const ofLine = paid[index] ?? 0;
        const units = dealt(ofLine, quantity);
        let [refunded, amount] = [0, 0];
        while (refunded < quantity) {
          const chosen = Math.min(steps.next().value ?? 1, quantity - refunded);
          const share = refundOf(ofLine, quantity, refunded, chosen);
          expect(share).toBe(sum(units.slice(refunded, refunded + chosen)));
          refunded += chosen;
          amount += share;
          expect(amount).toBeLessThanOrEqual(ofLine);
        }
        expect(amount).toBe(ofLine);
      }
    }),
    { numRuns: 300, seed: 36 },
  );
});
