import { PAYMENT_METHODS } from '@mela/rules/selling-terms.ts';
import { describe, expect, test } from 'vitest';
import type { PaymentSettings } from './payment-method.ts';
import { offeredMethods, paymentMethod } from './payment-methods.ts';

const ALL: PaymentSettings = {
  takesCashOnDelivery: true,
  cashOnDeliveryUpTo: 500_000,
  upiId: 'mela@okbank',
  bankDetails: 'Mela Retail\nAccount 00112233\nIFSC BANK0001234',
  onlineMethods: ['stripe', 'razorpay'],
};
const NONE: PaymentSettings = {
  takesCashOnDelivery: false,
  cashOnDeliveryUpTo: null,
  upiId: null,
  bankDetails: null,
  onlineMethods: [],
};
const ORDER = { number: '1001', total: 149_950, currency: 'INR' };

function offered(settings: PaymentSettings, total: number, currency = 'INR'): string[] {
  return offeredMethods(settings, { total, currency }).map(({ name }) => name);
}

describe('what can be paid with', () => {
  test.each([
    ['all that the shop has set up', ALL, 149_950, 'INR', PAYMENT_METHODS],
    ['cash up to its limit', ALL, 500_000, 'INR', PAYMENT_METHODS],
    ['no cash above it', ALL, 500_001, 'INR', ['upi', 'bank_transfer', 'stripe', 'razorpay']],
    [
      'any amount of cash where there is no limit',
      { ...ALL, cashOnDeliveryUpTo: null },
      1e11,
      'INR',
      PAYMENT_METHODS,
    ],
    [
      'UPI and Razorpay for rupees alone',
      ALL,
      149_950,
      'EUR',
      ['cash_on_delivery', 'bank_transfer', 'stripe'],
    ],
    ['nothing before anything is set up', NONE, 149_950, 'INR', []],
    ['nothing that moves money where there is none to move', ALL, 0, 'INR', ['cash_on_delivery']],
  ] as const)('is %s', (_, settings, total, currency, names) =>
    expect(offered(settings, total, currency)).toEqual([...names]),
  );

  test('has the names used in orders, and no others', () => {
    for (const name of PAYMENT_METHODS) expect(paymentMethod(name)?.name).toBe(name);
    for (const name of ['', 'cash', 'toString', '__proto__', 'UPI']) expect(paymentMethod(name)).toBeNull();
  });
});

describe('how it is paid', () => {
  const instructions = (name: string, order = ORDER, settings = ALL, shop = 'Mela') =>
    paymentMethod(name)?.instructions(order, settings, shop);

  test('cash on delivery names the amount', () => {
    expect(instructions('cash_on_delivery')).toEqual({
      method: 'cash_on_delivery',
      reference: 'Order 1001',
      upiUri: null,
      qrSvg: null,
      text: 'Pay ₹1,499.50 in cash when it arrives.',
    });
  });

  test('a transfer names the account line by line, and the reference', () => {
    expect(instructions('bank_transfer')?.text).toBe(
      'Transfer ₹1,499.50 to this account:\nMela Retail\nAccount 00112233\nIFSC BANK0001234\nReference: Order 1001',
    );
  });

  test('a UPI link opens an app with all fields filled in', () => {
    expect(instructions('upi')?.upiUri).toBe(
      'upi://pay?pa=mela@okbank&pn=Mela&am=1499.50&cu=INR&tn=Order%201001',
    );
  });

  test.each([
    [1, '0.01'],
    [10, '0.10'],
    [100, '1.00'],
    [149_905, '1499.05'],
    [100_000_000_000, '1000000000.00'],
  ])('%i paise are asked for as %s', (total, am) => {
    expect(instructions('upi', { ...ORDER, total })?.upiUri).toContain(`&am=${am}&`);
  });

  test.each(['Tom & Jerry=10%?', 'रंगोली #1', '"><script>alert(1)</script>', 'a+b c'])(
    'a shop named %s changes nothing but the name',
    (shop) => {
      const { upiUri = '', qrSvg } = instructions('upi', ORDER, ALL, shop) ?? {};
      expect(upiUri).toMatch(/^[\x21-\x7e]+$/);
      expect(upiUri).not.toMatch(/[+"<>#]/);
      const fields = Object.fromEntries(new URL(upiUri ?? '').searchParams);
      expect(fields).toEqual({ pa: 'mela@okbank', pn: shop, am: '1499.50', cu: 'INR', tn: 'Order 1001' });
      expect(qrSvg).not.toContain('script');
    },
  );

  test('its code is an image without style and script', () => {
    const { qrSvg } = instructions('upi') ?? {};
    expect(qrSvg).toMatch(
      /^<svg [^>]*aria-label="QR code for UPI"[^>]*><rect [^<>]*\/><path [^<>]*\/><\/svg>$/,
    );
    expect(qrSvg).not.toMatch(/style|script|href|on\w+=/i);
  });

  test('nothing is invented if the shop has not said whom to pay', () => {
    expect(() => instructions('upi', ORDER, NONE)).toThrow('No UPI ID is set');
    expect(() => instructions('bank_transfer', ORDER, NONE)).toThrow('No bank account');
  });
});
