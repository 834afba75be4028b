import type { Message } from '../messages.ts';

/** The text of a validator's message; false if there is none. */
export function said(message: Message | false): string | false {
  return message === false ? false : message.text;
}
