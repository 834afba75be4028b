import { expect, test } from 'vitest';
import type { DeliveryAnswer } from './delivery-answer.ts';
import { deliveryLines } from './delivery-answer.ts';

const ARRIVAL = { from: '2026-12-02', until: '2026-12-05' };
const ARRIVES = 'Arrives between Wed, 2 December and Sat, 5 December';
const rateOf = (amount: number, takesCashOnDelivery = true, isPickup = false) => ({
  ...{ price: { amount, currency: 'INR' }, takesCashOnDelivery, isPickup },
});
const PICKUP = rateOf(0, true, true);

test.each<[string, Partial<DeliveryAnswer>, string[]]>([
  ['no rates', { rates: [] }, ['We do not deliver to 400001.']],
  ['one', { rates: [rateOf(50_00)] }, [ARRIVES, 'Shipping ₹50', 'Cash on delivery available']],
  [
    'many, not in order',
    { rates: [rateOf(90_00), rateOf(49_50)] },
    [ARRIVES, 'Shipping from ₹49.50', 'Cash on delivery available'],
  ],
  [
    'a free one',
    { rates: [rateOf(90_00), rateOf(0)] },
    [ARRIVES, 'Free shipping', 'Cash on delivery available'],
  ],
  ['no dates', { rates: [rateOf(0)], arrival: null }, ['Free shipping', 'Cash on delivery available']],
  [
    'no cash in this shop',
    { rates: [rateOf(0)], takesCashOnDelivery: false },
    [ARRIVES, 'Free shipping', 'No cash on delivery'],
  ],
  [
    'cash on pick-up only',
    { rates: [rateOf(50_00, false), PICKUP] },
    [ARRIVES, 'Shipping ₹50', 'No cash on delivery', 'Or collect your order: Free'],
  ],
  [
    'pick-up only',
    { rates: [PICKUP] },
    [
      'We do not deliver to 400001, but you can collect your order: Free',
      'You can pay in cash when you collect it',
    ],
  ],
])('%s', (_, answer, lines) => {
  const delivery = { takesCashOnDelivery: true, arrival: ARRIVAL, rates: [], ...answer };
  expect(deliveryLines(delivery as DeliveryAnswer, '400001')).toEqual(lines);
});
