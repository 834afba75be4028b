import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals, type PricedLine, type TotalTerms } from './order-totals.ts';
import { shareOf, spread } from './taxes.ts';

const TERMS: TotalTerms = { currency: 'INR', shippingPercent: 0, freeShippingFrom: null, taxRegion: 'MH' };
const line = (price: number, quantity: number, taxRate: number): PricedLine => ({ price, quantity, taxRate });
const inState = (region: string) => ({ country: 'IN', region });

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

describe('the total of an order', () => {
  test.each([
    ['38.23 × 10 at 20 %', [line(3_823, 10, 20)], 38_230, 6_372],
    ['366.06 × 25 at 18 %', [line(36_606, 25, 18)], 915_150, 139_599],
    ['366.06 × 25 at 20 %', [line(36_606, 25, 20)], 915_150, 152_525],
    ['one paisa at 18 %', [line(1, 1, 18)], 1, 0],
    ['three paise at 28 %', [line(1, 3, 28)], 3, 1],
    ['nothing at all', [], 0, 0],
    ['what is given away', [line(0, 5, 18)], 0, 0],
    ['a rate of nothing', [line(999, 3, 0)], 2_997, 0],
    ['a rate with decimals', [line(10_025, 1, 0.25)], 10_025, 25],
    ['all of it tax and price alike', [line(200, 1, 100)], 200, 100],
    ['the dearest there is', [line(100_000_000_000, 900, 18)], 90_000_000_000_000, 13_728_813_559_322],
  ])('%s', (_, lines, total, tax) => {
    expect(orderTotals(lines, TERMS, inState('KA'))).toMatchObject({
      subtotal: total,
      total,
      tax,
      discount: 0,
    });
  });

  test('two rates share one shipping by value, and its remainder by the largest remainder', () => {
    const lines = [line(10_000, 1, 5), line(5_001, 1, 18)];
    const totals = orderTotals(lines, { ...TERMS, shippingPercent: 5 }, inState('KA'));
    expect(totals).toMatchObject({ subtotal: 15_001, shipping: 750, total: 15_751 });
    // 499.97 of the shipping belong to the first line, and 250.03 to the second.
    expect(totals.taxes).toEqual([
      { kind: 'IGST', rate: 18, taxable: 4_450, amount: 801 },
      { kind: 'IGST', rate: 5, taxable: 10_000, amount: 500 },
    ]);
    expect(totals.lines.map(({ tax }) => tax)).toEqual([476, 763]);
    expect(totals.shippingTax).toBe(62);
  });

  test('shipping is free from a certain value', () => {
    const terms = { ...TERMS, shippingPercent: 5, freeShippingFrom: 100_000 };
    expect(orderTotals([line(99_999, 1, 18)], terms, null).shipping).toBe(5_000);
    expect(orderTotals([line(100_000, 1, 18)], terms, null).shipping).toBe(0);
    expect(orderTotals([line(1, 1, 18)], { ...terms, freeShippingFrom: 0 }, null).shipping).toBe(0);
  });

  test('half a paisa of shipping is rounded up, once for all lines', () => {
    const three = [line(10, 1, 0), line(10, 1, 0), line(10, 1, 0)];
    expect(orderTotals(three, { ...TERMS, shippingPercent: 5 }, null).shipping).toBe(2);
    expect(orderTotals([line(29, 1, 0)], { ...TERMS, shippingPercent: 5 }, null).shipping).toBe(1);
  });
});

describe('the kind of tax', () => {
  const kinds = (place: Parameters<typeof orderTotals>[2], terms = TERMS) =>
    orderTotals([line(1_003, 1, 18)], terms, place).taxes.map(({ kind, rate, amount }) => [
      kind,
      rate,
      amount,
    ]);

  test.each([
    [
      'half the state’s within it',
      inState('MH'),
      [
        ['CGST', 9, 77],
        ['SGST', 9, 77],
      ],
    ],
    ['between states all of it', inState('KA'), [['IGST', 18, 153]]],
    [
      'as within the state where nobody has said where it goes',
      null,
      [
        ['CGST', 9, 77],
        ['SGST', 9, 77],
      ],
    ],
    ['nobody’s abroad', { country: 'NP', region: null }, []],
  ])('%s', (_, place, taxes) => {
    expect(kinds(place)).toEqual(taxes);
  });

  test('CGST and SGST are equal, and the taxable value absorbs the odd paisa', () => {
    const { taxes, tax } = orderTotals([line(2_490_000, 1, 18)], TERMS, inState('MH'));
    expect(taxes).toEqual([
      { kind: 'CGST', rate: 9, taxable: 2_110_170, amount: 189_915 },
      { kind: 'SGST', rate: 9, taxable: 2_110_170, amount: 189_915 },
    ]);
    expect(tax).toBe(379_830);
  });

  test('is IGST if the shop has not set its state', () => {
    expect(kinds(inState('MH'), { ...TERMS, taxRegion: null })).toEqual([['IGST', 18, 153]]);
  });

  test('outside India is one tax with one name, wherever the shop ships', () => {
    for (const place of [null, inState('MH'), { country: 'US', region: 'CA' }])
      expect(kinds(place, { ...TERMS, currency: 'USD' })).toEqual([['TAX', 18, 153]]);
  });

  test('has no rate for exported lines', () => {
    const { lines, tax, total } = orderTotals([line(1_180, 2, 18)], TERMS, { country: 'GB', region: null });
    expect([lines, tax, total]).toEqual([[{ total: 2_360, tax: 0, taxRate: 0 }], 0, 2_360]);
  });
});

describe('for any order', () => {
  const anyLine = fc.record({
    price: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    taxRate: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  });
  const anyTerms = fc.record({
    currency: fc.constantFrom('INR', 'USD', 'JPY'),
    shippingPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    freeShippingFrom: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
    taxRegion: fc.constantFrom('MH', 'KA', null),
  });
  const anyPlace = fc.constantFrom(null, inState('MH'), inState('KA'), { country: 'FR', region: null });

  test('lines, shipping and taxes add up to the total, and the parts of a line to the line', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), anyTerms, anyPlace, (lines, terms, place) => {
        const totals = orderTotals(lines, terms, place);
        expect(sum(totals.lines.map(({ total }) => total))).toBe(totals.subtotal);
        expect(totals.subtotal - totals.discount + totals.shipping).toBe(totals.total);
        expect(sum(totals.lines.map(({ tax }) => tax)) + totals.shippingTax).toBe(totals.tax);
        expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax);
        for (const [index, { price, quantity }] of lines.entries()) {
          const { total = -1, tax = -1 } = totals.lines[index] ?? {};
          expect(total).toBe(price * quantity);
          expect(tax).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(total);
        }
        for (const amount of [totals.tax, totals.shipping, totals.shippingTax, totals.total])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  test('CGST and SGST are equal, within half a paisa of the exact tax, and taxable value and taxes add up to the price', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), anyTerms, (lines, terms) => {
        const totals = orderTotals(lines, { ...terms, currency: 'INR', taxRegion: 'MH' }, inState('MH'));
        const [central, state] = ['CGST', 'SGST'].map((kind) =>
          totals.taxes.filter((tax) => tax.kind === kind),
        );
        expect(central).toEqual(state?.map((tax) => ({ ...tax, kind: 'CGST' })));
        let untaxed = totals.total;
        for (const { rate, taxable, amount } of central ?? []) {
          const exact = ((taxable + 2 * amount) * rate) / (100 + 2 * rate);
          expect(Math.abs(exact - amount)).toBeLessThanOrEqual(0.51);
          untaxed -= taxable + 2 * amount;
        }
        // The rest consists of lines with a tax rate of 0.
        expect(untaxed).toBeGreaterThanOrEqual(0);
        if (lines.every(({ taxRate }) => taxRate > 0)) expect(untaxed).toBe(0);
      }),
    );
  });

  test('the tax of each rate is what its share of the total contains, to a unit for each rate', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), anyTerms, (lines, terms) => {
        const { taxes } = orderTotals(lines, { ...terms, taxRegion: 'KA' }, inState('MH'));
        for (const { rate, taxable, amount } of taxes) {
          const exact = ((taxable + amount) * rate) / (100 + rate);
          expect(Math.abs(exact - amount)).toBeLessThanOrEqual(0.51);
        }
      }),
    );
  });

  test('the order of the lines does not affect the total', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), anyTerms, anyPlace, (lines, terms, place) => {
        const [one, other] = [lines, lines.toReversed()].map((all) => orderTotals(all, terms, place));
        expect([one?.total, one?.shipping, one?.taxes]).toEqual([
          other?.total,
          other?.shipping,
          other?.taxes,
        ]);
      }),
    );
  });
});

describe('an amount is spread by weight:', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [101, [1, 1, 1], [34, 34, 33]],
    [10, [3, 3, 1], [4, 4, 2]],
    [5, [0, 1], [0, 5]],
    [5, [0, 0], [5, 0]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
    [1, [9_007_199_254_740_991, 1], [1, 0]],
  ])('%i over %j', (amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });

  test('the parts add up to the whole, and none is a unit away from its share', () => {
    const anyWeights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), {
      minLength: 1,
      maxLength: 50,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), anyWeights, (amount, weights) => {
        const shares = spread(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        const sum = weights.reduce((total, weight) => total + weight, 0);
        if (sum === 0) return;
        for (const [index, weight] of weights.entries()) {
          const floor = (BigInt(amount) * BigInt(weight)) / BigInt(sum);
          expect([Number(floor), Number(floor) + 1]).toContain(shares[index]);
        }
      }),
    );
  });
});

test.each([
  [100, 1, 3, 33],
  [50, 1, 100, 1],
  [49, 1, 100, 0],
  [9_007_199_254_740_991, 9_999, 10_000, 9_006_298_534_815_517],
])('%i × %i ÷ %i is %i', (amount, numerator, denominator, share) => {
  expect(shareOf(amount, numerator, denominator)).toBe(share);
});
