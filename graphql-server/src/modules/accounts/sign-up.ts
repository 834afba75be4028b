import { UserError } from '../../kernel/errors.ts';
import { assertNotRefused } from '../../kernel/roles.ts';
import type { Invitation, Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { assertAccount, normaliseEmail } from './operators.ts';
import { hashSecret } from './secrets.ts';
import { startOwnSession } from './sign-in.ts';
import { withNetwork } from './sign-in-limit.ts';
import { insertOperator, newOperator } from './write-account.ts';

export interface SignUp {
  email: string;
  password: string;
  /** The secret of an invitation. Without it, only the first account can be created, and only in an open admin. */
  invitation?: string | null | undefined;
}

/** Creates an account and signs in. @throws UserError for an invalid invitation or field */
export async function signUp(
  context: AccountContext,
  { invitation: secret, ...entered }: SignUp,
): Promise<Operator> {
  context.sessionCookie.assertPrivate();
  const invitation = secret == null ? null : await findInvitation(context, secret);
  if (!invitation) {
    assertNotRefused(context.viewer);
    if (!(await context.identities.isOpen()))
      throw new UserError('FORBIDDEN', accountsMessages.shopHasAccounts);
  }
  const email = invitation?.email ?? normaliseEmail(entered.email);
  await assertAccount(email, entered.password);
  const role = invitation?.role ?? 'OWNER';
  const made = await newOperator({ email, password: entered.password, role });
  const operator = { ...made, networks: withNetwork(made, context.address) };
  const recorder = context.recorder.as({ name: operator.name, operatorId: operator._id });
  if (invitation) {
    await acceptInvitation({ ...context, recorder }, invitation, operator);
  } else {
    await addFirstOwner({ ...context, recorder }, operator);
  }
  await startOwnSession(context, operator);
  return operator;
}

async function findInvitation({ invitations }: AccountContext, secret: string): Promise<Invitation> {
  const invitation = await invitations.findOne({ tokenHash: hashSecret(secret) });
  if (!invitation || invitation.expiresAt < new Date())
    throw new UserError('FORBIDDEN', accountsMessages.invitationExpired);
  return invitation;
}

/** Creates the account of an invitation, at most once, and not if the invitation was replaced. */
async function acceptInvitation(
  { operators, invitations, recorder }: AccountContext,
  { _id, tokenHash }: Invitation,
  operator: Operator,
): Promise<void> {
  const accounts = { operators, recorder: recorder.because({ source: 'INVITATION' }) };
  await recorder.transact(async (session) => {
    const { deletedCount } = await invitations.deleteOne({ _id, tokenHash }, { session });
    if (deletedCount === 0) throw new UserError('FORBIDDEN', accountsMessages.invitationExpired);
    await insertOperator(accounts, operator, session);
  });
}

/**
 * Creates the first account. It also writes the shop's document, so that only one of two concurrent calls
 * succeeds.
 */
async function addFirstOwner(accounts: AccountContext, operator: Operator): Promise<void> {
  const { operators, signInFailures, recorder } = accounts;
  await recorder.transact(async (session) => {
    await signInFailures.updateOne(
      { _id: 'first owner' },
      { $set: { count: 0, until: new Date(0), at: new Date() } },
      { upsert: true, session },
    );
    if (await operators.findOne({}, { session }))
      throw new UserError('FORBIDDEN', accountsMessages.shopHasAccounts);
    await insertOperator(accounts, operator, session);
  });
}
