import { expect, test } from 'vitest';
import type { OrderAnswer, OrderEvent } from './order-answer.ts';
import { eventText, leadText, statusText } from './order-texts.ts';

const money = (amount: number) => ({ amount, currency: 'INR' });
const orderWith = (changes: object) =>
  ({
    ...{ status: 'CONFIRMED', paymentStatus: 'PENDING', paymentMethod: 'cash_on_delivery', events: [] },
    ...{ total: money(150_000), refundOwed: money(0), amountDue: money(150_000), isPartlyShipped: false },
    ...changes,
  }) as unknown as OrderAnswer;
const event = (kind: string, more: object = {}) => ({ kind, ...more }) as unknown as OrderEvent;

test('a partly shipped order says so', () => {
  const order = orderWith({ isPartlyShipped: true });
  expect(statusText(order)).toBe('Partially shipped');
  expect(leadText(order)).toBe('Part of your order is on its way. We will ship the rest soon.');
});

test('a canceled order shows the refund owed, and whether the payment came too late', () => {
  const canceled = { status: 'CANCELED', paymentStatus: 'PAID', refundOwed: money(150_000) };
  expect(leadText(orderWith({ ...canceled, events: [event('PAID'), event('CANCELED')] }))).toBe(
    'This order is canceled. We will refund ₹1,500.',
  );
  expect(leadText(orderWith({ ...canceled, events: [event('CANCELED'), event('PAID_LATE')] }))).toMatch(
    /^We received your payment after the order was canceled\./,
  );
  expect(leadText(orderWith({ status: 'CANCELED' }))).toBe('This order is canceled.');
});

test('an order whose payment was undone is not shown as paid', () => {
  expect(leadText(orderWith({ paymentMethod: 'upi' }))).not.toContain('paid');
  expect(leadText(orderWith({ paymentMethod: 'upi', paymentStatus: 'PAID' }))).toContain(
    'We have received your payment',
  );
});

test('a draft says until when it can be confirmed, and when that is over', () => {
  const draft = { expiresAt: '2026-12-29T06:30:00.000Z', isExpired: false };
  const lead = leadText(orderWith({ status: 'DRAFT', draft }));
  expect(lead).toMatch(/confirm it below by 29 December 2026/);
  expect(leadText(orderWith({ status: 'DRAFT', draft: { ...draft, expiresAt: null } }))).toMatch(/below\.$/);
  expect(leadText(orderWith({ status: 'DRAFT', draft: { ...draft, isExpired: true } }))).toMatch(
    /^The time to confirm this order has passed\. Contact us/,
  );
});

test.each([
  [
    event('SHIPPED', { carrier: 'Delhivery', trackingNumber: 'D 1' }),
    'Shipped by Delhivery, tracking number D 1',
  ],
  [event('SHIPPED'), 'Shipped'],
  [event('TRACKING_CHANGED', { carrier: 'India Post' }), 'New tracking details: India Post'],
  [event('UNDELIVERED'), 'Delivery failed'],
  [event('PAID_BACK', { amount: money(50_000) }), 'Refunded: ₹500'],
  [event('CONTACT_CHANGED'), null],
])('a shopper reads of %j: %s', (happened, text) => {
  expect(eventText(happened)).toBe(text);
});
