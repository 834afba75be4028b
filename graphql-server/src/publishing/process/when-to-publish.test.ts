import { expect, test } from 'vitest';
import { Pace } from './when-to-publish.ts';

const PUBLISH_MS = 300;

/** Saves at these moments. @returns when releases begin: as soon as they may, one at a time. */
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

test('of saves that come one by one each begins a release at once', () => {
  const saves = Array.from({ length: 20 }, (_, index) => 10 + index * 400);
  expect(releasesOf(saves)).toEqual(saves);
});

test('a hundred saves in five seconds make six releases, the last within a second', () => {
  const starts = releasesOf(Array.from({ length: 100 }, (_, index) => 10 + index * 50));
  expect(starts).toHaveLength(6);
  expect(starts.at(-1)).toBeLessThan(4_960 + 1_000);
});
