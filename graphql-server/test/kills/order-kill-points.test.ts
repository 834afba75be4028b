import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openShop, orderOf, sell } from '../orders/selling-shop.ts';
import { makeSmallSite } from '../publishing/small-site.ts';
import { startServerProcess, WITH_PATIENT_TIMEOUTS } from '../server-process.ts';
import { runOrderKillPoints } from './order-kill-points.ts';

/**
 * The number of kills: one for each target, because each needs a start of the server. `npm run bench --
 * order-kills` makes hundreds.
 */
const POINTS = 3;
/** `KILL_SEED` makes other choices. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);
const SERVER = join(import.meta.dirname, '../publishing/server.fixture.ts');
const PRODUCTS = 3;
const ENOUGH = 1_000_000;
const site = makeSmallSite();

/** Opens a shop with a few products. @returns orders for one of them, and for two */
async function prepare(url: string): Promise<{ total: number }[]> {
  await openShop({ url });
  const ids: string[] = [];
  while (ids.length < PRODUCTS) ids.push((await sell({ url }, `Thing ${ids.length}`, 100, ENOUGH)).id);
  const lines = ids.map((variantId, index) => ({ variantId, quantity: index + 1 }));
  return Promise.all([...lines.map((line) => [line]), lines].map((some) => orderOf({ url }, some)));
}

describe(`a server killed ${POINTS} times at random moments of orders (KILL_SEED=${SEED})`, () => {
  it('loses and duplicates none, and stock, numbers, payments and emails match', async () => {
    const start = (dataDir: string) =>
      startServerProcess({
        dataDir,
        nodeOptions: WITH_PATIENT_TIMEOUTS,
        script: { path: SERVER, arguments: [site], readyLine: /^Ready at (\S+)$/m },
      });
    const report = await runOrderKillPoints({ points: POINTS, seed: SEED, start, prepare });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(POINTS);
    expect(report.cutOff).toBeGreaterThan(POINTS);
  });
});
