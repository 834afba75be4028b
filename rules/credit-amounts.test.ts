import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedParts, creditedTaxes, partsOf } from './credit-amounts.ts';
import { orderTotals } from './order-totals.ts';
import { type TaxAmount, taxKindsOf } from './taxes.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('any refunds of a whole order credit exactly its taxes, CGST and SGST equally', () => {
  const anyLine = fc.record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    taxRate: fc.constantFrom(0, 0.25, 5, 12, 18, 28),
  });
  const anyCase = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    pricesIncludeTax: fc.boolean(),
    region: fc.constantFrom('MH', 'KA'),
    steps: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyCase, ({ lines, region, steps, ...setting }) => {
      const terms = {
        currency: 'INR',
        shippingPercent: 5,
        freeShippingFrom: null,
        taxRegion: 'MH',
        ...setting,
      };
      const place = { country: 'IN', region };
      const order = orderTotals(lines, terms, place);
      const [parts, kinds] = [partsOf(order), taxKindsOf(place, terms)];
      expect(sum(parts.map(({ paid }) => paid))).toBe(order.total);
      let before = parts.map(() => 0);
      const credited: TaxAmount[] = [];
      for (const step of [...steps, Number.MAX_SAFE_INTEGER]) {
        const amount = Math.min(step, order.total - sum(before));
        const now = creditedParts(amount, parts, [], before);
        expect(sum(now)).toBe(amount);
        const taxes = creditedTaxes(parts, kinds, { before, now });
        for (const tax of taxes.filter(({ kind }) => kind === 'CGST'))
          expect(taxes).toContainEqual({ ...tax, kind: 'SGST' });
        credited.push(...taxes);
        before = before.map((one, index) => one + (now[index] ?? 0));
      }
      for (const tax of order.taxes) {
        const own = credited.filter(({ kind, rate }) => kind === tax.kind && rate === tax.rate);
        expect(sum(own.map(({ amount }) => amount))).toBe(tax.amount);
        expect(sum(own.map(({ taxable }) => taxable))).toBe(tax.taxable);
      }
      expect(sum(credited.map(({ amount }) => amount))).toBe(order.tax);
    }),
    { numRuns: 1_000 },
  );
});

test('units and shipping are credited at their own rates, and a further amount at the rates of the rest', () => {
  const parts = [
    { paid: 11_800, byRate: [{ rate: 18, paid: 11_800 }] },
    { paid: 10_500, byRate: [{ rate: 5, paid: 10_500 }] },
  ];
  expect(creditedParts(11_800, parts, [11_800, 0], [])).toEqual([11_800, 0]);
  expect(creditedParts(5_900, parts, [11_800, 0], [])).toEqual([5_900, 0]);
  expect(creditedParts(12_000, parts, [11_800, 0], [])).toEqual([11_800, 200]);
  expect(creditedParts(1_000, parts, [], [11_800, 9_500])).toEqual([0, 1_000]);
  expect(creditedTaxes(parts, ['IGST'], { before: [0, 0], now: [11_800, 0] })).toEqual([
    { kind: 'IGST', rate: 18, taxable: 10_000, amount: 1_800 },
  ]);
});
