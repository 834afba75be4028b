import { type ClientSession, ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../kernel/errors.ts';
import type { SubjectChange } from '../../kernel/history/recorder.ts';
import { isDuplicateKey } from '../../kernel/mongodb/failures.ts';
import {
  type CheckedRedirect,
  chainFault,
  checkAddresses,
  MAX_REDIRECTS,
  pageFault,
  type RedirectInput,
  TOO_MANY,
  takenFault,
} from './check-redirect.ts';
import { FROM_INDEX, type Redirect, type RedirectContext, TO_INDEX } from './collection.ts';
import { redirectsMessages } from './messages.ts';

/**
 * Adds a redirect. Existing redirects to its old address then lead to its new address.
 * @throws UserError for an address that is invalid, taken, a page of the shop, or itself redirected
 */
export async function createRedirect(context: RedirectContext, input: RedirectInput): Promise<Redirect> {
  const checked = await checkRedirect(context, input);
  return write(context, checked, async (session) => {
    const { redirects } = context;
    if ((await redirects.estimatedDocumentCount()) >= MAX_REDIRECTS)
      throw new UserError('CONFLICT', TOO_MANY);
    const redirect = { _id: new ObjectId(), version: 1, ...checked, createdAt: new Date() };
    await redirects.insertOne(redirect, { session });
    await context.recorder.record(session, [redirectChange(null, redirect)]);
    return redirect;
  });
}

/**
 * Changes a redirect.
 * @param version the one that the caller has read; null: any
 * @throws UserError like `createRedirect`, for an unknown id, and for a stale version
 */
export async function updateRedirect(
  context: RedirectContext,
  _id: ObjectId | null,
  input: RedirectInput,
  version: number | null = null,
): Promise<Redirect> {
  const checked = await checkRedirect(context, input);
  return write(context, checked, async (session) => {
    const former = await findRedirect(context, _id, session);
    if (version !== null && version !== former.version) throw changedSince(former);
    const redirect = { ...former, ...checked, version: former.version + 1 };
    await context.redirects.replaceOne({ _id: former._id }, redirect, { session });
    await context.recorder.record(session, [redirectChange(former, redirect)]);
    return redirect;
  });
}

/** @returns the redirect as it was. @throws UserError for an unknown id */
export function deleteRedirect(context: RedirectContext, _id: ObjectId | null): Promise<Redirect> {
  return context.recorder.transact(async (session) => {
    const former = await findRedirect(context, _id, session);
    await context.redirects.deleteOne({ _id: former._id }, { session });
    await context.recorder.record(session, [redirectChange(former, null)]);
    return former;
  });
}

/** @throws UserError for an unknown id */
export async function findRedirect(
  { redirects }: Pick<RedirectContext, 'redirects'>,
  _id: ObjectId | null,
  session?: ClientSession,
): Promise<Redirect> {
  const found = _id && (await redirects.findOne({ _id }, { ...(session && { session }) }));
  if (!found) throw new UserError('NOT_FOUND', redirectsMessages.notFound);
  return found;
}

/** @throws UserError for an address that is invalid, or a page of the shop that must not be replaced */
async function checkRedirect(
  { config, findPages }: RedirectContext,
  input: RedirectInput,
): Promise<CheckedRedirect> {
  const checked = checkAddresses(input, config.publicUrl?.origin);
  if ('faults' in checked) {
    assertValid(checked.faults);
    throw new Error('A redirect without a fault was not accepted.');
  }
  const pages = checked.replacesPage ? new Set() : await findPages([checked.from]);
  if (pages.has(checked.from)) assertValid({ from: pageFault(checked.from) });
  return checked;
}

async function write(
  context: RedirectContext,
  checked: CheckedRedirect,
  change: (session: ClientSession) => Promise<Redirect>,
): Promise<Redirect> {
  return context.recorder
    .transact(async (session) => {
      await assertNoChain(context, checked, session);
      const redirect = await change(session);
      await repoint(context, redirect, session);
      return redirect;
    })
    .catch((error: unknown) => explainTaken(error, checked.from));
}

/** @throws UserError for a second redirect from an address, and any other error unchanged */
export function explainTaken(error: unknown, from: string): never {
  if (isDuplicateKey(error)) assertValid({ from: takenFault(from) });
  throw error;
}

async function assertNoChain(
  { redirects }: RedirectContext,
  { from, toKey }: CheckedRedirect,
  session: ClientSession,
): Promise<void> {
  const next =
    toKey === null ? null : await redirects.findOne({ from: toKey }, { session, hint: FROM_INDEX });
  if (next) assertValid({ to: chainFault(next, from) });
}

/** Updates the redirects that lead to the old address of a redirect. */
async function repoint(
  { redirects, recorder }: Pick<RedirectContext, 'redirects' | 'recorder'>,
  { _id, from, to, toKey }: Redirect,
  session: ClientSession,
): Promise<void> {
  const leading = await redirects.find({ toKey: from }, { session }).hint(TO_INDEX).toArray();
  for (const former of leading.filter((one) => !one._id.equals(_id))) {
    const next = { ...former, to, toKey, version: former.version + 1 };
    // Deletes a redirect that would lead to its own address.
    if (former.from === toKey) {
      await redirects.deleteOne({ _id: former._id }, { session });
      await recorder.record(session, [redirectChange(former, null)]);
      continue;
    }
    await redirects.replaceOne({ _id: former._id }, next, { session });
    await recorder.record(session, [redirectChange(former, next)]);
  }
}

function changedSince({ from }: Redirect): UserError {
  return new UserError('CONFLICT', redirectsMessages.changedByOthers({ from }));
}

/** The history entry of a redirect. A state is null before the creation and after the deletion. */
export function redirectChange(
  ...[former, next]: [Redirect, Redirect | null] | [null, Redirect]
): SubjectChange {
  const { _id: id, from: name } = next ?? (former as Redirect);
  const isOne = former === null || next === null;
  return {
    subject: 'REDIRECT',
    id,
    name,
    before: former && fieldsOf(former),
    after: next && fieldsOf(next),
    ...(isOne && { document: fieldsOf(next ?? (former as Redirect)) }),
  };
}

export function fieldsOf({ from, to, replacesPage }: Redirect) {
  return { from, to, replacesPage };
}
