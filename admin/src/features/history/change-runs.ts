import type { Change } from './read-history.ts';

/** Fewer stand by themselves. */
const MIN_RUN = 4;

/** Changes that came at once, as by the deletion of a category, the newest first; most are alone. */
export type ChangeRun = [Change, ...Change[]];

/** Puts together what stands side by side and belongs together. */
export function changeRuns(changes: readonly Change[]): ChangeRun[] {
  const runs: ChangeRun[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (last && isSameWork(last[0], change)) last.push(change);
    else runs.push([change]);
  }
  return runs.flatMap((run) => (run.length < MIN_RUN ? run.map((change): ChangeRun => [change]) : [run]));
}

/** An undo is made by hand, each by itself; a group is one already. */
function isSameWork(one: Change, other: Change): boolean {
  if (one.group || other.group) return false;
  return one.source !== null && one.undoes === null && one.source === other.source && one.by === other.by;
}
