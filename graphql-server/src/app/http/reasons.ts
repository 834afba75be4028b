import { type Message, type Reason, reasonOf } from '@mela/rules/messages.ts';
import type { FieldMessages } from '../../kernel/errors.ts';

export function reasonsOf(messages: FieldMessages): Record<string, Reason> {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, reasonOf(message)]));
}

/** Replaces the property `message` by the message's text, reason and values. */
export function withReason<Place>({ message, ...place }: Place & { message: Message }) {
  return { ...place, message: message.text, ...reasonOf(message) };
}
