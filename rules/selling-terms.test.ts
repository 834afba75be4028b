import { expect, test } from 'vitest';
import { isOnlineMethod, PAYMENT_METHODS } from './selling-terms.ts';

test('stored orders have these payment methods', () => {
  expect(PAYMENT_METHODS.join()).toBe('cash_on_delivery,upi,bank_transfer,stripe,razorpay');
});

test('shoppers pay online by the methods of payment providers only', () => {
  expect(PAYMENT_METHODS.filter(isOnlineMethod)).toEqual(['stripe', 'razorpay']);
  expect(['', 'none', 'Stripe', 'toString'].some(isOnlineMethod)).toBe(false);
});
