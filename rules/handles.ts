import { transliterate } from './transliterate.ts';

const MAX_HANDLE_LENGTH = 100;
/** Leaves room for a number behind it. */
const MAX_MADE_LENGTH = 80;
const HANDLE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Windows opens a device under these names, where a page should become a file. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** @returns what is wrong with a handle that the operator chose, or false. */
export function checkHandle(handle: string): string | false {
  if (handle.length > MAX_HANDLE_LENGTH) return `Handle must be at most ${MAX_HANDLE_LENGTH} characters`;
  if (!HANDLE.test(handle)) return 'Handle must be small letters a to z and digits, joined by single hyphens';
  return isReserved(handle) && `Handle must not be ${handle}: some computers cannot store such a page`;
}

export function isReserved(handle: string): boolean {
  return DEVICE.test(handle);
}

/** The handle that follows from a heading: "Café au lait" becomes "cafe-au-lait"; empty when no letter can be written so. */
export function handleFrom(heading: string): string {
  const letters = transliterate(heading).toLowerCase();
  return letters
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_MADE_LENGTH)
    .replace(/-$/, '');
}

/** Whether a handle is what its heading makes, with or without the number that tells it from others; or an id. */
export function followsFrom(heading: string, handle: string): boolean {
  const made = handleFrom(heading);
  const number = handle.startsWith(made) ? handle.slice(made.length) : handle;
  return /^(-?[0-9a-f]{10}|-\d\d?|[0-9a-f]{24})?$/.test(number);
}
