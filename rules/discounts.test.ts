import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Adjustment } from './adjustments.ts';
import {
  applyDiscounts,
  DISCOUNT_KINDS,
  type DiscountedLine,
  type DiscountRule,
  discountLabel,
  obstacleToDiscount,
} from './discounts.ts';
import { orderTotals, shareAdjustments, type TotalTerms } from './order-totals.ts';

const line = (price: number, quantity: number, productId = 'p'): DiscountedLine => ({
  ...{ price, quantity, productId },
  categoryId: `of-${productId}`,
});
const rule = (changes: Partial<DiscountRule>): DiscountRule => ({
  ...{ id: 'a', kind: 'PERCENT', value: 10, buys: 1, gets: 1, minimum: 0, combines: false },
  appliesTo: () => true,
  ...changes,
});
const percent = (value: number, changes: Partial<DiscountRule> = {}) => rule({ value, ...changes });
const amount = (value: number, changes: Partial<DiscountRule> = {}) =>
  rule({ kind: 'AMOUNT', value, ...changes });
const pieces = (buys: number, gets: number, value = 100, changes: Partial<DiscountRule> = {}) =>
  rule({ kind: 'BUY_X_GET_Y', buys, gets, value, ...changes });
const only =
  (...ids: string[]) =>
  ({ productId }: DiscountedLine) =>
    ids.includes(productId);
const sharesOf = (rules: DiscountRule[], lines: DiscountedLine[], own?: string) =>
  applyDiscounts(rules, lines, own).map(({ id, shares }) => [id, shares]);

describe('a discount reduces each line, in paise, by:', () => {
  test.each<[string, DiscountRule, DiscountedLine[], number[]]>([
    ['6.2 % of 38.23 × 10', percent(6.2), [line(3_823, 10)], [2_370]],
    ['10 % of 366.06 × 25', percent(10), [line(36_606, 25)], [91_515]],
    ['25 % of 23.90 × 10', percent(25), [line(2_390, 10)], [5_975]],
    ['10 % of 6 and 4', percent(10), [line(600, 1), line(400, 1)], [60, 40]],
    ['half a paisa, rounded up', percent(50), [line(1, 1)], [1]],
    ['33.33 %', percent(33.33), [line(10_000, 1)], [3_333]],
    ['a part of three equal lines', percent(10), [line(33, 1), line(33, 1), line(33, 1)], [4, 3, 3]],
    ['all of it', percent(100), [line(999, 3), line(1, 1)], [2_997, 1]],
    ['an amount, by value', amount(100), [line(300, 1), line(100, 1)], [75, 25]],
    ['an odd amount', amount(100), [line(100, 1), line(100, 1), line(100, 1)], [34, 33, 33]],
    ['no more than the cart costs', amount(100_000), [line(500, 2), line(1, 1)], [1_000, 1]],
    ['nothing of what is free', percent(10), [line(0, 5)], [0]],
    [
      'only its own products',
      percent(10, { appliesTo: only('q') }),
      [line(500, 1), line(300, 2, 'q')],
      [0, 60],
    ],
    ['the cheaper of two pieces', pieces(1, 1), [line(500, 1), line(300, 1)], [0, 300]],
    ['one of two equal pieces', pieces(1, 1), [line(500, 2)], [500]],
    ['one of three pieces', pieces(2, 1), [line(500, 1), line(200, 2)], [0, 200]],
    ['two of seven', pieces(2, 1), [line(100, 7)], [200]],
    ['half of the third', pieces(2, 1, 50), [line(333, 3)], [167]],
    [
      'pieces of its products alone',
      pieces(1, 1, 100, { appliesTo: only('q') }),
      [line(1, 9), line(300, 3, 'q')],
      [0, 300],
    ],
    ['the cheapest of 999', pieces(1, 1), [line(7, 999)], [7 * 499]],
  ])('%s', (_, discount, lines, shares) => {
    expect(sharesOf([discount], lines)).toEqual([['a', shares]]);
  });
});

test.each<[string, DiscountRule, DiscountedLine[], object | null]>([
  ['no lines', percent(10), [], { reason: 'PRODUCTS' }],
  ['none of its products', percent(10, { appliesTo: only('q') }), [line(9, 9)], { reason: 'PRODUCTS' }],
  ['the minimum exactly', percent(10, { minimum: 900 }), [line(450, 2)], null],
  ['a paisa too little', percent(10, { minimum: 901 }), [line(450, 2)], { reason: 'MINIMUM', missing: 1 }],
  [
    'a minimum of its own products',
    percent(10, { minimum: 900, appliesTo: only('q') }),
    [line(900, 1), line(300, 1, 'q')],
    { reason: 'MINIMUM', missing: 600 },
  ],
  ['too few pieces', pieces(2, 1), [line(9, 2)], { reason: 'PIECES', missing: 1 }],
  ['enough pieces', pieces(2, 1), [line(9, 2), line(8, 1)], null],
])('a cart with %s', (_, discount, lines, obstacle) => {
  expect(obstacleToDiscount(discount, lines)).toEqual(obstacle);
  expect(applyDiscounts([discount], lines)).toHaveLength(obstacle ? 0 : 1);
});

describe('for several discounts', () => {
  const lines = [line(1_000, 1), line(500, 2, 'q')];
  const combining = (one: DiscountRule, id: string): DiscountRule => ({ ...one, id, combines: true });
  test.each<[string, DiscountRule[], string | undefined, unknown[]]>([
    [
      'the best one applies alone',
      [percent(10), { ...percent(20), id: 'b' }],
      undefined,
      [['b', [200, 200]]],
    ],
    [
      'a code that gives less does not apply',
      [percent(10), { ...percent(20), id: 'b' }],
      'a',
      [['b', [200, 200]]],
    ],
    [
      'of two equal ones that of the code applies',
      [percent(20), { ...percent(20), id: 'b' }],
      'b',
      [['b', [200, 200]]],
    ],
    [
      'those that combine apply one after another: pieces, per cent, amounts',
      [combining(amount(100), 'a'), combining(percent(10), 'b'), combining(pieces(2, 1), 'c')],
      undefined,
      [
        ['c', [0, 500]],
        ['b', [100, 50]],
        ['a', [67, 33]],
      ],
    ],
    [
      'one that does not combine applies where it gives more than all others',
      [combining(amount(100), 'a'), combining(percent(10), 'b'), { ...percent(50), id: 'c' }],
      'a',
      [['c', [500, 500]]],
    ],
    [
      'of two for pieces each counts its own pieces',
      [combining(pieces(1, 1), 'a'), combining(pieces(1, 1), 'b')],
      undefined,
      [
        ['a', [0, 500]],
        ['b', [0, 0]],
      ],
    ],
    ['free shipping alone applies', [rule({ kind: 'FREE_SHIPPING' })], undefined, [['a', [0, 0]]]],
    [
      'free shipping combines',
      [combining(rule({ kind: 'FREE_SHIPPING' }), 'a'), combining(percent(10), 'b')],
      'a',
      [
        ['b', [100, 100]],
        ['a', [0, 0]],
      ],
    ],
    ['none is none', [], undefined, []],
  ])('%s', (_, rules, own, applied) => {
    expect(sharesOf(rules, lines, own)).toEqual(applied);
  });
});

test('discounts of one kind apply in the order of their ids', () => {
  const both = ['a', 'b'].map((id) => amount(150, { id, combines: true }));
  for (const rules of [both, both.toReversed()])
    expect(sharesOf(rules, [line(200, 1)])).toEqual([
      ['a', [150]],
      ['b', [50]],
    ]);
});

test('pieces at full price count for one discount only', () => {
  const rules = ['a', 'b'].map((id) => pieces(2, 1, 100, { id, combines: true }));
  expect(sharesOf(rules, [line(500, 6)])).toEqual([
    ['a', [1_000]],
    ['b', [0]],
  ]);
});

const TERMS: TotalTerms = { currency: 'INR', shippingPercent: 0, freeShippingFrom: null, taxRegion: 'MH' };
const KARNATAKA = { country: 'IN', region: 'KA' };

/** The totals of an order, with discounts passed in the form that the promotions module uses. */
function totalsOf(lines: (DiscountedLine & { taxRate: number })[], rules: DiscountRule[]) {
  const adjustments = applyDiscounts(rules, lines).map(({ id, shares }): Adjustment => {
    const negative = shares.map((share) => 0 - share);
    const sum = negative.reduce((total, share) => total + share, 0);
    return { kind: 'DISCOUNT', label: 'D', source: { module: 'm', id }, amount: sum, shares: negative };
  });
  const totals = orderTotals(lines, TERMS, KARNATAKA, adjustments);
  const shares = shareAdjustments(
    totals.lines.map(({ total }) => total),
    totals.adjustments,
  );
  return { totals, paid: totals.lines.map(({ total }, index) => total + (shares[index] ?? 0)) };
}

describe('totals with a discount are exact to the paisa:', () => {
  const taxed = (price: number, quantity: number, taxRate: number, productId = 'p') => ({
    ...line(price, quantity, productId),
    taxRate,
  });
  test.each([
    ['6.2 % off 38.23 × 10 at 20 %', [taxed(3_823, 10, 20)], percent(6.2), 2_370, 35_860, [5_977]],
    ['10 % off 366.06 × 25 at 20 %', [taxed(36_606, 25, 20)], percent(10), 91_515, 823_635, [137_273]],
    [
      'across two rates',
      [taxed(10_000, 1, 18), taxed(10_000, 1, 5)],
      percent(10),
      2_000,
      18_000,
      [1_373, 429],
    ],
    [
      'of the products at one of two rates',
      [taxed(11_800, 1, 18), taxed(10_500, 1, 5, 'q')],
      percent(50, { appliesTo: only('p') }),
      ...([5_900, 16_400, [900, 500]] as const),
    ],
    ['larger than the cart', [taxed(500, 1, 18)], amount(100_000), 500, 0, [0]],
  ] as const)('%s', (_, lines, discount, discounted, total, taxes) => {
    const { totals } = totalsOf([...lines], [discount]);
    expect(totals).toMatchObject({ discount: discounted, total });
    expect(totals.lines.map(({ tax }) => tax)).toEqual(taxes);
  });
});

/**
 * Calculates a single discount independently of the shop's code: piece by piece, with exact fractions.
 * @returns the whole discount in paise
 */
function discountByPieces(discount: DiscountRule, lines: DiscountedLine[]): bigint {
  const all: bigint[] = [];
  for (const one of lines)
    if (discount.appliesTo(one)) for (let at = 0; at < one.quantity; at += 1) all.push(BigInt(one.price));
  const value = all.reduce((sum, price) => sum + price, 0n);
  const hundredths = BigInt(Math.round(discount.value * 100));
  const rounded = (numerator: bigint) => (numerator * hundredths * 2n + 10_000n) / 20_000n;
  if (all.length === 0 || value < BigInt(discount.minimum)) return 0n;
  if (discount.kind === 'FREE_SHIPPING') return 0n;
  if (discount.kind === 'PERCENT') return rounded(value);
  if (discount.kind === 'AMOUNT') return value < BigInt(discount.value) ? value : BigInt(discount.value);
  const sorted = all.sort((one, other) => Number(one - other));
  const groups = Math.floor(sorted.length / (discount.buys + discount.gets));
  return sorted.slice(0, groups * discount.gets).reduce((sum, price) => sum + rounded(price * 1n), 0n);
}

describe('random carts', () => {
  const anyLine = fc.record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    productId: fc.constantFrom('p', 'q', 'r'),
    categoryId: fc.constant('c'),
    taxRate: fc.constantFrom(0, 0.25, 5, 12, 18, 28),
  });
  const anyLines = fc.array(anyLine, { maxLength: 12 });
  const anyRule = fc
    .record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      hundredths: fc.integer({ min: 1, max: 10_000 }),
      ...{ buys: fc.integer({ min: 1, max: 4 }), gets: fc.integer({ min: 1, max: 3 }) },
      minimum: fc.constantFrom(0, 0, 1_000_000),
      ...{ combines: fc.boolean(), ids: fc.constantFrom(['p'], ['p', 'q'], ['p', 'q', 'r']) },
    })
    .map(({ hundredths, ids, ...one }) =>
      rule({
        ...one,
        value: one.kind === 'AMOUNT' ? hundredths * 100 : hundredths / 100,
        appliesTo: only(...ids),
      }),
    );

  test('one discount takes off the result of an independent calculation', () => {
    fc.assert(
      fc.property(anyLines, anyRule, (lines, discount) => {
        const shares = applyDiscounts([discount], lines).flatMap((applied) => applied.shares);
        const sum = shares.reduce((total, share) => total + share, 0);
        const due = discountByPieces(discount, lines);
        // `applyDiscounts` rounds the pieces of a line together, and `discountByPieces` rounds each piece.
        const isRoundedByLine = discount.kind === 'BUY_X_GET_Y' && discount.value < 100;
        const tolerance = isRoundedByLine
          ? BigInt(lines.reduce((count, one) => count + one.quantity, 0))
          : 0n;
        const difference = BigInt(sum) - due;
        expect(difference <= tolerance && -difference <= tolerance).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('with any discounts no line is negative, everything adds up, and the best combination is chosen', () => {
    fc.assert(
      fc.property(anyLines, fc.array(anyRule, { maxLength: 4 }), (lines, rules) => {
        const unique = [...new Map(rules.map((one) => [one.id, one])).values()];
        const { totals, paid } = totalsOf(lines, unique);
        const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        expect(totals.subtotal).toBe(value);
        expect(totals.total).toBe(value - totals.discount);
        expect(paid.reduce((sum, one) => sum + one, 0)).toBe(totals.total);
        for (const [index, one] of paid.entries()) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(totals.lines[index]?.tax).toBeLessThanOrEqual(one);
        }
        for (const single of unique)
          expect(totals.discount).toBeGreaterThanOrEqual(totalsOf(lines, [single]).totals.discount);
        const applied = applyDiscounts(unique, lines);
        const names = applied.map(({ id }) => unique.find((one) => one.id === id)?.combines);
        expect(applied.length < 2 || names.every(Boolean)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  [{ kind: 'PERCENT', value: 6.2 }, '6.2% off'],
  [{ kind: 'AMOUNT', value: 10_000 }, '₹100 off'],
  [{ kind: 'FREE_SHIPPING', value: 0 }, 'Free shipping'],
  [{ kind: 'BUY_X_GET_Y', value: 100, buys: 2, gets: 1 }, 'Buy 2, get 1 free'],
  [{ kind: 'BUY_X_GET_Y', value: 100, buys: 3, gets: 2 }, 'Buy 3, get 2 free'],
  [{ kind: 'BUY_X_GET_Y', value: 50, buys: 1, gets: 1 }, 'Buy 1, get 1 at 50% off'],
] as const)('%j reads %s', (discount, label) => {
  expect(discountLabel({ buys: null, gets: null, currency: 'INR', ...discount })).toBe(label);
});
