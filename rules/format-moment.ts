import { LOCALE } from './locale.ts';

// In a file of its own, because the checkout formats no date without a time.

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
