import { cleanText } from '@mela/rules/text.ts';
import type { Filter } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import {
  countPlanned,
  idCursor,
  type KeysetRequest,
  keysetPage,
  olderThan,
  type PlannedPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage } from '../../kernel/list/paging.ts';
import { DONE_INDEX, type Message } from './collection.ts';
import type { MessageContext } from './context.ts';

const MAX_SEARCH_LENGTH = 200;
const PATTERN_CHARACTERS = /[\\^$.*+?()[\]{}|]/g;

export type MessagePage = PlannedPage<Message>;

interface MessageFilter {
  isDone?: boolean | null | undefined;
  /** A part of the name, the email address, the telephone number, the order number or the text. */
  search?: string | null | undefined;
}

interface Request extends KeysetRequest {
  filter?: MessageFilter | null | undefined;
}

/** One page of the messages, the newest first. @throws UserError when an argument is out of bounds */
export async function listMessages(
  { messages, scans }: MessageContext,
  request: Request,
): Promise<MessagePage> {
  const { first, after, filter } = request;
  assertPage({ first, offset: 0 });
  const behind = olderThan(after, 'message');
  const plan = planOf(filter ?? {});
  const found = await scans.run((options) =>
    messages
      .find({ $and: [plan.filter, behind] }, options)
      .hint(plan.hint)
      .sort({ _id: -1 })
      .limit(first + 1)
      .toArray(),
  );
  return { plan, ...keysetPage(request, found, idCursor) };
}

export function countMessages({ messages, scans }: MessageContext, { plan }: MessagePage): Promise<number> {
  return countPlanned(messages, scans, plan);
}

/** The number of open messages. */
export function countOpen({ messages, scans }: MessageContext): Promise<number> {
  return countPlanned(messages, scans, { filter: { isDone: false }, hint: DONE_INDEX });
}

function planOf({ isDone, search }: MessageFilter): MessagePage['plan'] {
  const searched = cleanText(search);
  assertValid(
    searched.length > MAX_SEARCH_LENGTH
      ? { search: `A search has at most ${MAX_SEARCH_LENGTH} characters` }
      : {},
  );
  const pattern = { $regex: searched.replaceAll(PATTERN_CHARACTERS, '\\$&'), $options: 'i' };
  const fields = ['name', 'email', 'phone', 'orderNumber', 'text'] as const;
  const filter: Filter<Message> = {
    ...(isDone != null && { isDone }),
    ...(searched !== '' && { $or: fields.map((field): Filter<Message> => ({ [field]: pattern })) }),
  };
  return { filter, hint: isDone == null ? '_id_' : DONE_INDEX };
}
