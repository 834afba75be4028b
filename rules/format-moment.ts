import { LOCALE } from './locale.ts';

// In a separate file, so that pages that format only dates or only money do not load this code.

/** The fields of `timeStyle: 'short'`, because that option cannot be combined with the name of the time zone. */
const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** A date and time with the name of the time zone: `27 November 2026 at 9:30 am IST`. @param timeZone absent: the browser's */
export function formatMoment(moment: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { ...MOMENT, timeZone }).format(moment);
}
