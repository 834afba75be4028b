import { beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../errors.ts';
import type { AccountContext } from './context.ts';
import { signIn } from './sign-in.ts';

vi.mock('./passwords.ts', () => ({
  isPassword: async () => {
    throw new UserError('UNAVAILABLE', 'Too many are signing in at the moment.');
  },
}));

const counts: number[] = [];
const updateOne = vi.fn(async (_: object, change: { $set: { count: { $add?: unknown } } }[]) => {
  counts.push(change[0]?.$set.count.$add ? 1 : -1);
});
const context = {
  address: '198.51.100.7',
  sessionCookie: { assertPrivate: () => {} },
  signInFailures: { updateOne },
  operators: { findOne: async () => null },
} as unknown as AccountContext;

beforeEach(() => void counts.splice(0));

test('a password that nobody had time to look at does not count as a wrong one', async () => {
  const entered = { email: 'meera@mela.example', password: 'indigo-loom-at-dawn', isRemembered: false };
  await expect(signIn(context, entered)).rejects.toThrow('Too many are signing in');
  expect(counts).toEqual([1, 1, -1, -1]);
});
