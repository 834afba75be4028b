import { expect, it } from 'vitest';
import type { OrderEvent } from './events.ts';
import { isShopperEmail } from './order-view.ts';

const corrected = (before: string, after: string): OrderEvent => ({
  id: after,
  kind: 'CONTACT_CHANGED',
  at: new Date(),
  by: 'Editor',
  changes: [
    { field: 'PHONE', before: 'thief@example.com', after: null },
    { field: 'EMAIL', before, after },
  ],
});

it('distinguishes the shopper’s address from one that an operator entered', () => {
  const toThief = corrected('asha@example.com', 'thief@example.com');
  const back = corrected('thief@example.com', 'asha@example.com');
  expect(isShopperEmail({ email: 'asha@example.com', events: [] })).toBe(true);
  expect(isShopperEmail({ email: 'thief@example.com', events: [toThief] })).toBe(false);
  expect(isShopperEmail({ email: 'asha@example.com', events: [toThief, back] })).toBe(true);
  expect(isShopperEmail({ email: 'thief@example.com', events: [toThief, back, toThief] })).toBe(false);
  expect(isShopperEmail({ email: 'ASHA@example.com', events: [toThief] })).toBe(false);
});

it('treats an erased address as nobody’s', () => {
  expect(isShopperEmail({ email: '', events: [] })).toBe(false);
});
