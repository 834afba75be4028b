import { describe, expect, it } from 'vitest';
import { runKillPoints } from './kill-points.ts';

/** The number of kills: one for each target, and a killed start. `npm run bench -- kills` makes hundreds. */
const POINTS = 3;
const IMAGES = 20;
/** `KILL_SEED` selects other random choices; the benchmark makes new ones each time. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);

describe(`a server killed ${POINTS} times at random moments of product uploads (KILL_SEED=${SEED})`, () => {
  it('loses nothing it acknowledged, and leaves nothing behind', async () => {
    const report = await runKillPoints({ points: POINTS, seed: SEED, imageCount: IMAGES });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(POINTS);
    expect(report.cutOff).toBeGreaterThan(POINTS);
  });
});
