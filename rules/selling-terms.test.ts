import { expect, test } from 'vitest';
import { PAYMENT_METHODS } from './selling-terms.ts';

test('orders that are stored name these ways to pay', () => {
  expect(PAYMENT_METHODS.join()).toBe('cash_on_delivery,upi,bank_transfer');
});
