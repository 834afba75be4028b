import { describe, expect, it } from 'vitest';
import { createProgressReport } from './download-mongod.ts';

describe('the progress of a download', () => {
  it('is a line now and then, never the same twice', () => {
    const lines: string[] = [];
    let now = 0;
    const report = createProgressReport(
      'MongoDB 6.0.5',
      (line) => lines.push(line),
      () => now,
    );
    const steps = [0, 1_000, 2_000, 2_100, 4_000, 6_000].map((at) => [at, at * 7_000] as const);
    for (const [at, doneBytes] of steps) {
      now = at;
      report(doneBytes, 42_000_000);
    }
    report(42_000_000, 42_000_000);
    expect(lines).toEqual([
      'MongoDB 6.0.5: 14 of 42 MB (33 %)',
      'MongoDB 6.0.5: 28 of 42 MB (66 %)',
      'MongoDB 6.0.5: 42 of 42 MB (100 %)',
    ]);
  });
});
