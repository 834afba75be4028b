import { loadScript } from '../load-script.ts';

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  handler: (answer: RazorpayAnswer) => void;
  modal: { ondismiss: () => void };
}

interface RazorpayScript {
  open(): void;
  on(event: 'payment.failed', listener: (answer: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayScript;
  }
}

/** How Razorpay's window was closed. */
type RazorpayOutcome =
  | { kind: 'PAID'; proof: { paymentId: string; signature: string } }
  /** The shopper closed the window. `failure` is the reason why a payment failed before that, or null. */
  | { kind: 'CLOSED'; failure: string | null };

/** Opens Razorpay's window over the page. @throws Error if its script does not load */
export async function openRazorpay(
  options: Omit<RazorpayOptions, 'handler' | 'modal'>,
): Promise<RazorpayOutcome> {
  await loadScript(SCRIPT);
  const { promise, resolve } = Promise.withResolvers<RazorpayOutcome>();
  if (!window.Razorpay) throw new Error('Razorpay did not load.');
  let failure: string | null = null;
  const razorpay = new window.Razorpay({
    ...options,
    handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
      resolve({ kind: 'PAID', proof: { paymentId, signature } }),
    modal: { ondismiss: () => resolve({ kind: 'CLOSED', failure }) },
  });
  razorpay.on('payment.failed', ({ error }) => {
    failure = error?.description ?? null;
  });
  razorpay.open();
  return promise;
}
