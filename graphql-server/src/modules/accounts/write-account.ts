import { type ClientSession, ObjectId } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import type { Recorder, SubjectChange } from '../../kernel/history/recorder.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import type { Role } from '../../kernel/roles.ts';
import type { AccountCollections, ApiToken, Operator } from './collections.ts';
import { accountsMessages } from './messages.ts';
import { hashPassword } from './passwords.ts';
import { accountKey } from './sign-in-limit.ts';

export const MAX_NAME_LENGTH = 100;

/** The collections of accounts, and the recorder for their changes. */
export interface RecordedAccounts extends AccountCollections {
  recorder: Recorder;
}

/** An account as recorded in the activity log. For secrets, it contains only the fact that they changed. */
type AccountState = {
  name?: string;
  role?: Role;
  password?: 'FORMER' | 'NEW';
  resetLink?: 'NEW';
  secondFactor?: boolean;
  /** The number of passkeys. Their names are private. */
  passkeys?: number;
  apiToken?: Pick<ApiToken, 'name' | 'scopes'>;
};

export function accountChange(
  { _id, name, email }: Operator,
  before: AccountState,
  after: AccountState,
): SubjectChange {
  return { subject: 'OPERATOR', id: _id, name: name || email, before, after };
}

/** The default name: `meera.s@…` becomes Meera S. */
function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._+-]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return (name || email).slice(0, MAX_NAME_LENGTH);
}

/** @param account with a normalised email and an acceptable password */
export async function newOperator(account: {
  email: string;
  password: string;
  role: Role;
}): Promise<Operator> {
  const { email, password, role } = account;
  const made = { _id: new ObjectId(), email, name: nameOf(email), role };
  return { ...made, passwordHash: await hashPassword(password), version: 1, createdAt: new Date() };
}

/** @throws UserError when an account with this email exists */
export async function insertOperator(
  { operators, recorder }: Pick<RecordedAccounts, 'operators' | 'recorder'>,
  operator: Operator,
  session: ClientSession,
): Promise<void> {
  const { email, role } = operator;
  try {
    await operators.insertOne(operator, { session });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new UserError('BAD_USER_INPUT', accountsMessages.accountExists, {
      fieldErrors: { email: accountsMessages.emailTaken },
    });
  }
  const made = accountChange(operator, {}, {});
  await recorder.record(session, [{ ...made, before: null, document: { email, role } }]);
}

/**
 * Changes an account in a transaction, together with data that belongs to it, such as tokens. If two changes are concurrent, the
 * second is retried. A removed account is not changed.
 * @returns the account as it was; null for an unknown id
 */
export function changeOperator(
  { operators }: Pick<AccountCollections, 'operators'>,
  _id: ObjectId,
  fields: Partial<Operator>,
  session: ClientSession,
): Promise<Operator | null> {
  return operators.findOneAndUpdate(
    { _id },
    { $inc: { version: 1 }, ...(Object.keys(fields).length > 0 && { $set: fields }) },
    { session, returnDocument: 'before' },
  );
}

/**
 * @returns the account as it was; null for an unknown id
 * @throws UserError when no owner would be left
 */
export async function setRole(
  accounts: RecordedAccounts,
  _id: ObjectId,
  role: Role,
  session: ClientSession,
): Promise<Operator | null> {
  const operator = await changeOperator(accounts, _id, { role }, session);
  if (operator) {
    if (operator.role === 'OWNER') await assertOwnerLeft(accounts, session);
    const change = accountChange(operator, { role: operator.role }, { role });
    await accounts.recorder.record(session, [change]);
  }
  return operator;
}

/**
 * Checks that an owner remains. It writes a shared document, so that two owners who demote each other at the
 * same time conflict, and one of the calls is retried.
 */
async function assertOwnerLeft(
  { operators }: Pick<AccountCollections, 'operators'>,
  session: ClientSession,
): Promise<void> {
  const owner = await operators.findOneAndUpdate({ role: 'OWNER' }, { $inc: { version: 1 } }, { session });
  if (!owner) throw new UserError('CONFLICT', accountsMessages.lastOwner);
}

/**
 * Changes a password. Also ends all sessions of the account, its reset link and its pending sign-in attempts.
 * @param isSame returns whether the account is unchanged since the caller's rights were checked
 * @returns the account as it was; null for an unknown id
 * @throws UserError when it has changed
 */
export async function setPassword(
  accounts: RecordedAccounts,
  _id: ObjectId,
  password: string,
  isSame: (operator: Operator) => boolean = () => true,
): Promise<Operator | null> {
  const fields = { passwordHash: await hashPassword(password), passwordReset: null };
  const changed = await accounts.recorder.transact(async (session) => {
    const operator = await changeOperator(accounts, _id, fields, session);
    if (!operator) return null;
    if (!isSame(operator)) throw new UserError('CONFLICT', accountsMessages.passwordChangedMeanwhile);
    await accounts.sessions.deleteMany({ operatorId: _id }, { session });
    const change = accountChange(operator, { password: 'FORMER' }, { password: 'NEW' });
    await accounts.recorder.record(session, [change]);
    return operator;
  });
  if (changed) await accounts.signInFailures.deleteOne({ _id: accountKey(changed.email) });
  return changed;
}

/**
 * Removes an account with its sessions, tokens and passkeys.
 * @returns the account as it was; null for an unknown id
 * @throws UserError when no owner would be left
 */
export async function deleteOperator(
  accounts: RecordedAccounts,
  _id: ObjectId,
  session: ClientSession,
): Promise<Operator | null> {
  const operator = await accounts.operators.findOneAndDelete({ _id }, { session });
  if (!operator) return null;
  if (operator.role === 'OWNER') await assertOwnerLeft(accounts, session);
  for (const owned of [accounts.sessions, accounts.apiTokens, accounts.passkeys]) {
    await (owned as AccountCollections['sessions']).deleteMany({ operatorId: _id }, { session });
  }
  const { email, role } = operator;
  const ended = accountChange(operator, {}, {});
  await accounts.recorder.record(session, [{ ...ended, after: null, document: { email, role } }]);
  return operator;
}
