import { afterEach, expect, test, vi } from 'vitest';
import { confirmPayment, UNDER_WAY } from './confirm-payment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (body: object) => {
  const fetch = vi.fn(async (_address: string, _options: { body: string }) => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.map(([, { body: sent }]) => JSON.parse(sent).variables);
};
const paid = (paymentStatus: string) => ({ data: { confirmPayment: { paymentStatus } } });
const refuse = (code: string) => ({ errors: [{ message: 'The signature is wrong.', extensions: { code } }] });

test('a paid order is confirmed, with the proof of the payment', async () => {
  const sent = answerWith(paid('PAID'));
  expect(await confirmPayment('t0k', { paymentId: 'p', signature: 's' })).toBeNull();
  expect(await confirmPayment('t0k')).toBeNull();
  expect(sent()).toEqual([
    { token: 't0k', proof: { paymentId: 'p', signature: 's' } },
    { token: 't0k', proof: null },
  ]);
});

test('a payment that the provider has not reported is under way', async () => {
  answerWith(paid('PENDING'));
  expect(await confirmPayment('t0k')).toBe(UNDER_WAY);
});

test('a wrong proof is reported', async () => {
  answerWith(refuse('BAD_USER_INPUT'));
  expect(await confirmPayment('t0k')).toBe('The signature is wrong.');
});

test('other failures do not say that the money is lost', async () => {
  answerWith(refuse('UNAVAILABLE'));
  expect(await confirmPayment('t0k')).toBe(UNDER_WAY);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await confirmPayment('t0k')).toBe(UNDER_WAY);
});
