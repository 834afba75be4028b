import { ObjectId } from 'mongodb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountContext } from './context.ts';
import { hashPassword } from './passwords.ts';
import { signIn } from './sign-in.ts';

const ENTERED = { email: 'meera@mela.example', password: 'indigo-loom-at-dawn', isRemembered: false };
const operator = {
  _id: new ObjectId(),
  email: ENTERED.email,
  passwordHash: await hashPassword(ENTERED.password),
};
/** A function that is called after a correct password. */
const onRight = vi.fn();
const counts: number[] = [];
const set = vi.fn();
const sessions = new Set<string>();
const context = {
  address: '198.51.100.7',
  userAgent: '',
  viewer: { kind: 'anonymous' },
  identities: { forget: () => {} },
  sessionCookie: { assertPrivate: () => {}, set },
  signInFailures: {
    updateOne: async (_: object, change: { $set: { count: { $add?: unknown } } }[]) => {
      counts.push(change[0]?.$set.count.$add ? 1 : -1);
    },
    deleteOne: async () => onRight(),
  },
  sessions: {
    insertOne: async ({ _id }: { _id: string }) => void sessions.add(_id),
    deleteOne: async ({ _id }: { _id: string }) => void sessions.delete(_id),
  },
  operators: {
    findOne: async () => ({ ...operator }),
    findOneAndUpdate: async ({ passwordHash = operator.passwordHash }) =>
      passwordHash === operator.passwordHash ? { ...operator } : null,
  },
} as unknown as AccountContext;

beforeEach(() => {
  counts.splice(0);
  set.mockClear();
  sessions.clear();
});

test('a password that could not be checked does not count as a wrong one', async () => {
  const { passwordHash } = operator;
  operator.passwordHash = passwordHash.replace('m=65536', 'm=1');
  await expect(signIn(context, ENTERED)).rejects.toThrow(RangeError);
  operator.passwordHash = passwordHash;
  expect(counts).toEqual([1, 1, -1, -1]);
});

test('the right password signs in, and creates a session', async () => {
  await signIn(context, ENTERED);
  expect([sessions.size, set.mock.calls.length]).toEqual([1, 1]);
});

test('a password that is changed meanwhile does not sign in, and creates no session', async () => {
  onRight.mockImplementationOnce(() => {
    operator.passwordHash = 'another hash';
  });
  await expect(signIn(context, ENTERED)).rejects.toThrow('The email or password is wrong.');
  expect([sessions.size, set.mock.calls.length]).toEqual([0, 0]);
});
