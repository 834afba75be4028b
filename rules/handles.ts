import { transliterate } from './transliterate.ts';

const MAX_HANDLE_LENGTH = 100;
/** Leaves room for a number after the handle. */
const MAX_MADE_LENGTH = 80;
const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Device names on Windows, which cannot be file names of pages. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** @returns what is wrong with a chosen handle, or false */
export function checkHandle(handle: string): string | false {
  if (handle.length > MAX_HANDLE_LENGTH) return `Handle must be at most ${MAX_HANDLE_LENGTH} characters`;
  if (!HANDLE.test(handle))
    return 'Handle must be lowercase letters a to z and digits, separated by single hyphens';
  return isReserved(handle) && `Handle cannot be ${handle}, a name that some computers reserve`;
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
