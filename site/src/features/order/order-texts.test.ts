import { expect, test } from 'vitest';
import type { OrderAnswer, OrderEvent } from './order-answer.ts';
import { eventText, leadText, statusText } from './order-texts.ts';

const money = (amount: number) => ({ amount, currency: 'INR' });
const orderWith = (changes: object) =>
  ({
    ...{ status: 'CONFIRMED', paymentStatus: 'PENDING', paymentMethod: 'cash_on_delivery', events: [] },
    ...{ total: money(150_000), refundOwed: money(0), isPartlyShipped: false },
    ...changes,
  }) as unknown as OrderAnswer;
const event = (kind: string, more: object = {}) => ({ kind, ...more }) as unknown as OrderEvent;

test('a partly shipped order says so', () => {
  const order = orderWith({ isPartlyShipped: true });
  expect(statusText(order)).toBe('Partly shipped');
  expect(leadText(order)).toBe('A part of your order is on its way. We will send the rest soon.');
});

test('a canceled order says what the shop owes, and whether the payment came too late', () => {
  const canceled = { status: 'CANCELED', paymentStatus: 'PAID', refundOwed: money(150_000) };
  expect(leadText(orderWith({ ...canceled, events: [event('PAID'), event('CANCELED')] }))).toBe(
    'This order is canceled. The shop owes you a refund of ₹1,500.',
  );
  expect(leadText(orderWith({ ...canceled, events: [event('CANCELED'), event('PAID_LATE')] }))).toMatch(
    /^Your payment came after the order was canceled\./,
  );
  expect(leadText(orderWith({ status: 'CANCELED' }))).toBe('This order is canceled. Nothing of it is sent.');
});

test('an order whose payment was a mistake is not said to be paid', () => {
  expect(leadText(orderWith({ paymentMethod: 'upi' }))).not.toContain('paid');
  expect(leadText(orderWith({ paymentMethod: 'upi', paymentStatus: 'PAID' }))).toContain('It is paid');
});

test.each([
  [
    event('SHIPPED', { carrier: 'Delhivery', trackingNumber: 'D 1' }),
    'Shipped by Delhivery, tracking number D 1',
  ],
  [event('SHIPPED'), 'Shipped'],
  [event('TRACKING_CHANGED', { carrier: 'India Post' }), 'New tracking details: India Post'],
  [event('UNDELIVERED'), 'Parcel could not be delivered'],
  [event('PAID_BACK', { amount: money(50_000) }), 'Refunded: ₹500'],
  [event('CONTACT_CHANGED'), null],
])('a shopper reads of %j: %s', (happened, text) => {
  expect(eventText(happened)).toBe(text);
});
