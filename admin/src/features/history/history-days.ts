import { LOCALE } from '@mela/rules/locale.ts';
import * as historyText from '#messages/history.ts';
import * as sharedText from '#messages/shared.ts';
import { formatMoment } from '../../format.ts';
import type { Change } from './read-history.ts';

/** The minimum number of changes in a run. Shorter runs are not grouped. */
const MIN_RUN = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const AGO = new Intl.RelativeTimeFormat(LOCALE);

export interface HistoryDay {
  /** The name of the day, such as `Today`, `Yesterday` or `20 Nov 2026`. */
  name: string;
  changes: Change[];
}

/** Groups changes by day in the shop's time zone, keeping their order. */
export function historyDays(changes: readonly Change[], now: number): HistoryDay[] {
  const days = Map.groupBy(changes, ({ at }) => dayOf(at));
  return [...days].map(([day, changes]) => ({ name: dayName(day, now), changes }));
}

function dayName(day: string, now: number): string {
  if (day === dayOf(now)) return historyText.today;
  return day === dayOf(now - DAY_MS) ? sharedText.yesterday : day;
}

/** The time of day, and for today how long ago: `18:05, 3 minutes ago`. */
export function timeWords(at: string, now: number): string {
  const time = formatMoment(at).split(', ').at(-1);
  const age = now - Date.parse(at);
  if (age < MINUTE_MS) return historyText.timeJustNow(time);
  if (age < HOUR_MS) return `${time}, ${AGO.format(-Math.floor(age / MINUTE_MS), 'minute')}`;
  return age < DAY_MS ? `${time}, ${AGO.format(-Math.floor(age / HOUR_MS), 'hour')}` : `${time}`;
}

function dayOf(moment: string | number): string {
  return formatMoment(new Date(moment).toISOString()).split(', ')[0] ?? '';
}

/** Changes of one action, such as deleting a category, newest first. Most runs have one change. */
export type ChangeRun = [Change, ...Change[]];

/** Groups neighbouring changes of the same action. */
export function changeRuns(changes: readonly Change[]): ChangeRun[] {
  const runs: ChangeRun[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (last && isSameWork(last[0], change)) last.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => (run.length < MIN_RUN ? run.map((change): ChangeRun => [change]) : [run]));
}

/** Whether two changes belong to one action. Reverts are separate actions, and groups are already grouped. */
function isSameWork(one: Change, other: Change): boolean {
  if (one.group || other.group) return false;
  return one.source !== null && one.undoes === null && one.source === other.source && one.by === other.by;
}
