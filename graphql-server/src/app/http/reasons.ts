import type { Message, MessageParams } from '@mela/rules/messages.ts';
import type { FieldMessages } from '../../kernel/errors.ts';

const MAX_TEXT_LENGTH = 300;

/** A message for programs: its code, and its values if it has any. */
export interface Reason {
  reason: string;
  params?: MessageParams;
}

/** Empty for a text that is in no catalogue. */
export function reasonOf(message: Message | string): Partial<Reason> {
  if (typeof message === 'string') return {};
  const params = Object.entries(message.params).map(([name, value]) => [name, shortened(value)] as const);
  return { reason: message.code, ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

export function reasonsOf(messages: FieldMessages): Record<string, Reason> {
  const reasons = Object.entries(messages).map(([field, message]) => [field, reasonOf(message)] as const);
  return Object.fromEntries(reasons.filter((entry): entry is [string, Reason] => 'reason' in entry[1]));
}

function shortened(value: MessageParams[string]): MessageParams[string] {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : value;
}
