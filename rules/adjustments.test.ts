import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Adjustment, adjustmentSum, limitAdjustments, limitOrderAdjustments } from './adjustments.ts';
import {
  discountOf,
  orderTotals,
  type PricedLine,
  shareAdjustments,
  type TotalTerms,
} from './order-totals.ts';

const TERMS: TotalTerms = { currency: 'INR', shippingPercent: 0, freeShippingFrom: null, taxRegion: 'MH' };
const HOME = { country: 'IN', region: 'MH' };
const adjustment = (amount: number): Adjustment => ({
  kind: amount < 0 ? 'DISCOUNT' : 'SURCHARGE',
  source: { module: 'promotions', id: 'made-up' },
  label: 'Made up',
  amount,
});
const all = (...amounts: number[]) => amounts.map(adjustment);
const line = (price: number, quantity: number, taxRate: number, ...amounts: number[]): PricedLine => ({
  ...{ price, quantity, taxRate },
  adjustments: all(...amounts),
});
const amountsOf = (adjustments: readonly Adjustment[] = []) => adjustments.map(({ amount }) => amount);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('a discount is limited to the remaining amount:', () => {
  test.each([
    [100, [-30], [-30]],
    [100, [-130], [-100]],
    [100, [-70, -70], [-70, -30]],
    [100, [-100, -1], [-100]],
    [100, [50, -150], [50, -150]],
    [100, [-150, 50], [-100, 50]],
    [0, [-1], []],
    [0, [20], [20]],
    [100, [0], [0]],
    [100, [], []],
  ])('of %i, %j', (amount, amounts, applied) => {
    expect(amountsOf(limitAdjustments(amount, all(...amounts)))).toEqual(applied);
  });

  test.each([
    { ...adjustment(-5), kind: 'SURCHARGE' as const },
    { ...adjustment(5), kind: 'DISCOUNT' as const },
    adjustment(0.5),
    adjustment(Number.NaN),
    adjustment(2 ** 53),
  ])('%j is refused', (wrong) => {
    expect(() => limitAdjustments(100, [wrong])).toThrow('The adjustment Made up of promotions cannot be');
  });
});

describe('an adjustment with shares', () => {
  const shared = (...shares: number[]): Adjustment => ({ ...adjustment(sum(shares)), shares });
  const applied = (totals: number[], ...adjustments: Adjustment[]) => {
    const limited = limitOrderAdjustments(totals, adjustments);
    return { amounts: amountsOf(limited), shares: shareAdjustments(totals, limited) };
  };
  test.each([
    ['is not spread', [100, 100], [shared(-30, 0)], [-30], [-30, 0]],
    ['takes no more off a line than is left', [10, 100], [shared(-30, -30)], [-40], [-10, -30]],
    [
      'comes before what is spread',
      [100, 100],
      [adjustment(-150), shared(-100, 0)],
      [-100, -100],
      [-100, -100],
    ],
    ['of one after another', [100, 100], [shared(-70, 0), shared(-70, -10)], [-70, -40], [-100, -10]],
    ['adds', [100, 100], [shared(5, 0), adjustment(-2)], [5, -2], [4, -1]],
    ['of nothing is omitted', [0, 5], [shared(-9, 0)], [], [0, 0]],
    ['of no lines', [], [shared()], [], []],
  ])('%s', (_, totals, adjustments, amounts, shares) => {
    expect(applied(totals, ...adjustments)).toEqual({ amounts, shares });
  });

  test.each([
    { ...adjustment(-5), shares: [-5] },
    { ...adjustment(-5), shares: [-6, 1] },
    { ...adjustment(-5), shares: [-2, -2] },
    { ...adjustment(-5), shares: [-2.5, -2.5] },
  ])('%j is refused', (wrong) => {
    expect(() => limitOrderAdjustments([9, 9], [wrong])).toThrow('The shares of the adjustment Made up');
  });

  test('changes only its line’s tax, and the shipping tax follows the shipping', () => {
    const terms = { ...TERMS, shippingPercent: 10 };
    const lines = [line(11_800, 1, 18), line(10_500, 1, 5)];
    const totals = orderTotals(lines, terms, HOME, [shared(-11_800, 0)], all(-2_000));
    expect(totals).toMatchObject({
      ...{ subtotal: 22_300, discount: 11_800, shipping: 0, shippingTax: 0, total: 10_500, tax: 500 },
      lines: [{ tax: 0 }, { tax: 500 }],
      shippingAdjustments: all(-1_050),
    });
  });
});

describe('the cost of an adjusted order', () => {
  test('a discount of a line lowers its total, the subtotal and its tax', () => {
    const totals = orderTotals([line(11_800, 1, 18, -5_900)], TERMS, { country: 'IN', region: 'KA' });
    expect(totals).toMatchObject({ subtotal: 5_900, discount: 0, tax: 900, total: 5_900 });
    expect(totals.lines).toEqual([{ total: 5_900, tax: 900, taxRate: 18, adjustments: all(-5_900) }]);
  });

  test('a discount of the order is spread over lines of two rates, and each tax follows', () => {
    const lines = [line(11_800, 1, 18), line(10_500, 1, 5)];
    const totals = orderTotals(lines, TERMS, { country: 'IN', region: 'KA' }, all(-2_230));
    expect(totals).toMatchObject({ subtotal: 22_300, discount: 2_230, total: 20_070, tax: 1_620 + 450 });
    expect(totals.lines.map(({ total, tax }) => [total, tax])).toEqual([
      [11_800, 1_620],
      [10_500, 450],
    ]);
    expect(totals.taxes.map(({ rate, taxable }) => [rate, taxable])).toEqual([
      [18, 9_000],
      [5, 9_000],
    ]);
  });

  test('a surcharge of the order adds to its total and its tax, and is no discount', () => {
    const totals = orderTotals([line(10_000, 1, 18)], TERMS, HOME, all(1_800, -1_000));
    expect(totals).toMatchObject({ subtotal: 10_000, discount: 1_000, total: 10_800 });
    expect(totals.tax).toBe(orderTotals([line(10_800, 1, 18)], TERMS, HOME).tax);
  });

  test('no total is negative, and the stored amount is the applied one', () => {
    const totals = orderTotals([line(500, 2, 18, -2_000), line(300, 1, 5)], TERMS, HOME, all(-1_000));
    expect(totals).toMatchObject({ subtotal: 300, discount: 300, shipping: 0, tax: 0, total: 0 });
    expect(amountsOf(totals.lines[0]?.adjustments)).toEqual([-1_000]);
    expect(amountsOf(totals.adjustments)).toEqual([-300]);
  });

  test('shipping and free shipping depend on the value after adjustments', () => {
    const terms = { ...TERMS, shippingPercent: 10, freeShippingFrom: 10_000 };
    expect(orderTotals([line(10_000, 1, 0)], terms, HOME).shipping).toBe(0);
    expect(orderTotals([line(10_000, 1, 0)], terms, HOME, all(-1_000)).shipping).toBe(900);
    expect(orderTotals([line(10_000, 1, 0, -1_000)], terms, HOME).shipping).toBe(900);
    expect(orderTotals([line(9_000, 1, 0)], terms, HOME, all(1_000)).shipping).toBe(0);
  });

  test('an empty cart has no adjustments, and a cart without adjustments has none', () => {
    expect(orderTotals([], TERMS, HOME, all(500))).toMatchObject({ total: 0 });
    expect(orderTotals([], TERMS, HOME, all(500))).not.toHaveProperty('adjustments');
    const { lines, ...totals } = orderTotals([line(100, 1, 18)], TERMS, HOME);
    expect(totals).not.toHaveProperty('adjustments');
    expect(lines[0]).not.toHaveProperty('adjustments');
  });
});

describe('for any adjustments', () => {
  const anyAmounts = fc.array(fc.integer({ min: -5_000_000, max: 2_000_000 }), { maxLength: 3 });
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 50 }),
      taxRate: fc.constantFrom(0, 0.25, 5, 12, 18, 28),
      amounts: anyAmounts,
    })
    .map(({ amounts, ...one }) => ({ ...one, adjustments: all(...amounts) }));
  const anyLines = fc.array(anyLine, { maxLength: 12 });
  const anyTerms = fc.record({
    currency: fc.constantFrom('INR', 'USD'),
    shippingPercent: fc.constantFrom(0, 2.5, 7.77),
    freeShippingFrom: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    taxRegion: fc.constantFrom('MH', 'KA', null),
  });
  const anyPlace = fc.constantFrom(null, HOME, { country: 'FR', region: null });

  test('all parts add up, and none is negative', () => {
    fc.assert(
      fc.property(anyLines, anyAmounts, anyTerms, anyPlace, (lines, amounts, terms, place) => {
        const totals = orderTotals(lines, terms, place, all(...amounts));
        for (const [index, { price, quantity }] of lines.entries()) {
          const { total = -1, adjustments } = totals.lines[index] ?? {};
          expect(total).toBe(price * quantity + adjustmentSum(adjustments));
        }
        const ofLines = totals.lines.map(({ total }) => total);
        expect(sum(ofLines)).toBe(totals.subtotal);
        const surcharges = adjustmentSum(totals.adjustments) + totals.discount;
        expect(totals.subtotal - totals.discount + surcharges + totals.shipping).toBe(totals.total);
        expect(discountOf(totals.adjustments)).toBe(totals.discount);
        expect(sum(totals.lines.map(({ tax }) => tax)) + totals.shippingTax).toBe(totals.tax);
        expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax);
        const shares = shareAdjustments(ofLines, totals.adjustments);
        for (const [index, { total, tax }] of totals.lines.entries()) {
          const paid = total + (shares[index] ?? 0);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(paid);
        }
        const { subtotal, discount, shipping, shippingTax, tax, total } = totals;
        for (const amount of [subtotal, discount, shipping, shippingTax, tax, total, ...ofLines])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(tax).toBeLessThanOrEqual(total);
      }),
    );
  });

  test('taxes are those of an order with the adjusted prices; CGST and SGST are equal', () => {
    fc.assert(
      fc.property(anyLines, anyAmounts, anyTerms, anyPlace, (lines, amounts, terms, place) => {
        const totals = orderTotals(lines, terms, place, all(...amounts));
        const shares = shareAdjustments(
          totals.lines.map(({ total }) => total),
          totals.adjustments,
        );
        const paid = totals.lines.map(({ total }, index) =>
          line(total + (shares[index] ?? 0), 1, lines[index]?.taxRate ?? 0),
        );
        const plain = orderTotals(paid, terms, place);
        expect(plain).toMatchObject({
          ...{ taxes: totals.taxes, tax: totals.tax, shipping: totals.shipping, total: totals.total },
          lines: totals.lines.map(({ tax }) => ({ tax })),
        });
        const [central, state] = ['CGST', 'SGST'].map((kind) =>
          totals.taxes.filter((tax) => tax.kind === kind).map(({ amount }) => amount),
        );
        expect(central).toEqual(state);
      }),
    );
  });
});
