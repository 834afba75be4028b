import { ObjectId } from 'mongodb';
import { expect, test, vi } from 'vitest';
import type { AccountContext } from './context.ts';
import { signUp } from './sign-up.ts';

test('an invitation that was replaced creates no account, even if it is just being accepted', async () => {
  const invitation = { _id: new ObjectId(), tokenHash: 'a hash', email: 'a@mela.example', role: 'OWNER' };
  const insertOne = vi.fn();
  const transact = (write: () => unknown) => {
    Object.assign(invitation, { tokenHash: 'another hash', role: 'VIEWER' });
    return write();
  };
  const recorder = { as: () => recorder, because: () => recorder, transact };
  const context = {
    address: '198.51.100.7',
    sessionCookie: { assertPrivate: () => {} },
    recorder,
    operators: { insertOne },
    invitations: {
      findOne: async () => ({ ...invitation, expiresAt: new Date(Date.now() + 60_000) }),
      deleteOne: async ({ tokenHash = invitation.tokenHash }) => ({
        deletedCount: Number(tokenHash === invitation.tokenHash),
      }),
    },
  } as unknown as AccountContext;
  const entered = { email: '', password: 'indigo-loom-at-dawn', invitation: 'a-secret' };
  await expect(signUp(context, entered)).rejects.toThrow('This invitation has expired or was already used');
  expect(insertOne).not.toHaveBeenCalled();
});
