import { LOCALE } from './locale.ts';

/** A date such as 2026-11-27: `27 November 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
