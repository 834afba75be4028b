import { handleMessages } from '#messages/handle.ts';
import * as labels from '#messages/labels.ts';
import { textMessages } from '#messages/text.ts';
import type { Message } from './messages.ts';
import { transliterate } from './transliterate.ts';

const MAX_HANDLE_LENGTH = 100;
/** The maximum length of a generated handle. It leaves room for a number at the end. */
const MAX_MADE_LENGTH = 80;
const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Device names on Windows, which cannot be file names of pages. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** @returns what is wrong with a chosen handle, or false */
export function checkHandle(handle: string): Message | false {
  if (handle.length > MAX_HANDLE_LENGTH)
    return textMessages.tooLong({ label: labels.handle, max: MAX_HANDLE_LENGTH });
  if (!HANDLE.test(handle)) return handleMessages.invalid;
  return isReserved(handle) && handleMessages.reserved({ handle });
}

export function isReserved(handle: string): boolean {
  return DEVICE.test(handle);
}

/** The handle of a heading: "Café au lait" becomes "cafe-au-lait"; empty if no letter can be transliterated. */
export function handleFrom(heading: string): string {
  const letters = transliterate(heading).toLowerCase();
  return letters
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_MADE_LENGTH)
    .replace(/-$/, '');
}

/** Whether a handle was made from this heading, with or without a number, or from an id. */
export function followsFrom(heading: string, handle: string): boolean {
  const made = handleFrom(heading);
  const number = handle.startsWith(made) ? handle.slice(made.length) : handle;
  return /^(-?[0-9a-f]{10}|-\d\d?|[0-9a-f]{24})?$/.test(number);
}
