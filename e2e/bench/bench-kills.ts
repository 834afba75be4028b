import { randomInt } from 'node:crypto';
import { type KillPointsReport, runKillPoints } from '../../graphql-server/test/kills/kill-points.ts';
import { printTable } from './print-table.ts';
import { median, quantile } from './statistics.ts';

const POINTS = 500;
const POINTS_PER_LINE = 25;

/**
 * Kills the server at random moments of product uploads, as the tests do, but for much longer.
 * `KILL_SEED` repeats the choices of an earlier run.
 */
export async function benchKills(): Promise<void> {
  const seed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const report = await runKillPoints({
    points: POINTS,
    seed,
    onPoint: (point, { faults }) => {
      if (point % POINTS_PER_LINE > 0) return;
      process.stdout.write(`${point} kills in ${seconds().toFixed(0)} s, ${faults.length} faults\n`);
    },
  });
  printReport(report, seed, seconds());
  if (report.faults.length > 0) process.exitCode = 1;
}

function printReport(report: KillPointsReport, seed: number, seconds: number): void {
  const { faults, acknowledged, cutOff, startMs, checkMs } = report;
  printTable(
    `Kill points (KILL_SEED=${seed})`,
    ['', ''],
    [
      ['kills', String(startMs.length)],
      ['acknowledged additions, changes and deletions', String(acknowledged)],
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
