import { UserError } from '../errors.ts';
import type { Invitation, Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { addOperator, assertAccount, normaliseEmail } from './operators.ts';
import { hashSecret } from './secrets.ts';
import { letIn } from './sign-in.ts';

const CLOSED = 'There are accounts already: ask an owner of the shop for an invitation.';
const INVALID = 'This invitation is not valid any more: ask for another one.';

export interface SignUp {
  email: string;
  password: string;
  /** The secret of an invitation; without one only the first account can be made, by whoever may do everything. */
  invitation?: string | null | undefined;
}

/** Makes an account and signs in with it. @throws UserError when a field will not do, or nobody is invited */
export async function signUp(
  context: AccountContext,
  { invitation: secret, ...entered }: SignUp,
): Promise<Operator> {
  context.sessionCookie.assertPrivate();
  const invitation = secret == null ? null : await findInvitation(context, secret);
  if (!invitation && !(await context.identities.isOpen())) throw new UserError('FORBIDDEN', CLOSED);
  const email = invitation?.email ?? normaliseEmail(entered.email);
  await assertAccount(email, entered.password);
  const account = { email, password: entered.password };
  const operator = invitation
    ? await acceptInvitation(context, invitation, account)
    : await addFirstOwner(context, account);
  await letIn(context, operator, false);
  return operator;
}

async function findInvitation({ invitations }: AccountContext, secret: string): Promise<Invitation> {
  const invitation = await invitations.findOne({ tokenHash: hashSecret(secret) });
  if (!invitation || invitation.expiresAt < new Date()) throw new UserError('FORBIDDEN', INVALID);
  return invitation;
}

type Account = Pick<SignUp, 'email' | 'password'>;

/** Each invitation makes one account. */
async function acceptInvitation(
  { operators, invitations }: AccountContext,
  { _id, role }: Invitation,
  account: Account,
): Promise<Operator> {
  return operators.db.client.withSession((session) =>
    session.withTransaction(async () => {
      const { deletedCount } = await invitations.deleteOne({ _id }, { session });
      if (deletedCount === 0) throw new UserError('FORBIDDEN', INVALID);
      return addOperator({ operators }, { ...account, role }, session);
    }),
  );
}

/** Of two at the same moment one is the first: both write the same document. */
async function addFirstOwner(
  { operators, signInFailures }: AccountContext,
  account: Account,
): Promise<Operator> {
  return operators.db.client.withSession((session) =>
    session.withTransaction(async () => {
      await signInFailures.updateOne(
        { _id: 'first owner' },
        { $set: { count: 0, until: new Date(0), at: new Date() } },
        { upsert: true, session },
      );
      if (await operators.findOne({}, { session })) throw new UserError('FORBIDDEN', CLOSED);
      return addOperator({ operators }, { ...account, role: 'OWNER' }, session);
    }),
  );
}
