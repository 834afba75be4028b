import type { Message } from '@mela/rules/messages.ts';
import { inOneForm } from '@mela/rules/text.ts';
import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { type Role, signInFirst } from '../../kernel/roles.ts';
import type { AccountCollections, Operator } from './collections.ts';
import type { AccountContext } from './context.ts';
import { accountsMessages } from './messages.ts';
import { passwordFault } from './password-rules.ts';
import { accountChange, changeOperator, deleteOperator, MAX_NAME_LENGTH, setRole } from './write-account.ts';

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/;
const MAX_EMAIL_LENGTH = 254;

export function normaliseEmail(email: string): string {
  return inOneForm(email.trim(), 'NFKC').toLowerCase();
}

/** @throws UserError that lists the invalid fields */
export async function assertAccount(email: string, password: string): Promise<void> {
  const fault = await passwordFault(password, email);
  assertValid({ ...emailFault(email), ...(fault !== null && { password: fault }) });
}

/** @throws UserError when the password is not acceptable */
export async function assertNewPassword(password: string, email: string): Promise<void> {
  const fault = await passwordFault(password, email);
  if (fault !== null) assertValid({ newPassword: fault });
}

export function emailFault(email: string): { email?: Message } {
  return EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH
    ? {}
    : { email: accountsMessages.invalidEmail };
}

/** @param name the trimmed name of an operator, a token or a passkey */
export function labelFault(name: string): { name?: Message } {
  const isRight = name !== '' && name.length <= MAX_NAME_LENGTH;
  return isRight ? {} : { name: accountsMessages.invalidName({ max: MAX_NAME_LENGTH }) };
}

/** The signed-in operator. @throws UserError for anonymous callers and for tokens */
export async function findSignedIn({ operators, viewer }: AccountContext): Promise<Operator> {
  const operator =
    viewer.kind === 'operator' &&
    (await operators.findOne({ _id: ObjectId.createFromHexString(viewer.operatorId) }));
  if (!operator) throw signInFirst();
  return operator;
}

/** @throws UserError for anonymous callers and for tokens. Call it before any other check */
export function signedInId({ viewer }: Pick<AccountContext, 'viewer'>): ObjectId {
  if (viewer.kind !== 'operator') throw signInFirst();
  return ObjectId.createFromHexString(viewer.operatorId);
}

/** @throws UserError for anonymous callers and for tokens */
export function ownSessionId({ viewer }: Pick<AccountContext, 'viewer'>): string {
  if (viewer.kind !== 'operator') throw signInFirst();
  return viewer.sessionId;
}

export function listOperators({ operators }: Pick<AccountCollections, 'operators'>): Promise<Operator[]> {
  return operators.find().sort({ _id: 1 }).toArray();
}

/** Changes the caller's name. Only later entries in the activity log use the new name. */
export async function changeName(context: AccountContext, name: string): Promise<Operator> {
  signedInId(context);
  const text = name.normalize('NFC').trim();
  assertValid(labelFault(text));
  const changed = await changeOwn(context, { name: text }, async (operator, session) => {
    const renamed = { ...operator, name: text };
    const change = accountChange(renamed, { name: operator.name }, { name: text });
    await context.recorder.record(session, [change]);
    return renamed;
  });
  return changed;
}

/**
 * Changes the caller's own account or data that belongs to it, and records the change.
 * @param write receives the account as it was
 * @throws UserError when the account has been removed
 */
export function changeOwn<T>(
  context: AccountContext,
  fields: Partial<Operator>,
  write: (operator: Operator, session: ClientSession) => Promise<T>,
): Promise<T> {
  const _id = signedInId(context);
  return context.recorder.transact(async (session) => {
    const operator = await changeOperator(context, _id, fields, session);
    if (!operator) throw signInFirst();
    return write(operator, session);
  });
}

/** @throws UserError for an unknown id, or when no owner would remain */
export async function changeRole(context: AccountContext, id: string, role: Role): Promise<Operator> {
  const changed = await context.recorder.transact(async (session) => {
    const operator = found(await setRole(context, idOf(id), role, session));
    return { ...operator, role };
  });
  return changed;
}

/** Removes an account with its sessions, tokens and passkeys. @throws UserError for an unknown id, or when no owner would remain */
export async function removeOperator(context: AccountContext, id: string): Promise<Operator> {
  const removed = await context.recorder.transact((session) => deleteOperator(context, idOf(id), session));
  return found(removed);
}

export function idOf(id: string): ObjectId {
  return found(parseObjectId(id));
}

export function found<T>(document: T | null): T {
  if (document === null) throw notFound();
  return document;
}

function notFound(): UserError {
  return new UserError('NOT_FOUND', accountsMessages.notFound);
}
