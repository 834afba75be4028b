import { type RedirectRowReport, redirectReportOf } from '@mela/rules/redirect-report.ts';
import { BSON } from 'mongodb';
import { expect, test } from 'vitest';

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

test('the largest report fits into a document of MongoDB', () => {
  const [from, to, anything] = ['語'.repeat(500), '語'.repeat(2_000), '語'.repeat(100_000)];
  const rows = Array.from({ length: 20_000 }, (_, line): RedirectRowReport => {
    if (line % 4 === 0) return { line, from, to, action: 'create' };
    if (line % 4 === 1) return { line, from, to, action: 'change', before: to };
    return {
      line,
      from: anything,
      to: anything,
      action: 'refuse',
      reasons: [anything],
      faults: [{ reason: 'redirects.loop', params: { from: anything, to: anything } }],
    };
  });
  const report = redirectReportOf(rows);
  expect(report).toMatchObject({ toCreate: 5_000, toChange: 5_000, refused: 10_000 });
  expect(report.rows).toHaveLength(5_400);
  expect(BSON.calculateObjectSize({ answer: report })).toBeLessThan(MAX_DOCUMENT_BYTES);
});
