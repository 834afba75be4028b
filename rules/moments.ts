import { cleanText } from './text.ts';

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/i;

export function checkMoment(label: string, moment: unknown): string | false {
  return (
    readMoment(moment) === null &&
    `${label} must be a date and time with a time zone, such as 2026-01-31T09:00+05:30`
  );
}

export function checkPeriod({
  showFrom,
  showUntil,
}: {
  showFrom?: unknown;
  showUntil?: unknown;
}): string | false {
  const [from, until] = [readMoment(showFrom), readMoment(showUntil)];
  return from != null && until != null && until <= from && 'Show until must be later than show from';
}

/** @returns undefined for an empty value, null for an invalid moment; a date alone begins at midnight UTC */
export function readMoment(moment: unknown): Date | null | undefined {
  if (moment == null || moment === '') return undefined;
  if (moment instanceof Date) return moment;
  const text = cleanText(moment);
  const parsed = new Date(MOMENT.test(text) ? text : Number.NaN);
  return Number.isNaN(parsed.getTime()) ? null : parsed;
}
