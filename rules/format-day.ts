import { LOCALE } from './locale.ts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as 2026-11-27: `27 November 2026`. */
export function formatDay(day: string): string {
  return DAY.format(new Date(day));
}
