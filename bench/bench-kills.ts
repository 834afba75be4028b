import { randomInt } from 'node:crypto';
import { runKillPoints } from '../graphql-server/test/kills/kill-points.ts';
import { printKillReport } from './print-kill-report.ts';

const POINTS = 500;
const POINTS_PER_LINE = 25;

/**
 * Kills the server at random moments of product uploads, like the tests but for much longer. `KILL_SEED` repeats an earlier run's choices.
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
  printKillReport('additions, changes and deletions', report, seed, seconds());
  if (report.faults.length > 0) process.exitCode = 1;
}
