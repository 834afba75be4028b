import { expect, test } from 'vitest';
import { paymentSources, withPaymentSources } from './page-policy.ts';

const OWN = "default-src 'none';connect-src 'self';base-uri 'none'";

test('a shop without payment providers allows no further sources', () => {
  expect(withPaymentSources(OWN, [])).toBe(OWN);
  expect(paymentSources([], 'script-src')).toBe('');
});

test('allows what Stripe needs, and nothing of Razorpay', () => {
  const policy = withPaymentSources(OWN, ['stripe']);
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain(';frame-src https://js.stripe.com ');
  expect(policy).not.toContain('razorpay');
  expect(policy).not.toContain('unsafe-inline');
  expect(paymentSources(['stripe'], 'script-src')).toBe('https://js.stripe.com https://*.js.stripe.com');
});

test('allows what both need', () => {
  const policy = withPaymentSources(OWN, ['stripe', 'razorpay']);
  expect(policy).toContain("connect-src 'self' https://api.stripe.com https://api.razorpay.com");
  expect(policy).toContain(";style-src-attr 'unsafe-inline'");
});
