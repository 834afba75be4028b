import { contentFieldMessages } from '#messages/content-field.ts';
import type { Message } from '../messages.ts';

const MESSAGES = new Map<string, Message>();

/** The text of a message for a rule of zod, whose issues contain only texts. `contentMessageOf` finds the message again. */
export function issueText(message: Message): string {
  MESSAGES.set(message.text, message);
  return message.text;
}

/** The message of an issue. */
export function contentMessageOf(text: string): Message {
  return MESSAGES.get(text) ?? contentFieldMessages.invalid({ problem: text });
}
