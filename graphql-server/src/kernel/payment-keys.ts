import { kernelTexts } from './messages.ts';

/** Keys of a Stripe account; null: not set. */
export interface StripeKeys {
  secretKey: string | null;
  publishableKey: string | null;
  webhookSecret: string | null;
  /** The URL of its API. null: Stripe's own. */
  api: URL | null;
}

/** Keys of a Razorpay account; null: not set. */
export interface RazorpayKeys {
  keyId: string | null;
  keySecret: string | null;
  webhookSecret: string | null;
  /** The URL of its API. null: Razorpay's own. */
  api: URL | null;
}

/** The keys of all payment providers. */
export interface PaymentKeys {
  stripe: StripeKeys;
  razorpay: RazorpayKeys;
}

type Read = (name: string) => string;

/** @param faults collects a sentence for each invalid value. No sentence contains a key. */
export function readPaymentKeys(value: Read, faults: string[]): PaymentKeys {
  return { stripe: readStripeKeys(value, faults), razorpay: readRazorpayKeys(value, faults) };
}

function readStripeKeys(value: Read, faults: string[]): StripeKeys {
  const key = keyReader(value, faults);
  return {
    secretKey: key('STRIPE_SECRET_KEY', /^(sk|rk)_(test|live)_\w+$/, 'begins with sk_test_ or sk_live_'),
    publishableKey: key('STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'begins with pk_test_ or pk_live_'),
    webhookSecret: key('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'begins with whsec_'),
    api: readApi('STRIPE_API', value, faults),
  };
}

function readRazorpayKeys(value: Read, faults: string[]): RazorpayKeys {
  const key = keyReader(value, faults);
  return {
    keyId: key('RAZORPAY_KEY_ID', /^rzp_(test|live)_\w+$/, 'begins with rzp_test_ or rzp_live_'),
    keySecret: key('RAZORPAY_KEY_SECRET', /^\S{8,}$/, 'has 8 characters or more, without spaces'),
    webhookSecret: key('RAZORPAY_WEBHOOK_SECRET', /^\S{8,}$/, 'has 8 characters or more, without spaces'),
    api: readApi('RAZORPAY_API', value, faults),
  };
}

function keyReader(value: Read, faults: string[]) {
  return (name: string, pattern: RegExp, rule: string): string | null => {
    const text = value(name);
    if (text !== '' && !pattern.test(text)) faults.push(kernelTexts.invalidPaymentKey({ name, rule }));
    return text || null;
  };
}

function readApi(name: string, value: Read, faults: string[]): URL | null {
  const text = value(name);
  if (text === '') return null;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) faults.push(kernelTexts.addressWithPath({ name }));
  return isOrigin ? url : null;
}
