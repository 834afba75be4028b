import type { KillPointsReport } from '../graphql-server/test/kills/kill-points.ts';
import { printTable } from './print-table.ts';
import { median, quantile } from './statistics.ts';

/** @param acknowledged a description of the acknowledged changes */
export function printKillReport(
  what: string,
  { faults, acknowledged, cutOff, startMs, checkMs }: KillPointsReport,
  seed: number,
  seconds: number,
): void {
  printTable(
    `Kill points (KILL_SEED=${seed})`,
    ['', ''],
    [
      ['kills', String(startMs.length)],
      [`acknowledged ${what}`, String(acknowledged)],
      ['cut off by a kill', String(cutOff)],
      ['lost, doubled, damaged or left over', String(faults.length)],
      ['seconds for each point', (seconds / startMs.length).toFixed(1)],
      ['seconds until ready again, median', (median(startMs) / 1000).toFixed(1)],
      ['seconds until ready again, p95', (quantile(startMs, 0.95) / 1000).toFixed(1)],
      ['seconds of checking everything, median', (median(checkMs) / 1000).toFixed(1)],
    ],
  );
  for (const fault of faults) process.stdout.write(`${fault}\n`);
}
