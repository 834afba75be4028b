import { UserError } from '../../kernel/errors.ts';
import type { Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { assertNewPassword, findSignedIn, found, normaliseEmail, ownSessionId } from './operators.ts';
import { isPassword } from './passwords.ts';
import { acceptCode } from './second-factor.ts';
import { endSession, startSession } from './sessions.ts';
import {
  accountKey,
  beginAttempt,
  isKnownNetwork,
  networkOf,
  type SignInAttempt,
  withNetwork,
} from './sign-in-limit.ts';
import { setPassword } from './write-account.ts';

export interface SignIn {
  email: string;
  password: string;
  /**
   * A code from the authenticator app, or a recovery code. It is required after the correct password if the account has a second
   * factor.
   */
  code?: string | null | undefined;
  isRemembered: boolean;
}

/** @throws UserError when anything is wrong, or was wrong too often */
export async function signIn(context: AccountContext, entered: SignIn): Promise<Operator> {
  context.sessionCookie.assertPrivate();
  const email = normaliseEmail(entered.email);
  const operator = await context.operators.findOne({ email });
  const attempt = await beginAttempt(context, {
    network: `address ${networkOf(context.address)}`,
    // Attempts by strangers from other networks do not delay operators in their usual networks.
    account: operator && isKnownNetwork(operator, context.address) ? null : accountKey(email),
  });
  const isRight = await checkPassword(attempt, operator?.passwordHash, entered.password);
  if (!operator || !isRight) throw new UserError('UNAUTHENTICATED', accountsMessages.wrongEmailOrPassword);
  await acceptCode(context, operator, entered.code, attempt);
  await attempt.succeeded();
  return noteSignIn(context, operator, entered.isRemembered);
}

/** Removes the attempt from the counters if there was no time to check the password. */
async function checkPassword(
  attempt: SignInAttempt,
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await isPassword(stored, password);
  } catch (error) {
    await attempt.undo();
    throw error;
  }
}

/**
 * Signs in an authenticated operator.
 * @throws UserError when the password was changed in the meantime, which ended all sessions
 */
export async function noteSignIn(
  context: AccountContext,
  operator: Operator,
  isRemembered: boolean,
): Promise<Operator> {
  const { _id, passwordHash } = operator;
  const token = await startSession(context, _id, isRemembered);
  const networks = withNetwork(operator, context.address);
  const noted = await context.operators.findOneAndUpdate(
    { _id, passwordHash },
    { $set: { signedInAt: new Date(), networks }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  );
  if (!noted) {
    await endSession(context, token);
    throw new UserError('UNAUTHENTICATED', accountsMessages.wrongEmailOrPassword);
  }
  await switchSession(context, token, isRemembered);
  return noted;
}

/** Starts a session for an account that has none, or whose sessions have been ended. */
export async function startOwnSession(
  context: AccountContext,
  { _id }: Pick<Operator, '_id'>,
): Promise<void> {
  await switchSession(context, await startSession(context, _id, false), false);
}

/** Starts a new session each time, to prevent session fixation. */
async function switchSession(context: AccountContext, token: string, isRemembered: boolean): Promise<void> {
  await endCurrent(context);
  context.sessionCookie.set(token, isRemembered);
}

/** Ends the session on the server too, so that a stolen token no longer works. */
export async function signOut(context: AccountContext): Promise<void> {
  await endCurrent(context);
  context.sessionCookie.clear();
}

async function endCurrent({ sessions, viewer }: AccountContext): Promise<void> {
  if (viewer.kind === 'operator') await sessions.deleteOne({ _id: viewer.sessionId });
}

/** Ends all sessions of this account, and starts a new one in this browser. @throws UserError when a password is wrong or not acceptable */
export async function changePassword(
  context: AccountContext,
  current: string,
  next: string,
): Promise<Operator> {
  const operator = await assertOwnPassword(context, current, 'currentPassword');
  await assertNewPassword(next, operator.email);
  const isSame = ({ passwordHash }: Operator) => passwordHash === operator.passwordHash;
  found(await setPassword(context, operator._id, next, isSame));
  await startOwnSession(context, operator);
  return operator;
}

/** Requires the password again for actions that a stolen session must not allow. @throws UserError for a wrong password */
export async function assertOwnPassword(
  context: AccountContext,
  password: string,
  field: 'currentPassword' | 'password',
): Promise<Operator> {
  const operator = await findSignedIn(context);
  // Count within the session: strangers have none, so their attempts cannot delay this operator, and a stolen session cannot delay
  // other sessions.
  const attempt = await beginAttempt(context, { account: `session ${ownSessionId(context)}` });
  if (!(await checkPassword(attempt, operator.passwordHash, password))) {
    const message = accountsMessages.wrongPassword;
    throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { [field]: message } });
  }
  await attempt.succeeded();
  return operator;
}
