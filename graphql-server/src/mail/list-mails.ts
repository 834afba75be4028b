import type { Filter } from 'mongodb';
import { assertValid, UserError } from '../errors.ts';
import { assertPage } from '../list/bounds.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import type { Viewer } from '../roles.ts';
import { type Mail, STATE_INDEX } from './collection.ts';
import type { MailContext } from './context.ts';
import { ACCOUNT_MAILS } from './kinds.ts';
import { type MailFilter, planOf } from './mail-filter.ts';

interface Request {
  first: number;
  after?: string | null | undefined;
  filter?: MailFilter | null | undefined;
}

export interface MailPage {
  /** What its mails are looked for by. */
  plan: { filter: Filter<Mail>; hint: string };
  nodes: Mail[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/**
 * One page of the mails that the caller may see, the newest first.
 * @throws UserError when `first` is out of bounds, `after` no cursor, or the filter names what cannot be
 */
export async function listMails(context: MailContext, { first, after, filter }: Request): Promise<MailPage> {
  assertPage({ first, offset: 0 });
  const before = after == null ? null : parseObjectId(after);
  if (after != null && !before)
    assertValid({ after: 'This cursor is of no mail: read the first page again.' });
  const { where, hint } = planOf(filter ?? {});
  const plan = { filter: { $and: [visibleTo(context.viewer), where] }, hint };
  const found = await context.scans.run((options) =>
    context.outbox
      .find({ ...plan.filter, ...(before && { _id: { $lt: before } }) }, options)
      .hint(plan.hint)
      .sort({ _id: -1 })
      .limit(first + 1)
      .toArray(),
  );
  const nodes = found.slice(0, first);
  return {
    plan,
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: before !== null,
      startCursor: nodes[0]?._id.toHexString() ?? null,
      endCursor: nodes.at(-1)?._id.toHexString() ?? null,
    },
  };
}

export function countMails({ outbox, scans }: MailContext, { plan }: MailPage): Promise<number> {
  return scans.run((options) => outbox.countDocuments(plan.filter, { ...options, hint: plan.hint }));
}

/** How many of those that the caller may see could not be sent. */
export function countFailed({ outbox, scans, viewer }: MailContext): Promise<number> {
  const filter: Filter<Mail> = { ...visibleTo(viewer), state: 'FAILED' };
  return scans.run((options) => outbox.countDocuments(filter, { ...options, hint: STATE_INDEX }));
}

/** How many of those that the caller may see wait after an attempt that failed. */
export function countDelayed({ outbox, scans, viewer }: MailContext): Promise<number> {
  const filter: Filter<Mail> = { ...visibleTo(viewer), state: 'WAITING', error: { $exists: true } };
  return scans.run((options) => outbox.countDocuments(filter, { ...options, hint: STATE_INDEX }));
}

/** @throws UserError for an id that is unknown, or not the caller's to see */
export async function findMail({ outbox, viewer }: MailContext, id: string): Promise<Mail> {
  const _id = parseObjectId(id);
  const mail = _id && (await outbox.findOne({ ...visibleTo(viewer), _id }, { hint: '_id_' }));
  if (!mail) throw new UserError('NOT_FOUND', 'There is no such mail.');
  return mail;
}

/** As changes of accounts are: those of mails are for owners who are signed in. */
function visibleTo(viewer: Viewer): Filter<Mail> {
  const isOwner = viewer.kind === 'open' || (viewer.kind === 'operator' && viewer.role === 'OWNER');
  return isOwner ? {} : { kind: { $nin: [...ACCOUNT_MAILS] } };
}
