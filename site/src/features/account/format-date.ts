import { SHOP } from '../../shop.ts';

const DATE = new Intl.DateTimeFormat(SHOP.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as `2026-03-14`, in words: `14 March 2026`. */
export function formatDate(day: string): string {
  return DATE.format(new Date(day));
}
