import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './selling-terms.ts';

test('stored orders have these payment methods', () => {
  expect(PAYMENT_METHODS.join()).toBe('cash_on_delivery,upi,bank_transfer,stripe,razorpay');
});
