import { EMAIL_INDEX, type Message } from '../messages/collection.ts';
import type { Customer, CustomerContext } from './collection.ts';

const MAX_MESSAGES = 500;

/** The messages from a customer's email address, newest first. */
export function messagesOf(
  { messages }: Pick<CustomerContext, 'messages'>,
  { key }: Pick<Customer, 'key'>,
): Promise<Message[]> {
  return messages
    .find({ emailKey: key }, { hint: EMAIL_INDEX })
    .sort({ _id: -1 })
    .limit(MAX_MESSAGES)
    .toArray();
}
