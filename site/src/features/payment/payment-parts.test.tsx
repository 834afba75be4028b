// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderPaymentProps } from './payment-part.ts';
import { RazorpayPayment } from './razorpay/RazorpayPayment.tsx';
import type { openRazorpay } from './razorpay/razorpay-script.ts';
import { StripePayment } from './stripe/StripePayment.tsx';
import type { openStripeForm } from './stripe/stripe-script.ts';

const { openForm, openWindow } = vi.hoisted(() => ({
  openForm: vi.fn<typeof openStripeForm>(),
  openWindow: vi.fn<typeof openRazorpay>(),
}));
vi.mock('./stripe/stripe-script.ts', () => ({ openStripeForm: openForm }));
vi.mock('./razorpay/razorpay-script.ts', () => ({ openRazorpay: openWindow }));

const PAID = { data: { confirmPayment: { paymentStatus: 'PAID' } } };
const ORDER = {
  ...{
    number: '1001',
    amountDue: { amount: 150_000, currency: 'INR' },
    email: 'asha@example.com',
    phone: null,
  },
  shippingAddress: { name: 'Asha Rao' },
  payment: { method: 'stripe', reference: 'pi_1', clientSecret: 'pi_1_secret', publicKey: 'pk_test_1' },
};

let root: Root;
let page: HTMLElement;
let asked: { variables: object }[];
let answer: object;
const reload = vi.fn(async () => {});
const alert = () => page.querySelector('[role=alert]')?.textContent;
const button = () => page.querySelector('button') as HTMLButtonElement;
const pay = vi.fn<() => Promise<string | null>>();

const props = (payment: object = {}) =>
  ({
    token: 't',
    reload,
    order: { ...ORDER, payment: { ...ORDER.payment, ...payment } },
  }) as unknown as OrderPaymentProps;

async function show(part: React.ReactNode): Promise<void> {
  await act(async () => root.render(part));
}
async function press(): Promise<void> {
  await act(async () => button().click());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify(answer));
  });
  asked = [];
  answer = PAID;
  reload.mockClear();
  pay.mockReset();
  openWindow.mockReset();
  openForm.mockReset();
  openForm.mockResolvedValue({
    form: { mount: () => {}, unmount: () => {}, on: (event, ready) => void (event === 'ready' && ready()) },
    pay,
  });
  history.replaceState(null, '', '/order/t');
  page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
});
afterEach(() => act(() => root.unmount()));

describe('Stripe', () => {
  test('pays once, however often the button is pressed, and reloads the order', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    pay.mockReturnValue(promise);
    await show(<StripePayment {...props()} />);
    expect(openForm).toHaveBeenCalledWith('pk_test_1', 'pi_1_secret');
    expect(button().textContent).toBe('Pay ₹1,500');
    await press();
    await press();
    await act(async () => resolve(null));
    expect(pay).toHaveBeenCalledOnce();
    expect(asked).toMatchObject([{ variables: { token: 't', proof: null } }]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('says why a card was declined, and allows another attempt', async () => {
    pay.mockResolvedValueOnce('Your card was declined.').mockResolvedValueOnce(null);
    await show(<StripePayment {...props()} />);
    await press();
    expect(alert()).toBe('Your card was declined.');
    expect(asked).toEqual([]);
    await press();
    expect(asked).toHaveLength(1);
  });

  test('checks the payment when the shopper returns from the bank, once', async () => {
    history.replaceState(null, '', '/order/t?payment_intent=pi_1&redirect_status=succeeded');
    await show(<StripePayment {...props()} />);
    expect(location.search).toBe('');
    expect(asked).toHaveLength(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('reports that the bank refused', async () => {
    history.replaceState(null, '', '/order/t?redirect_status=failed');
    await show(<StripePayment {...props()} />);
    expect(alert()).toContain('was not completed');
    expect(asked).toEqual([]);
  });

  test('offers a retry if its form does not load, or Stripe does not answer the shop', async () => {
    openForm.mockRejectedValue(new Error('blocked'));
    await show(<StripePayment {...props()} />);
    expect(alert()).toContain('did not load');
    await show(<StripePayment {...props({ clientSecret: null, publicKey: null })} />);
    await press();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('a payment that is still being confirmed is not a failure', async () => {
    answer = { data: { confirmPayment: { paymentStatus: 'PENDING' } } };
    pay.mockResolvedValue(null);
    await show(<StripePayment {...props()} />);
    await press();
    expect(alert()).toContain('We are confirming your payment');
  });
});

describe('Razorpay', () => {
  test('opens its window for the order, and returns its proof', async () => {
    const proof = { paymentId: 'pay_1', signature: 'ab' };
    openWindow.mockResolvedValue({ kind: 'PAID', proof });
    await show(<RazorpayPayment {...props({ method: 'razorpay', reference: 'order_1' })} />);
    expect(openWindow).not.toHaveBeenCalled();
    await press();
    expect(openWindow).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'pk_test_1', order_id: 'order_1', amount: 150_000, currency: 'INR' }),
    );
    expect(asked).toMatchObject([{ variables: { token: 't', proof } }]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['why the last try failed', 'Your bank declined the payment.', 'Your bank declined the payment.'],
    ['that nothing was paid', null, 'The payment was not completed. You can try again.'],
  ])('says %s when its window is closed', async (_, failure, said) => {
    openWindow.mockResolvedValue({ kind: 'CLOSED', failure });
    await show(<RazorpayPayment {...props()} />);
    await press();
    expect(alert()).toBe(said);
    expect(asked).toEqual([]);
  });
});
