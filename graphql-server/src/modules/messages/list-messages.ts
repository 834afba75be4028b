import type { Filter, FindCursor } from 'mongodb';
import {
  countPlanned,
  type KeysetRequest,
  type PlannedPage,
  readNewest,
} from '../../kernel/list/keyset-page.ts';
import { containing, searchText } from '../../kernel/list/search-text.ts';
import { DONE_INDEX, EMAIL_INDEX, type Message, type MessageContext } from './collection.ts';

export type MessagePage = PlannedPage<Message>;

interface MessageFilter {
  isDone?: boolean | null | undefined;
  /** Part of the name, email address, phone number, order number or text. */
  search?: string | null | undefined;
}

interface Request extends KeysetRequest {
  filter?: MessageFilter | null | undefined;
}

/** One page of the messages, newest first. @throws UserError when an argument is out of bounds */
export async function listMessages(
  { messages, scans }: MessageContext,
  request: Request,
): Promise<MessagePage> {
  return readNewest(messages, scans, request, planOf(request.filter ?? {}), 'message');
}

export function countMessages({ messages, scans }: MessageContext, { plan }: MessagePage): Promise<number> {
  return countPlanned(messages, scans, plan);
}

/** The number of open messages. */
export function countOpen({ messages, scans }: MessageContext): Promise<number> {
  return countPlanned(messages, scans, { filter: { isDone: false }, hint: DONE_INDEX });
}

/** The messages from an email address, newest first. @param emailKey the address in lower case */
export function messagesFrom(
  { messages }: Pick<MessageContext, 'messages'>,
  emailKey: string,
): FindCursor<Message> {
  return messages.find({ emailKey }, { hint: EMAIL_INDEX }).sort({ _id: -1 });
}

function planOf({ isDone, search }: MessageFilter): MessagePage['plan'] {
  const text = searchText(search);
  const pattern = containing(text);
  const fields = ['name', 'email', 'phone', 'orderNumber', 'text'] as const;
  const filter: Filter<Message> = {
    ...(isDone != null && { isDone }),
    ...(text !== '' && { $or: fields.map((field): Filter<Message> => ({ [field]: pattern })) }),
  };
  return { filter, hint: isDone == null ? '_id_' : DONE_INDEX };
}
