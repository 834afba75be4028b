import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../toast/Toaster.tsx';
import { OrderPayments } from './OrderPayments.tsx';

const STRAY = {
  ...{ chargeId: 'charge', reason: 'PAID_TWICE', refund: 'FAILED', error: 'Your balance is too low.' },
  amount: { amount: 1_000, currency: 'INR' },
};
const ATTEMPT = {
  ...{ id: 'attempt', method: 'stripe', providerId: null, providerUrl: null, isTest: true, isClosed: true },
  ...{ startedAt: '2026-11-24T10:00:00.000Z', checkedAt: null, failure: null, error: null, events: [] },
};

let stray: object;
/** What the provider makes of the next refund. */
let outcome: object;

beforeEach(() => {
  stray = STRAY;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, request) => {
    const { operationName } = JSON.parse(String(request?.body));
    if (operationName === 'RefundStrayPayment') stray = outcome;
    const order = { id: 'order', payments: [], paymentAttempts: [{ ...ATTEMPT, strays: [stray] }] };
    return Response.json({ data: { orderById: order, checkPayments: order, refundStrayPayment: order } });
  });
});
afterEach(() => vi.restoreAllMocks());

async function press(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  return button;
}

function show(): void {
  render(
    <>
      <OrderPayments order={{ id: 'order', paymentMethod: 'stripe', events: [] }} />
      <Toaster />
    </>,
  );
}

test('a retried refund is announced, and the focus stays at the payment', async () => {
  show();
  outcome = { ...STRAY, error: 'Your balance is still too low.' };
  const button = await press('Refund this payment');
  expect(await screen.findByText('The refund failed. Your balance is still too low.')).toBeTruthy();
  expect(document.activeElement).toBe(button);

  outcome = { ...STRAY, refund: 'DUE', error: null };
  await press('Refund this payment');
  expect(await screen.findByText('It is being refunded.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('listitem')));
});

test('a check is announced', async () => {
  show();
  const button = await press('Check again');
  expect(await screen.findByText('Payments checked')).toBeTruthy();
  expect(document.activeElement).toBe(button);
});
