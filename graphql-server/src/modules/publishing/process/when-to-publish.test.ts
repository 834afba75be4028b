import { expect, test } from 'vitest';
import { Pace, stockReleaseAt, whenToPublish } from './when-to-publish.ts';

const PUBLISH_MS = 300;

/**
 * Simulates a shop.
 * @param saves the times of changes
 * @returns when releases start, one at a time and as early as allowed
 */
function releasesOf(saves: readonly number[]): number[] {
  const pace = new Pace();
  const starts: number[] = [];
  let [waits, endsAt] = [false, 0];
  for (let now = 0; now <= (saves.at(-1) ?? 0) + 3_000; now += 10) {
    if (endsAt === now) pace.noteEnd();
    if (saves.includes(now)) {
      pace.noteChange(now);
      waits = true;
    }
    if (!waits || now < endsAt || now < pace.earliest) continue;
    starts.push(now);
    pace.noteStart(now);
    [waits, endsAt] = [false, now + PUBLISH_MS];
  }
  return starts;
}

test('each of several separate saves starts a release at once', () => {
  const saves = Array.from({ length: 20 }, (_, index) => 10 + index * 400);
  expect(releasesOf(saves)).toEqual(saves);
});

test('a hundred saves in five seconds make six releases, the last within a second', () => {
  const starts = releasesOf(Array.from({ length: 100 }, (_, index) => 10 + index * 50));
  expect(starts).toHaveLength(6);
  expect(starts.at(-1)).toBeLessThan(4_960 + 1_000);
});

test.each([
  ['soon where none was for long', 100_000, Number.NEGATIVE_INFINITY, 101_000],
  ['a minute after the last one', 100_000, 99_000, 159_000],
])('what sells out is released %s', (_, since, last, at) => {
  expect(stockReleaseAt(since, last)).toBe(at);
});

const STILL = {
  ...{ isImporting: false, isDamaged: false, hasChanges: false, hasDateChanges: false },
  ...{ stockAt: 5_000, pace: { earliest: 0 }, retryAt: 0 },
};
const SETTINGS = {
  ...{ mode: 'catalogue' as const, publishesAutomatically: true, isPaused: false },
  ...{ requests: 0, servedRequests: 0 },
};
const STOCK = { reason: 'stock', at: 5_000 };

test.each([
  ['by itself', {}, {}, STOCK],
  ['after a saved change', {}, { hasChanges: true }, { reason: 'changes', at: 0 }],
  ['while edits wait', { publishesAutomatically: false }, { hasChanges: true }, STOCK],
  ['while nothing is published by itself', { isPaused: true }, { hasChanges: true }, STOCK],
  ['after an import', {}, { isImporting: true }, null],
  ['never in the sample', { mode: 'sample' as const }, {}, null],
])('stock is released %s', (_, settings, situation, next) => {
  expect(whenToPublish({ ...STILL, ...situation, settings: { ...SETTINGS, ...settings } })).toEqual(next);
});
