import fc from 'fast-check';
import { test } from 'vitest';
import { openShopDatabase } from '../database.ts';
import { makeChange, type RandomChange, randomChange } from './random-changes.ts';
import { type Places, RandomShop } from './random-shop.ts';
import { makeRenderedSite } from './small-site.ts';

/** `RANDOM_CHANGES=1000` sets the number of changes, and `RANDOM_SEED` selects other changes. */
const CHANGES = Number(process.env['RANDOM_CHANGES'] ?? 8);
const SEED = Number(process.env['RANDOM_SEED'] ?? 5);
/**
 * The maximum number of changes of one shop. Each shop starts with the same products. Shorter sequences
 * reproduce a failure faster, but combine fewer changes.
 */
const MAX_PER_SHOP = Number(process.env['RANDOM_IN_A_ROW'] ?? 20);
const MINUTES = 60_000;
const places: Places = {
  database: openShopDatabase(),
  site: makeRenderedSite(),
  other: { database: openShopDatabase(), site: makeRenderedSite() },
};

async function changeShop(changes: RandomChange[]): Promise<void> {
  const shop = await RandomShop.open(places);
  try {
    await shop.compare();
    for (const [place, change] of changes.entries()) {
      await makeChange(shop, change);
      if (change.isCompared || place === changes.length - 1) await shop.compare();
    }
    await shop.compareWithOther();
  } finally {
    await shop.close();
  }
}

test(
  `after ${CHANGES} random changes all that is published is as a full rendering has it (RANDOM_SEED=${SEED})`,
  async () => {
    for (let made = 0; made < CHANGES; made += MAX_PER_SHOP) {
      const length = Math.min(MAX_PER_SHOP, CHANGES - made);
      const changes = fc.array(randomChange, { minLength: length, maxLength: length });
      // Without shrinking, which would open a shop for each attempt.
      const options = { seed: SEED + made, numRuns: 1, endOnFailure: true };
      await fc.assert(fc.asyncProperty(changes, changeShop), options);
    }
  },
  600 * MINUTES,
);
