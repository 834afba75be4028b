import { formatMoment } from '../../format.ts';
import type { Change } from './read-history.ts';

/** Shorter runs are listed one by one. */
const MIN_RUN = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const AGO = new Intl.RelativeTimeFormat('en-IN');

export interface HistoryDay {
  /** `Today`, `Yesterday`, `20 Nov 2026`. */
  name: string;
  changes: Change[];
}

/** Changes by the days of this device's time, in the order they have. */
export function historyDays(changes: readonly Change[], now: number): HistoryDay[] {
  const days = Map.groupBy(changes, ({ at }) => dayOf(at));
  return [...days].map(([day, changes]) => ({ name: dayName(day, now), changes }));
}

function dayName(day: string, now: number): string {
  if (day === dayOf(now)) return 'Today';
  return day === dayOf(now - DAY_MS) ? 'Yesterday' : day;
}

/** The time of day, and within a day how long ago that is: `18:05, 3 minutes ago`. */
export function timeWords(at: string, now: number): string {
  const time = formatMoment(at).split(', ').at(-1);
  const age = now - Date.parse(at);
  if (age < MINUTE_MS) return `${time}, just now`;
  if (age < HOUR_MS) return `${time}, ${AGO.format(-Math.floor(age / MINUTE_MS), 'minute')}`;
  return age < DAY_MS ? `${time}, ${AGO.format(-Math.floor(age / HOUR_MS), 'hour')}` : `${time}`;
}

function dayOf(moment: string | number): string {
  return formatMoment(new Date(moment).toISOString()).split(', ')[0] ?? '';
}

/** Changes of one action, such as the deletion of a category, newest first. Most runs have one change. */
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

/** Undos are separate actions, and groups are already grouped. */
function isSameWork(one: Change, other: Change): boolean {
  if (one.group || other.group) return false;
  return one.source !== null && one.undoes === null && one.source === other.source && one.by === other.by;
}
