import { LOCALE } from '@mela/rules/locale.ts';

const DAY = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param day such as 2026-12-03. @returns such as 3 December 2026 */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}
