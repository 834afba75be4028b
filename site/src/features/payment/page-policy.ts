import type { OnlineMethod } from '@mela/rules/selling-terms.ts';

/** The sources that the provider's script needs, by content security policy directive. */
const SOURCES: Readonly<Record<OnlineMethod, Readonly<Record<string, string>>>> = {
  stripe: {
    'script-src': 'https://js.stripe.com https://*.js.stripe.com',
    'connect-src': 'https://api.stripe.com',
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  },
  razorpay: {
    'script-src': 'https://checkout.razorpay.com',
    'connect-src': 'https://api.razorpay.com https://lumberjack.razorpay.com',
    'frame-src': 'https://api.razorpay.com https://checkout.razorpay.com',
    // Razorpay uses style attributes to position its window.
    'style-src-attr': "'unsafe-inline'",
  },
};

/** The policy sources that payment providers need on the page where shoppers pay. */
export function paymentSources(methods: readonly OnlineMethod[], directive: string): string {
  return methods.flatMap((method) => SOURCES[method][directive] ?? []).join(' ');
}

/** Adds the sources of payment providers to the directives. Scripts are added later, with those of the page. */
export function withPaymentSources(directives: string, methods: readonly OnlineMethod[]): string {
  const names = ['connect-src', 'frame-src', 'style-src-attr'];
  return names.reduce((policy, name) => {
    const sources = paymentSources(methods, name);
    if (sources === '') return policy;
    const opened = policy.replace(new RegExp(`(^|;) *${name} [^;]*`), (found) => `${found} ${sources}`);
    return opened === policy ? `${policy};${name} ${sources}` : opened;
  }, directives);
}
