import { describe, expect, it } from 'vitest';
import { runKillPoints } from './kill-points.ts';

const POINTS = 20;
/** `KILL_SEED` makes other choices; `npm run bench -- kills` makes new ones each time. */
const SEED = Number(process.env['KILL_SEED'] ?? 1);

describe(`a server killed ${POINTS} times at random moments of product uploads (KILL_SEED=${SEED})`, () => {
  it('loses nothing it acknowledged, and leaves nothing over', { timeout: 600_000 }, async () => {
    const report = await runKillPoints({ points: POINTS, seed: SEED });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(POINTS * 3);
    expect(report.cutOff).toBeGreaterThan(POINTS);
  });
});
