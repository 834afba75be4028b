import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Adjustment } from './adjustments.ts';
import { applyDiscounts, DISCOUNT_KINDS, type DiscountRule } from './discounts.ts';
import { orderTotals } from './order-totals.ts';
import { paidForLines, paidForShipping, refundShares } from './refund-shares.ts';
import { offeredRates, RATE_KINDS, type ZoneRate } from './shipping-rates.ts';

/** `CARTS=10000 npm test -- random-carts` tries 10,000 carts. */
const CARTS = Number(process.env['CARTS'] ?? 500);

interface Line {
  price: number;
  quantity: number;
  productId: string;
  categoryId: string;
  weightGrams: number;
  /** The rate in hundredths of a per cent. */
  hundredths: number;
}

/** A random cart with the settings of its shop. */
interface Cart {
  lines: Line[];
  discount: DiscountRule & { hundredths: number; products: readonly string[] };
  rate: ZoneRate & { hundredths: number };
  region: 'MH' | 'KA';
  pricesIncludeTax: boolean;
}

const anyLine: fc.Arbitrary<Line> = fc.record({
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  productId: fc.constantFrom('p', 'q', 'r'),
  categoryId: fc.constant('c'),
  weightGrams: fc.integer({ min: 0, max: 3_000 }),
  hundredths: fc.constantFrom(0, 25, 300, 500, 620, 1_200, 1_800, 2_000, 2_800, 4_000),
});
const anyDiscount = fc
  .record({
    kind: fc.constantFrom(...DISCOUNT_KINDS),
    hundredths: fc.integer({ min: 1, max: 10_000 }),
    ...{ buys: fc.integer({ min: 1, max: 4 }), gets: fc.integer({ min: 1, max: 3 }) },
    minimum: fc.constantFrom(0, 0, 1_000_000),
    products: fc.constantFrom(['p'], ['p', 'q'], ['p', 'q', 'r']),
  })
  .map((one) => ({
    ...one,
    id: 'd',
    combines: true,
    value: one.kind === 'AMOUNT' ? one.hundredths * 100 : one.hundredths / 100,
    appliesTo: ({ productId }: { productId: string }) => one.products.includes(productId),
  }));
const anyRate = fc
  .record({
    kind: fc.constantFrom(...RATE_KINDS),
    price: fc.integer({ min: 0, max: 50_000 }),
    hundredths: fc.integer({ min: 0, max: 2_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  })
  .map((one) => ({
    ...one,
    ...{ id: 'r', name: 'Rate', daysFrom: null, daysUntil: null, takesCashOnDelivery: true },
    percent: one.kind === 'PERCENT' ? one.hundredths / 100 : null,
    ...{ from: null, until: null },
  }));
const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
  discount: anyDiscount,
  rate: anyRate,
  region: fc.constantFrom('MH', 'KA'),
  pricesIncludeTax: fc.boolean(),
});

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
/** Rounds a fraction to the nearest whole number by long division. A half is rounded up. */
const nearest = (numerator: bigint, denominator: bigint) => {
  const [whole, rest] = [numerator / denominator, numerator % denominator];
  return rest + rest >= denominator ? whole + 1n : whole;
};

/** Distributes whole units one by one, each to the line that is furthest below its exact share. */
function dealt(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const given = weights.map((weight) => (amount * weight) / all);
  for (let left = amount - sum(given); left > 0n; left -= 1n) {
    let neediest = 0;
    const missing = (index: number) => amount * (weights[index] ?? 0n) - (given[index] ?? 0n) * all;
    for (const index of weights.keys()) if (missing(index) > missing(neediest)) neediest = index;
    given[neediest] = (given[neediest] ?? 0n) + 1n;
  }
  return given;
}

/** The amount that the discount takes off each line. */
function discountOfLines({ lines, discount }: Cart): bigint[] {
  const none = lines.map(() => 0n);
  const values = lines.map(({ price, quantity, productId }) =>
    discount.products.includes(productId) ? BigInt(price) * BigInt(quantity) : 0n,
  );
  const value = sum(values);
  const part = BigInt(discount.hundredths);
  if (value < BigInt(discount.minimum) || discount.kind === 'FREE_SHIPPING') return none;
  if (discount.kind === 'PERCENT') return dealt(nearest(value * part, 10_000n), values);
  if (discount.kind === 'AMOUNT') {
    const most = BigInt(discount.value);
    return value === 0n ? none : dealt(value < most ? value : most, values);
  }
  // Discounts single pieces, the cheapest first. The discount of each line is rounded once.
  const pieces = lines.flatMap((line, index) =>
    discount.products.includes(line.productId)
      ? Array.from({ length: line.quantity }, () => ({ price: line.price, index }))
      : [],
  );
  pieces.sort((one, other) => one.price - other.price || one.index - other.index);
  const count = Math.floor(pieces.length / (discount.buys + discount.gets)) * discount.gets;
  const taken = none;
  for (const { price, index } of pieces.slice(0, count)) taken[index] = (taken[index] ?? 0n) + BigInt(price);
  return taken.map((ofLine) => nearest(ofLine * part, 10_000n));
}

function feeFor(value: bigint, { kind, price, hundredths, freeFrom }: Cart['rate']): bigint {
  if (freeFrom !== null && value >= BigInt(freeFrom)) return 0n;
  return kind === 'PERCENT' ? nearest(value * BigInt(hundredths), 10_000n) : BigInt(price);
}

/** Calculates the whole order independently of the shop's code: in BigInt, one tax class after the other. */
function expected(cart: Cart) {
  const { lines, discount, rate, region, pricesIncludeTax } = cart;
  const own = lines.map(({ price, quantity }) => BigInt(price) * BigInt(quantity));
  const off = discountOfLines(cart);
  const paid = own.map((value, index) => value - (off[index] ?? 0n));
  const isFree = discount.kind === 'FREE_SHIPPING' && appliesAtAll(cart);
  const shipping = isFree ? 0n : feeFor(sum(paid), rate);
  const rates = [...new Set(lines.map(({ hundredths }) => hundredths))].sort((one, other) => other - one);
  const ofRate = rates.map((one) => sum(paid.filter((_, index) => lines[index]?.hundredths === one)));
  const shares = dealt(shipping, ofRate);
  const kinds = region === 'MH' ? 2n : 1n;
  const taxes = rates.map((one, index) => {
    const [value, percent] = [(ofRate[index] ?? 0n) + (shares[index] ?? 0n), BigInt(one)];
    const base = pricesIncludeTax ? 10_000n + percent : 10_000n;
    return nearest(value * percent, base * kinds);
  });
  const tax = sum(taxes) * kinds;
  return {
    discount: sum(off),
    shipping,
    taxes: rates.flatMap((one, index) => (one > 0 ? [[one, taxes[index] ?? 0n] as const] : [])),
    tax,
    total: sum(paid) + shipping + (pricesIncludeTax ? 0n : tax),
    paid,
  };
}

function appliesAtAll({ lines, discount }: Cart): boolean {
  const own = lines.filter(({ productId }) => discount.products.includes(productId));
  const value = own.reduce((total, { price, quantity }) => total + price * quantity, 0);
  return own.length > 0 && value >= discount.minimum;
}

/** Prices a cart as the shop does. */
function priced({ lines, discount, rate, region, pricesIncludeTax }: Cart) {
  const source = { module: 'promotions', id: 'd' };
  const applied = applyDiscounts([discount], lines);
  const order = applied
    .filter(({ isFreeShipping }) => !isFreeShipping)
    .map(({ shares }): Adjustment => {
      const negative = shares.map((share) => 0 - share);
      const amount = negative.reduce((total, share) => total + share, 0);
      return { kind: 'DISCOUNT', source, label: 'D', amount, shares: negative };
    });
  const free: Adjustment = { kind: 'DISCOUNT', source, label: 'D', amount: -Number.MAX_SAFE_INTEGER };
  const weightGrams = lines.reduce((total, line) => total + line.weightGrams * line.quantity, 0);
  const terms = {
    ...{ currency: 'INR', shippingPercent: 0, freeShippingFrom: null, taxRegion: 'MH', pricesIncludeTax },
    shippingFor: (value: number) => offeredRates([rate], { value, weightGrams })[0]?.price ?? 0,
  };
  const taxed = lines.map(({ hundredths, ...line }) => ({ ...line, taxRate: hundredths / 100 }));
  const place = { country: 'IN', region };
  return orderTotals(
    taxed,
    terms,
    place,
    order,
    applied.some(({ isFreeShipping }) => isFreeShipping) ? [free] : [],
  );
}

test(`${CARTS} random carts are exact to the paisa, and so are their refunds`, () => {
  fc.assert(
    fc.property(anyCart, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (cart, steps) => {
      const [totals, due] = [priced(cart), expected(cart)];
      expect({
        discount: BigInt(totals.discount),
        shipping: BigInt(totals.shipping),
        tax: BigInt(totals.tax),
        total: BigInt(totals.total),
      }).toEqual({ discount: due.discount, shipping: due.shipping, tax: due.tax, total: due.total });
      const halves = cart.region === 'MH' ? 2 : 1;
      expect(totals.taxes.map(({ kind, rate, amount }) => [kind, rate, BigInt(amount)])).toEqual(
        due.taxes.flatMap(([hundredths, amount]) =>
          (halves === 2 ? ['CGST', 'SGST'] : ['IGST']).map((kind) => [
            kind,
            hundredths / 100 / halves,
            amount,
          ]),
        ),
      );
      const paid = paidForLines(totals);
      let refunded = paidForShipping(totals);
      for (const [index, { quantity }] of cart.lines.entries()) {
        if (cart.pricesIncludeTax) expect(BigInt(paid[index] ?? 0)).toBe(due.paid[index]);
        for (let units = 0; units < quantity; ) {
          const chosen = Math.min(steps.next().value ?? 1, quantity - units);
          refunded += refundShares([{ paid: paid[index] ?? 0, quantity, refunded: units, chosen }])[0] ?? 0;
          units += chosen;
          expect(refunded).toBeLessThanOrEqual(totals.total);
        }
      }
      expect(refunded).toBe(totals.total);
    }),
    { numRuns: CARTS },
  );
});
