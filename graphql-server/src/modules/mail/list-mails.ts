import type { Filter } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import type { Viewer } from '../../kernel/roles.ts';
import { type Mail, STATE_INDEX } from './collection.ts';
import type { MailContext } from './context.ts';
import { ACCOUNT_MAILS } from './kinds.ts';
import { type MailFilter, planOf } from './mail-filter.ts';
import { mailMessages } from './messages.ts';

interface Request extends KeysetRequest {
  filter?: MailFilter | null | undefined;
}

export type MailPage = PlannedPage<Mail>;

/**
 * One page of the emails visible to the caller, newest first.
 * @throws UserError when `first` is out of bounds, `after` is not a cursor, or the filter has an unknown value
 */
export async function listMails(context: MailContext, request: Request): Promise<MailPage> {
  const { where, hint } = planOf(request.filter ?? {});
  const plan = { filter: { $and: [visibleTo(context.viewer), where] }, hint };
  return readNewest(context.outbox, context.scans, request, plan, 'mail');
}

export function countMails({ outbox, scans }: MailContext, { plan }: MailPage): Promise<number> {
  return countPlanned(outbox, scans, plan);
}

/** The number of failed emails visible to the caller. */
export function countFailed({ outbox, scans, viewer }: MailContext): Promise<number> {
  const filter: Filter<Mail> = { ...visibleTo(viewer), state: 'FAILED' };
  return countPlanned(outbox, scans, { filter, hint: STATE_INDEX });
}

/** The number of emails visible to the caller that wait after a failed attempt. */
export function countDelayed({ outbox, scans, viewer }: MailContext): Promise<number> {
  const filter: Filter<Mail> = { ...visibleTo(viewer), state: 'WAITING', error: { $exists: true } };
  return countPlanned(outbox, scans, { filter, hint: STATE_INDEX });
}

/** @throws UserError for an unknown id, and for an email that the caller may not see */
export async function findMail({ outbox, viewer }: MailContext, id: string): Promise<Mail> {
  const _id = parseObjectId(id);
  const mail = _id && (await outbox.findOne({ ...visibleTo(viewer), _id }, { hint: '_id_' }));
  if (!mail) throw new UserError('NOT_FOUND', mailMessages.notFound);
  return mail;
}

/** Only owners see emails about accounts, as with changes of accounts. */
function visibleTo(viewer: Viewer): Filter<Mail> {
  const isOwner = viewer.kind === 'open' || (viewer.kind === 'operator' && viewer.role === 'OWNER');
  return isOwner ? {} : { kind: { $nin: [...ACCOUNT_MAILS] } };
}
