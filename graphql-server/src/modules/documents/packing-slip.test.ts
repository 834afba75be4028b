import { expect, test } from 'vitest';
import type { Order, OrderLine } from '../orders/collection.ts';
import { packingSlipOf } from './packing-slip.ts';

const SELLER = { name: 'Mela', lines: ['1 Own Street'], gstin: '27AAPFU0939F1ZV', timeZone: 'Asia/Kolkata' };
const ADDRESS = {
  ...{ name: 'Asha Rao', line1: '12 MG Road', line2: null, city: 'Bengaluru', region: 'KA' },
  ...{ postalCode: '560001', country: 'IN', phone: null },
};
const line = (fields: Partial<OrderLine>) =>
  ({
    id: '1',
    title: 'Shawl',
    variantTitle: 'Red',
    sku: 'S-1',
    quantity: 3,
    shipped: 0,
    ...fields,
  }) as OrderLine;
const order = (fields: Partial<Order>) =>
  ({
    ...{ number: 1001, placedAt: new Date('2026-12-02T20:00:00Z'), phone: '98220', currency: 'INR' },
    ...{ total: 90_000, paymentMethod: 'cash_on_delivery', paymentStatus: 'PENDING', note: null },
    ...{ shippingAddress: ADDRESS, lines: [line({})], ...fields },
  }) as Order;
const slipOf = (fields: Partial<Order>) => packingSlipOf(order(fields), SELLER);
const facts = (fields: Partial<Order>) =>
  Object.fromEntries(slipOf(fields).facts.map(({ label, text }) => [label, text]));

test('shows the destination, without prices and tax numbers', () => {
  const slip = slipOf({ note: 'Ring twice' });
  expect(slip.parties).toEqual([
    { label: 'From', lines: ['Mela', '1 Own Street'] },
    {
      label: 'Ship to',
      lines: ['Asha Rao', '12 MG Road', 'Bengaluru 560001', 'Karnataka', 'India', '98220'],
    },
  ]);
  expect(slip.rows).toEqual([['Shawl, Red', 'S-1', '3']]);
  expect(slip.totals).toEqual([{ label: 'Items', amount: '3', isTotal: true }]);
  expect(slip.notes).toEqual(['Customer note: Ring twice']);
});

test('has the day in the shop’s time zone, and the amount to collect', () => {
  expect(facts({})).toEqual({ Order: '1001', 'Placed on': '3 December 2026', 'Cash to collect': '₹900' });
  expect(facts({ paymentStatus: 'PAID' })).not.toHaveProperty('Cash to collect');
  expect(facts({ paymentMethod: 'upi' })).not.toHaveProperty('Cash to collect');
});

test('lists the items still to send, and once all are sent, the sent items', () => {
  const lines = [line({ shipped: 1, removed: 1 }), line({ id: '2', title: 'Rug', sku: null, shipped: 3 })];
  expect(slipOf({ lines }).rows).toEqual([['Shawl, Red', 'S-1', '1']]);
  const sent = lines.map((one) => ({ ...one, shipped: 3 - (one.removed ?? 0) }));
  expect(slipOf({ lines: sent }).rows).toEqual([
    ['Shawl, Red', 'S-1', '2'],
    ['Rug, Red', '', '3'],
  ]);
});

test('names the options of a line, and marks pick-up orders', () => {
  const adjustments = [
    { kind: 'SURCHARGE' as const, source: { module: 'm', id: 'gift' }, label: 'Gift wrap', amount: 5_000 },
    { kind: 'DISCOUNT' as const, source: { module: 'm', id: 'sale' }, label: 'Sale', amount: -5_000 },
  ];
  const slip = slipOf({
    lines: [line({ adjustments })],
    shippingRate: { id: 'r', name: 'Pick-up', isPickup: true },
  });
  expect(slip.rows[0]?.[0]).toBe('Shawl, Red, Gift wrap');
  expect(slip.parties[1]?.label).toBe('Picked up by');
});

test('for an erased order has no address', () => {
  expect(slipOf({ shippingAddress: null }).parties[1]?.lines).toEqual(['Customer data erased']);
});
