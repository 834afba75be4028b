import { describe, expect, test } from 'vitest';
import { orderTotals, type PricedLine, type TotalTerms } from './order-totals.ts';
import { paidForLines, paidForShipping } from './refund-shares.ts';
import { taxesOfRate, taxKindsOf } from './taxes.ts';

const TERMS: TotalTerms = { currency: 'INR', shippingPercent: 0, freeShippingFrom: null, taxRegion: 'MH' };
const WITHOUT_TAX = { ...TERMS, pricesIncludeTax: false };
const HOME = { country: 'IN', region: 'MH' };
const KARNATAKA = { country: 'IN', region: 'KA' };
const line = (price: number, quantity: number, taxRate: number, off = 0): PricedLine => ({
  ...{ price, quantity, taxRate },
  ...(off > 0 && {
    adjustments: [{ kind: 'DISCOUNT', source: { module: 'm', id: 'd' }, label: 'D', amount: -off }],
  }),
});

describe('prices without tax', () => {
  test.each([
    ['38.23 × 10 less 6.2 % at 20 %', [line(3_823, 10, 20, 2_370)], 35_860, 7_172],
    ['366.06 × 25 less 10 % at 20 %', [line(36_606, 25, 20, 91_515)], 823_635, 164_727],
    ['two rates', [line(10_000, 1, 18, 1_000), line(10_000, 1, 5, 1_000)], 18_000, 2_070],
    ['one paisa at 18 %', [line(1, 1, 18)], 1, 0],
    ['three paise at 18 %', [line(1, 3, 18)], 3, 1],
  ])('tax is added to %s', (_, lines, subtotal, tax) => {
    const totals = orderTotals(lines, WITHOUT_TAX, KARNATAKA);
    expect(totals).toMatchObject({ subtotal, tax, isTaxAdded: true, total: subtotal + tax });
    expect(paidForLines(totals).reduce((sum, paid) => sum + paid, 0)).toBe(totals.total);
  });

  test('have equal CGST and SGST, each rounded separately', () => {
    const { taxes, total } = orderTotals([line(1_003, 1, 5)], WITHOUT_TAX, HOME);
    expect(taxes).toEqual([
      { kind: 'CGST', rate: 2.5, taxable: 1_003, amount: 25 },
      { kind: 'SGST', rate: 2.5, taxable: 1_003, amount: 25 },
    ]);
    expect(total).toBe(1_053);
  });

  test('also tax shipping, and refund it with its tax', () => {
    const totals = orderTotals([line(100_000, 1, 18)], { ...WITHOUT_TAX, shippingPercent: 10 }, KARNATAKA);
    expect(totals).toMatchObject({ shipping: 10_000, shippingTax: 1_800, tax: 19_800, total: 129_800 });
    expect(paidForShipping(totals)).toBe(11_800);
  });

  test('have no tax on exports and exempt goods', () => {
    expect(orderTotals([line(500, 2, 18)], WITHOUT_TAX, { country: 'GB', region: null }).total).toBe(1_000);
    expect(orderTotals([line(500, 2, 0)], WITHOUT_TAX, HOME)).toMatchObject({ total: 1_000, taxes: [] });
  });
});

test('are recorded in an order only if tax is added', () => {
  expect(orderTotals([line(500, 2, 18)], TERMS, HOME)).not.toHaveProperty('isTaxAdded');
  expect(orderTotals([line(500, 2, 18)], { ...TERMS, pricesIncludeTax: true }, HOME)).not.toHaveProperty(
    'isTaxAdded',
  );
});

test('a rate of zero is no tax', () => {
  expect(taxesOfRate({ rate: 0, value: 1_000 }, taxKindsOf(HOME, TERMS))).toEqual([]);
});
