import { expect, test } from 'vitest';
import { freeShippingProgress } from './FreeShipping.tsx';

const rupees = (amount: number) => ({ amount, currency: 'INR' });
const MORE = 'Add ₹600 more for free shipping';

test.each([
  ['no such offer', 400_00, null, null, null],
  ['an offer from nothing', 400_00, 0, null, null],
  ['an empty cart', 0, 1000_00, null, ['Add ₹1,000 more for free shipping', 0]],
  ['some of it', 400_00, 1000_00, null, [MORE, 0.4]],
  ['some of it, as the server says', 400_00, 1000_00, 50_00, [MORE, 0.4]],
  ['all of it', 1000_00, 1000_00, null, ['You get free shipping', 1]],
  [
    'less, where the server sends it for nothing all the same',
    400_00,
    1000_00,
    0,
    ['You get free shipping', 1],
  ],
  ['all of it, where it is not free for where it goes', 1000_00, 1000_00, 50_00, null],
])('of %s', (_, subtotal, from, shipping, expected) => {
  const progress = freeShippingProgress(
    rupees(subtotal),
    from === null ? null : rupees(from),
    shipping === null ? null : rupees(shipping),
  );
  expect(progress && [progress.text, progress.share]).toEqual(expected);
});
