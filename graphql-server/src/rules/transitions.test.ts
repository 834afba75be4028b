import { describe, expect, test } from 'vitest';
import { hasLatePayment, type OrderAction, type OrderState, obstacleTo } from './transitions.ts';

const STATES: Record<string, OrderState> = {
  'waits for its payment': state('AWAITING_PAYMENT'),
  'is to be shipped, paid in cash': state('CONFIRMED'),
  'is to be shipped, and paid': state('CONFIRMED', 'PAID'),
  'is shipped in part': { ...state('CONFIRMED'), shippedCount: 1 },
  'is shipped': { ...state('SHIPPED'), shippedCount: 3 },
  'has arrived': { ...state('DELIVERED', 'PAID'), shippedCount: 3 },
  'is canceled': state('CANCELED'),
  'is canceled, and paid': state('CANCELED', 'PAID'),
  'is canceled, and paid back': state('CANCELED', 'REFUNDED'),
  'is erased': { ...state('CANCELED'), isErased: true },
};

const POSSIBLE: Record<OrderAction, (keyof typeof STATES)[]> = {
  cancelByShopper: ['waits for its payment', 'is to be shipped, paid in cash'],
  cancel: ['waits for its payment', 'is to be shipped, paid in cash', 'is to be shipped, and paid'],
  fulfil: ['is to be shipped, paid in cash', 'is to be shipped, and paid', 'is shipped in part'],
  deliver: ['is shipped'],
  pay: [
    'waits for its payment',
    'is to be shipped, paid in cash',
    'is shipped in part',
    'is shipped',
    'is canceled',
    'is erased',
  ],
  resolveLatePayment: ['is canceled, and paid'],
  erase: ['has arrived', 'is canceled', 'is canceled, and paid back'],
  expire: ['waits for its payment'],
};

function state(
  status: OrderState['status'],
  paymentStatus: OrderState['paymentStatus'] = 'PENDING',
): OrderState {
  return { status, paymentStatus, shippedCount: 0, isErased: false };
}

describe.each(Object.keys(POSSIBLE) as OrderAction[])('%s', (action) => {
  test.each(Object.entries(STATES))('of an order that %s', (name, order) => {
    const obstacle = obstacleTo(action, order);
    expect(obstacle === false).toBe(POSSIBLE[action].includes(name));
    if (obstacle) expect(obstacle).toMatch(/^[A-Z][^.]*$/);
  });
});

test.each<[OrderAction, keyof typeof STATES, string]>([
  ['cancelByShopper', 'is canceled', 'This order is canceled already'],
  ['cancelByShopper', 'is to be shipped, and paid', 'This order is paid: ask the shop to cancel it'],
  ['cancel', 'is shipped in part', 'A part of this order is shipped already'],
  ['cancel', 'is shipped', 'This order is shipped already'],
  ['cancel', 'has arrived', 'This order is shipped already'],
  ['fulfil', 'waits for its payment', 'This order is not paid yet'],
  ['fulfil', 'is canceled', 'This order is canceled'],
  ['fulfil', 'is shipped', 'All of this order is shipped already'],
  ['deliver', 'has arrived', 'This order has arrived already'],
  ['deliver', 'is shipped in part', 'Not all of this order is shipped yet'],
  ['pay', 'is to be shipped, and paid', 'This order is paid already'],
  ['resolveLatePayment', 'is canceled', 'This order has no payment that something must become of'],
  ['erase', 'is erased', 'The details of this order are erased already'],
  ['erase', 'is canceled, and paid', 'Say first what becomes of the payment of this order'],
  ['erase', 'is shipped', 'This order is not over yet'],
  ['expire', 'is canceled', 'This order waits for no payment'],
])('what stands in the way of %s, of an order that %s, is said: %s', (action, name, reason) => {
  expect(obstacleTo(action, STATES[name] as OrderState)).toBe(reason);
});

test('a payment that is here though its order is off waits for a word of the shop', () => {
  const waiting = Object.entries(STATES).filter(([, order]) => hasLatePayment(order));
  expect(waiting.map(([name]) => name)).toEqual(['is canceled, and paid']);
});
