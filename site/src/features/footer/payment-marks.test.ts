import { expect, test } from 'vitest';
import { paymentMarks } from './payment-marks.ts';

test('each way to pay is named once, in the order of the methods', () => {
  expect(paymentMarks(['upi', 'stripe', 'razorpay'])).toEqual([
    'UPI',
    'Visa',
    'Mastercard',
    'RuPay',
    'Net banking',
  ]);
  expect(paymentMarks(['bank_transfer', 'cash_on_delivery'])).toEqual(['Bank transfer', 'Cash on delivery']);
  expect(paymentMarks([])).toEqual([]);
});
