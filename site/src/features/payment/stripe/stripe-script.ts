import * as paymentText from '#messages/payment.ts';
import { loadScript } from '../load-script.ts';

const SCRIPT = 'https://js.stripe.com/v3/';

/** The part of Stripe.js that we use. */
interface StripeForm {
  mount(place: HTMLElement): void;
  unmount(): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
}

interface StripeElements {
  create(kind: 'payment'): StripeForm;
}

interface StripeScript {
  elements(options: { clientSecret: string; appearance: { theme: 'stripe' | 'night' } }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }): Promise<{ error?: { message?: string } }>;
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => StripeScript;
  }
}

/** Stripe's form for one payment. */
export interface StripePaymentForm {
  form: StripeForm;
  /** Pays with the entered details. The browser may leave for the bank's page. @returns why it failed, or null */
  pay(): Promise<string | null>;
}

const DECLINED = paymentText.cardFailed;

/**
 * Opens Stripe's form.
 * @throws Error if Stripe's script does not load
 */
export async function openStripeForm(publicKey: string, clientSecret: string): Promise<StripePaymentForm> {
  await loadScript(SCRIPT);
  if (!window.Stripe) throw new Error('Stripe did not load.');
  const stripe = window.Stripe(publicKey);
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe';
  const elements = stripe.elements({ clientSecret, appearance: { theme } });
  const confirmParams = { return_url: `${location.origin}${location.pathname}` };
  return {
    form: elements.create('payment'),
    pay: async () => {
      const { error } = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      return error ? (error.message ?? DECLINED) : null;
    },
  };
}
