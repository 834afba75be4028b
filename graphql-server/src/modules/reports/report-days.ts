import { countDays, daysLater, startOfShopDay } from '@mela/rules/shop-days.ts';
import { broken } from '@mela/rules/text.ts';
import { assertValid } from '../../kernel/errors.ts';
import { checkDay } from '../orders/sold-orders.ts';
import { reportsMessages } from './messages.ts';

/** The first and last day of a period, by the shop's time zone. */
export interface Days {
  from: string;
  to: string;
}

export type ReportInterval = 'DAY' | 'WEEK' | 'MONTH';

const MAX_DAYS = 366;
const DAY_MS = 24 * 60 * 60_000;
const DAYS_OF_WEEK = 7;

/** @returns the number of days. @throws UserError for invalid, reversed or too many days */
export function assertDays({ from, to }: Days): number {
  assertValid(broken({ from: checkDay(from), to: checkDay(to) }));
  const count = countDays(from, to);
  const isWithin = count >= 1 && count <= MAX_DAYS;
  assertValid(isWithin ? {} : { to: reportsMessages.tooManyDays({ max: MAX_DAYS }) });
  return count;
}

/** The same number of days immediately before these. */
export function daysBefore({ from, to }: Days): Days {
  return { from: daysLater(from, -countDays(from, to)), to: daysLater(from, -1) };
}

/** The start of each day, and the end of the last day. */
export function startsOf({ from, to }: Days, timeZone: string): Date[] {
  return Array.from(
    { length: countDays(from, to) + 1 },
    (_, index) => startOfShopDay(daysLater(from, index), timeZone) as Date,
  );
}

/**
 * A MongoDB expression that numbers the days, from 0. It does not use MongoDB's time zones, whose rules may
 * differ from this server's. It finds days of 24 hours by division, and all other days by comparing their
 * ends.
 */
export function dayNumber(field: string, starts: readonly Date[]): object {
  const lengthOf = (index: number) => Number(starts[index + 1]) - Number(starts[index]);
  const branches: { end: Date; then: object | number }[] = [];
  for (let index = 0; index + 1 < starts.length; index += 1) {
    const first = index;
    const isUsual = lengthOf(first) === DAY_MS;
    while (isUsual && lengthOf(index + 1) === DAY_MS) index += 1;
    const since = { $subtract: [field, starts[first]] };
    const then = isUsual ? { $add: [first, { $floor: { $divide: [since, DAY_MS] } }] } : first;
    branches.push({ end: starts[index + 1] as Date, then });
  }
  const last = branches.pop()?.then ?? 0;
  if (branches.length === 0) return { $add: [last, 0] };
  const cases = branches.map(({ end, then }) => ({ case: { $lt: [field, end] }, then }));
  return { $switch: { branches: cases, default: last } };
}

/** The days, weeks or months of a period. The period may start or end within the first or last one. */
export function intervalsOf({ from, to }: Days, by: ReportInterval): Days[] {
  const intervals: Days[] = [];
  for (let first = from; first <= to; ) {
    const end = lastDayOf(first, by);
    const last = end < to ? end : to;
    intervals.push({ from: first, to: last });
    first = daysLater(last, 1);
  }
  return intervals;
}

function lastDayOf(day: string, by: ReportInterval): string {
  if (by === 'DAY') return day;
  if (by === 'WEEK') {
    const weekday = new Date(day).getUTCDay();
    return daysLater(day, (DAYS_OF_WEEK - weekday) % DAYS_OF_WEEK);
  }
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
