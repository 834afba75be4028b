import { expect, test } from 'vitest';
import { orderInputOf, SAME_ADDRESS } from './order-input.ts';

const LINES = [{ variantId: 'shoe', quantity: 2, price: 50, title: 'Shoe' }];
const TOTAL = { amount: 100, currency: 'INR' };
const addressOf = (of: string, city: string) => ({
  [`${of}.name`]: ' Asha Rao ',
  [`${of}.line1`]: '12 MG Road',
  [`${of}.line2`]: 'Flat 3',
  [`${of}.city`]: city,
  [`${of}.region`]: 'KA',
  [`${of}.postalCode`]: '560001',
  [`${of}.country`]: 'IN',
});
const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: 'Flat 3', city: 'Bengaluru' },
  ...{ region: 'KA', postalCode: '560001', country: 'IN' },
};
const FIELDS = {
  ...{ email: ' asha@example.com ', phone: '98220 12345', paymentMethod: 'upi' },
  ...{ note: ' Ring twice ', gstin: '29abcde 1234f2z5' },
  ...addressOf('shippingAddress', 'Bengaluru'),
};

test('the fields become the input of the order, cleaned', () => {
  const input = orderInputOf({ ...FIELDS, ...addressOf('billingAddress', 'Pune') }, LINES, TOTAL);
  expect(input).toMatchObject({
    lines: [{ variantId: 'shoe', quantity: 2, price: 50 }],
    email: 'asha@example.com',
    shippingAddress: ADDRESS,
    billingAddress: { ...ADDRESS, city: 'Pune' },
    paymentMethod: 'upi',
    note: 'Ring twice',
    gstin: '29ABCDE1234F2Z5',
    total: 100,
    currency: 'INR',
  });
  expect(input.phone).toBe('98220 12345');
  // The page's other facts about a line are not sent.
  expect(input.lines[0]).not.toHaveProperty('title');
});

test('the billing address equals the delivery address while the checkbox says so, whatever the other fields contain', () => {
  const fields = { ...FIELDS, ...addressOf('billingAddress', 'Pune'), [SAME_ADDRESS]: 'on' };
  expect(orderInputOf(fields, LINES, TOTAL).billingAddress).toBeNull();
});

test.each(['phone', 'note', 'gstin'] as const)('an empty or missing %s is omitted', (name) => {
  for (const value of ['', '  ']) {
    expect(orderInputOf({ ...FIELDS, [name]: value }, LINES, TOTAL)[name]).toBeNull();
  }
  const { [name]: _, ...others } = FIELDS;
  expect(orderInputOf(others, LINES, TOTAL)[name]).toBeNull();
});
