import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openShopDatabase } from '../database.ts';
import { makeChange, type RandomChange, randomChange } from './random-changes.ts';
import { type Places, RandomShop } from './random-shop.ts';
import { makeRenderedSite } from './small-site.ts';

/** `RANDOM_CHANGES=1000` makes so many; `RANDOM_SEED` repeats a run. */
const CHANGES = Number(process.env['RANDOM_CHANGES'] ?? 12);
const SEED = Number(process.env['RANDOM_SEED'] ?? 33);
/** Each shop begins from the same products: so a failure needs few changes to be repeated. */
const MAX_PER_SHOP = 20;
const MINUTES = 60_000;
const places: Places = {
  database: openShopDatabase(),
  site: makeRenderedSite(),
  other: { database: openShopDatabase(), site: makeRenderedSite() },
};
let changed = 0;

async function changeShop(changes: RandomChange[]): Promise<void> {
  const shop = await RandomShop.open(places);
  try {
    await shop.compare();
    for (const [place, change] of changes.entries()) {
      await makeChange(shop, change);
      changed += 1;
      if (change.isCompared || place === changes.length - 1) await shop.compare();
    }
  } finally {
    await shop.close();
  }
}

test(
  `after ${CHANGES} random changes all that is published is as a full rendering has it`,
  async () => {
    for (let run = 0; changed < CHANGES; run += 1) {
      const maxLength = Math.min(MAX_PER_SHOP, CHANGES - changed);
      const changes = fc.array(randomChange, { minLength: 1, maxLength, size: 'max' });
      await fc.assert(fc.asyncProperty(changes, changeShop), {
        ...{ seed: SEED + run, numRuns: 1, verbose: true },
        ...{ interruptAfterTimeLimit: 20 * MINUTES, markInterruptAsFailure: true },
      });
    }
    expect(changed).toBeGreaterThanOrEqual(CHANGES);
  },
  600 * MINUTES,
);
