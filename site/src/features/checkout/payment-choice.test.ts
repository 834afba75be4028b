import { expect, test } from 'vitest';
import type { OfferedMethod } from './checkout-facts.ts';
import { choosePayment } from './payment-choice.ts';

const methodOf = (method: string, upTo: number | null = null) => ({ method, upTo }) as OfferedMethod;
const CASH = methodOf('cash_on_delivery', 1_000);
const UPI = methodOf('upi');
const cartOf = (amount: number, ...rates: { isChosen: boolean; takesCashOnDelivery: boolean }[]) =>
  ({ total: { amount, currency: 'INR' }, shippingRates: rates }) as unknown as Parameters<
    typeof choosePayment
  >[2];
const choose = (wanted: string, cart: ReturnType<typeof cartOf>, methods = [CASH, UPI]) => {
  const { refused, ...choice } = choosePayment(methods, wanted, cart);
  return { ...choice, refused: [...refused] };
};

test('the shopper’s choice counts, otherwise the first method', () => {
  expect(choose('upi', cartOf(500)).chosen).toBe('upi');
  expect(choose('', cartOf(500)).chosen).toBe('cash_on_delivery');
  expect(choose('barter', cartOf(500)).chosen).toBe('cash_on_delivery');
  expect(choose('', cartOf(500), []).chosen).toBe('');
});

test('before the total is known, every method can be chosen', () => {
  expect(choose('cash_on_delivery', null)).toEqual({
    ...{ chosen: 'cash_on_delivery', refused: [], isFree: false, isOverLimit: false, takesCash: true },
  });
});

test.each([
  [1_000, 'cash_on_delivery', []],
  [1_001, 'upi', ['cash_on_delivery']],
])('a method takes totals up to its limit: %i', (total, chosen, refused) => {
  expect(choose('cash_on_delivery', cartOf(total))).toMatchObject({ chosen, refused, isOverLimit: false });
});

test('a total above every limit can only be reduced', () => {
  expect(choose('', cartOf(1_001), [CASH])).toMatchObject({ chosen: '', isOverLimit: true, isFree: false });
});

test('a free order needs no method', () => {
  expect(choose('upi', cartOf(0))).toMatchObject({
    ...{ chosen: '', refused: ['cash_on_delivery', 'upi'], isFree: true, isOverLimit: false },
  });
});

test('the chosen rate decides whether cash is taken, and only cash', () => {
  const no = { isChosen: true, takesCashOnDelivery: false };
  const other = { isChosen: false, takesCashOnDelivery: true };
  expect(choose('', cartOf(500, other, no))).toMatchObject({
    ...{ chosen: 'upi', refused: ['cash_on_delivery'], takesCash: false },
  });
  expect(choose('', cartOf(500, { ...other, isChosen: true }, { ...no, isChosen: false })).takesCash).toBe(
    true,
  );
  // The shopper can choose another rate, so this is not about the total.
  expect(choose('', cartOf(500, no), [CASH])).toMatchObject({ chosen: '', isOverLimit: false });
});
