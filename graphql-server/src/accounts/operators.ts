import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../errors.ts';
import { isDuplicateKey } from '../mongodb/failures.ts';
import type { AccountCollections, Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import type { Role } from './roles.ts';
import { endSessionsOf } from './sessions.ts';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/;
const MAX_EMAIL_LENGTH = 254;
const MAX_NAME_LENGTH = 100;
const LAST_OWNER = 'The shop needs an owner: make somebody else one first.';

export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** @throws UserError with what is wrong with which field. */
export async function assertAccount(email: string, password: string): Promise<void> {
  const fault = await passwordFault(password, email);
  assertValid({ ...emailFault(email), ...(fault !== null && { password: fault }) });
}

export function emailFault(email: string): { email?: string } {
  return EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH ? {} : { email: 'This is no email address' };
}

/** @param name trimmed: of an operator, a token or a passkey. */
export function labelFault(name: string): { name?: string } {
  const isRight = name !== '' && name.length <= MAX_NAME_LENGTH;
  return isRight ? {} : { name: `A name has 1 to ${MAX_NAME_LENGTH} characters` };
}

/** Until somebody enters one: `meera.s@…` is Meera S. */
function nameOf(email: string): string {
  const words = (email.split('@')[0] ?? email).split(/[._+-]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return (name || email).slice(0, MAX_NAME_LENGTH);
}

/** @param email normalised. @throws UserError when there is an account with this email. */
export async function addOperator(
  { operators }: Pick<AccountCollections, 'operators'>,
  { email, password, role }: { email: string; password: string; role: Role },
  session?: ClientSession,
): Promise<Operator> {
  const passwordHash = await hashPassword(password);
  const made = { _id: new ObjectId(), email, name: nameOf(email), role, passwordHash };
  const operator: Operator = { ...made, version: 1, createdAt: new Date() };
  try {
    await operators.insertOne(operator, session ? { session } : {});
    return operator;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new UserError('BAD_USER_INPUT', 'There is an account with this email.', {
      fieldErrors: { email: 'There is an account with this email' },
    });
  }
}

/** Who is signed in. @throws UserError for whoever is not, or comes with a token. */
export async function findSignedIn({ operators, viewer }: AccountContext): Promise<Operator> {
  const operator =
    viewer.kind === 'operator' &&
    (await operators.findOne({ _id: ObjectId.createFromHexString(viewer.operatorId) }));
  if (!operator) throw new UserError('UNAUTHENTICATED', 'Sign in first.');
  return operator;
}

export function listOperators({ operators }: Pick<AccountCollections, 'operators'>): Promise<Operator[]> {
  return operators.find().sort({ _id: 1 }).toArray();
}

/** @throws UserError when the name is blank or too long. */
export async function changeName(context: AccountContext, name: string): Promise<Operator> {
  const { _id } = await findSignedIn(context);
  const text = name.normalize('NFC').trim();
  assertValid(labelFault(text));
  const changed = await change(context, _id, { name: text });
  // It is named with what it does from now on.
  context.identities.forget();
  return found(changed);
}

/** @throws UserError for an unknown id, or when no owner would be left. */
export async function changeRole(context: AccountContext, id: string, role: Role): Promise<Operator> {
  const _id = idOf(id);
  const changed = await keepingAnOwner(context, (session) =>
    context.operators.findOneAndUpdate(
      { _id },
      { $set: { role }, $inc: { version: 1 } },
      { returnDocument: 'after', session },
    ),
  );
  context.identities.forget();
  return found(changed);
}

/** Ends an account with its sessions, tokens and passkeys. @throws UserError for an unknown id, or when no owner would be left. */
export async function removeOperator(context: AccountContext, id: string): Promise<Operator> {
  const _id = idOf(id);
  const removed = await keepingAnOwner(context, (session) =>
    context.operators.findOneAndDelete({ _id }, { session }),
  );
  await endAccess(context, _id);
  context.identities.forget();
  return found(removed);
}

export async function endAccess(collections: AccountCollections, operatorId: ObjectId): Promise<void> {
  await endSessionsOf(collections, operatorId);
  await collections.apiTokens.deleteMany({ operatorId });
  await collections.passkeys.deleteMany({ operatorId });
}

export async function change(
  { operators }: Pick<AccountCollections, 'operators'>,
  _id: ObjectId,
  fields: Partial<Operator>,
): Promise<Operator | null> {
  return operators.findOneAndUpdate(
    { _id },
    { $set: fields, $inc: { version: 1 } },
    { returnDocument: 'after' },
  );
}

/** Two owners who demote each other at the same moment write the same document, and one of them begins anew. */
function keepingAnOwner<T>(
  { operators }: Pick<AccountCollections, 'operators'>,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> {
  return operators.db.client.withSession((session) =>
    session.withTransaction(async () => {
      const result = await work(session);
      const owner = await operators.findOneAndUpdate(
        { role: 'OWNER' },
        { $inc: { version: 1 } },
        { session },
      );
      if (!owner) throw new UserError('CONFLICT', LAST_OWNER);
      return result;
    }),
  );
}

export function idOf(id: string): ObjectId {
  if (!/^[0-9a-f]{24}$/i.test(id)) throw notFound();
  return ObjectId.createFromHexString(id);
}

export function found<T>(document: T | null): T {
  if (document === null) throw notFound();
  return document;
}

function notFound(): UserError {
  return new UserError('NOT_FOUND', 'There is nothing with this id.');
}
