import { randomInt } from 'node:crypto';
import { Calls } from '../../graphql-server/test/kills/calls.ts';
import { runOrderKillPoints } from '../../graphql-server/test/kills/order-kill-points.ts';
import { drawImages } from '../../graphql-server/test/kills/sample-images.ts';
import { seededRandom } from '../../graphql-server/test/seeded-random.ts';
import { startServerProcess } from '../../graphql-server/test/server-process.ts';
import { printKillReport } from '../print-kill-report.ts';
import { openForOrders } from './open-for-orders.ts';
import { orderInput } from './order-input.ts';

const POINTS = 500;
const POINTS_PER_LINE = 25;
const PRODUCTS = 3;

/**
 * Kills the server at random moments of orders, like the tests but for much longer. `KILL_SEED` repeats an earlier run's choices;
 * `ORDER_KILLS` makes it shorter.
 */
export async function benchOrderKills(): Promise<void> {
  const seed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const report = await runOrderKillPoints({
    points: Number(process.env['ORDER_KILLS'] ?? POINTS),
    seed,
    start: (dataDir) => startServerProcess({ dataDir }),
    prepare,
    onPoint: (point, { faults }) => {
      if (point % POINTS_PER_LINE > 0) return;
      process.stdout.write(`${point} kills in ${seconds().toFixed(0)} s, ${faults.length} faults\n`);
    },
  });
  printKillReport('orders and cancelations', report, seed, seconds());
  if (report.faults.length > 0) process.exitCode = 1;
}

async function prepare(url: string): Promise<{ total: number }[]> {
  const calls = new Calls(url);
  const category = await calls.addCategory('Things');
  const images = await drawImages(PRODUCTS, seededRandom(1));
  for (const [index, image] of images.entries()) {
    const entry = { title: `Thing ${index}`, id: null, acknowledged: null, attempted: undefined };
    await calls.addByGraphql(entry, category, [image]);
  }
  return (await openForOrders(url)).map((piece) => orderInput(piece));
}
