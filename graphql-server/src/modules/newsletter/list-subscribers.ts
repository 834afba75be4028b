import type { Filter } from 'mongodb';
import { UserError } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import { parseObjectId } from '../../kernel/mongodb/documents.ts';
import { type NewsletterContext, STATE_INDEX, type Subscriber, type SubscriberState } from './collection.ts';
import { removeSubscribers } from './confirm.ts';
import { newsletterMessages } from './messages.ts';

export type SubscriberPage = PlannedPage<Subscriber>;

interface SubscriberFilter {
  state?: SubscriberState | null | undefined;
  /** A part of the address. */
  search?: string | null | undefined;
}

interface Request extends KeysetRequest {
  filter?: SubscriberFilter | null | undefined;
}

/** One page of the subscribers, newest first. @throws UserError when an argument is out of bounds */
export async function listSubscribers(
  { subscribers, scans }: NewsletterContext,
  request: Request,
): Promise<SubscriberPage> {
  return readNewest(subscribers, scans, request, planOf(request.filter ?? {}), 'subscriber');
}

export function countSubscribers(
  { subscribers, scans }: NewsletterContext,
  { plan }: SubscriberPage,
): Promise<number> {
  return countPlanned(subscribers, scans, plan);
}

/** The number of subscribers in a state, regardless of the filter. */
export function countState(
  { subscribers, scans }: NewsletterContext,
  state: SubscriberState,
): Promise<number> {
  return countPlanned(subscribers, scans, { filter: { state }, hint: STATE_INDEX });
}

/** Deletes a subscriber and the emails about them. @returns the id @throws UserError for an unknown id */
export async function deleteSubscriber(context: NewsletterContext, id: string): Promise<string> {
  const _id = parseObjectId(id);
  const count = _id ? await removeSubscribers(context, [_id]) : 0;
  if (count === 0) throw new UserError('NOT_FOUND', newsletterMessages.notFound);
  return id.toLowerCase();
}

function planOf({ state, search }: SubscriberFilter): SubscriberPage['plan'] {
  const text = searchText(search);
  const filter: Filter<Subscriber> = {
    ...(state && { state }),
    ...(text !== '' && { email: containing(text) }),
  };
  return { filter, hint: state ? STATE_INDEX : '_id_' };
}
