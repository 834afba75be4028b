import { expect, test, vi } from 'vitest';
import { GraphqlError } from '../cart/post-graphql.ts';
import type { Attempt } from './attempt.ts';
import { orderInputOf } from './order-input.ts';
import { settleAttempt } from './settle-attempt.ts';

const ATTEMPT: Attempt = {
  key: 'k',
  input: orderInputOf({}, [], { amount: 0, currency: 'INR' }),
  cart: [],
  at: 0,
  isOpen: true,
};

type Answer = string | Error;
const refusal = (code: string, more = {}, retryAfter: number | null = null) =>
  new GraphqlError(`said ${code}`, { code, ...more }, retryAfter);
const LOST = new TypeError('Failed to fetch');

/** The outcome for these responses in order, with the reasons for waiting. */
async function settle(answers: Answer[], isOnline = true) {
  const send = vi.fn<(attempt: Attempt) => Promise<string>>();
  for (const answer of answers) {
    if (typeof answer === 'string') send.mockResolvedValueOnce(answer);
    else send.mockRejectedValueOnce(answer);
  }
  const waits: string[] = [];
  const outcome = await settleAttempt(ATTEMPT, {
    send,
    wait: async ({ reason, seconds }) => void waits.push(`${reason} ${seconds}`),
    isOnline: () => isOnline,
  });
  expect(send.mock.calls).toEqual(answers.map(() => [ATTEMPT]));
  return { outcome, waits };
}

test('a placed order has its token', async () => {
  expect(await settle(['token'])).toEqual({ outcome: { kind: 'placed', token: 'token' }, waits: [] });
});

test('a lost response is requested again with the same key and input, after growing delays', async () => {
  const { outcome, waits } = await settle([LOST, LOST, LOST, LOST, LOST, LOST, 'token']);
  expect(outcome).toEqual({ kind: 'placed', token: 'token' });
  expect(waits).toEqual(['lost 2', 'lost 4', 'lost 8', 'lost 16', 'lost 30', 'lost 30']);
});

test('without a network it waits for the network', async () => {
  expect((await settle([LOST, 'token'], false)).waits).toEqual(['offline 2']);
});

test('a busy server is asked again when it says so', async () => {
  const { outcome, waits } = await settle([refusal('UNAVAILABLE', {}, 5), refusal('UNAVAILABLE'), 'token']);
  expect(outcome).toEqual({ kind: 'placed', token: 'token' });
  expect(waits).toEqual(['busy 5', 'busy 4']);
});

test('a key that was used for another order is reported as such, and not as a refusal of this one', async () => {
  const used = refusal('CONFLICT', { fieldErrors: { idempotencyKey: 'used' } });
  expect((await settle([used])).outcome).toEqual({ kind: 'key-used' });
});

test('a long wait is reported, and the attempt stays open', async () => {
  const { outcome } = await settle([refusal('UNAVAILABLE', {}, 600)]);
  expect(outcome).toEqual({ kind: 'unavailable', message: 'said UNAVAILABLE', seconds: 600 });
});

test('an internal error is retried three times, and the attempt stays open', async () => {
  const fault = refusal('INTERNAL_SERVER_ERROR');
  const { outcome, waits } = await settle([fault, fault, fault]);
  expect(outcome).toEqual({ kind: 'unavailable', message: 'said INTERNAL_SERVER_ERROR', seconds: null });
  expect(waits).toHaveLength(2);
});

test('changes are reported with the current cart', async () => {
  const cart = { lines: [] };
  const { outcome } = await settle([refusal('CONFLICT', { cart })]);
  expect(outcome).toEqual({ kind: 'changed', cart });
});

test.for(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'TOO_EXPENSIVE', 'PAYLOAD_TOO_LARGE', 'CONFLICT'])(
  '%s says that nothing was placed',
  async (code) => {
    const { outcome, waits } = await settle([refusal(code)]);
    expect(outcome).toEqual({ kind: 'refused', message: `said ${code}`, fieldErrors: {} });
    expect(waits).toEqual([]);
  },
);

test('an error with a cart that is not a conflict is not a change of the cart', async () => {
  const { outcome } = await settle([refusal('FORBIDDEN', { cart: {} })]);
  expect(outcome.kind).toBe('refused');
});

test('a busy server is asked as long as it is busy, for half a minute at most', async () => {
  const busy = refusal('UNAVAILABLE', {}, 30);
  const { outcome, waits } = await settle([busy, busy, busy, busy, 'token']);
  expect(outcome).toEqual({ kind: 'placed', token: 'token' });
  expect(waits).toEqual(['busy 30', 'busy 30', 'busy 30', 'busy 30']);
  expect((await settle([refusal('UNAVAILABLE', {}, 31)])).outcome).toMatchObject({ seconds: 31 });
});

test('validation errors are reported by field', async () => {
  const fieldErrors = { 'shippingAddress.postalCode': 'wrong' };
  const { outcome } = await settle([refusal('BAD_USER_INPUT', { fieldErrors })]);
  expect(outcome).toEqual({ kind: 'refused', message: 'said BAD_USER_INPUT', fieldErrors });
});
