import type { Message, MessageParams } from '@mela/rules/messages.ts';
import type { FieldMessages } from '../../kernel/errors.ts';

const MAX_TEXT_LENGTH = 300;

/** A message for programs: its code, and its values if it has any. */
export interface Reason {
  reason: string;
  params?: MessageParams;
}

export function reasonOf(message: Message): Reason {
  const params = Object.entries(message.params).map(([name, value]) => [name, shortened(value)] as const);
  return { reason: message.code, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

export function reasonsOf(messages: FieldMessages): Record<string, Reason> {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, reasonOf(message)]));
}

/** Replaces a message with its text and reason. */
export function withReason<Place>({ message, ...place }: Place & { message: Message }) {
  return { ...place, message: message.text, ...reasonOf(message) };
}

function shortened(value: MessageParams[string]): MessageParams[string] {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value;
}
