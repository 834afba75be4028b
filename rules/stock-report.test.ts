import { expect, test } from 'vitest';
import { type StockRowReport, stockReportOf } from './stock-report.ts';

const change = (line: number): StockRowReport => ({ ...rowAt(line), action: 'change', from: null, to: 3 });
const same = (line: number): StockRowReport => ({ ...rowAt(line), action: 'unchanged' });
const refusal = (line: number): StockRowReport => ({
  ...rowAt(line),
  action: 'refuse',
  reasons: ['No'],
  faults: [],
});
const rowAt = (line: number) => ({ line, id: '', sku: `S-${line}`, title: '' });

test('rows are counted by their effect, and listed in the file’s order unless they are unchanged', () => {
  const rows = [refusal(2), same(3), change(4), same(5), same(6), refusal(7)];
  expect(stockReportOf(rows)).toEqual({
    toChange: 1,
    unchanged: 3,
    refused: 2,
    rows: [refusal(2), change(4), refusal(7)],
  });
});

test('the first 200 changes and 5,000 errors are listed, and all are counted', () => {
  const changes = Array.from({ length: 201 }, (_, line) => change(line));
  const refusals = Array.from({ length: 5_001 }, (_, line) => refusal(300 + line));
  const report = stockReportOf([...refusals, ...changes]);
  expect(report).toMatchObject({ toChange: 201, unchanged: 0, refused: 5_001 });
  expect(report.rows).toHaveLength(5_200);
  expect([report.rows[4_999], report.rows[5_000], report.rows.at(-1)]).toEqual([
    refusals[4_999],
    changes[0],
    changes[199],
  ]);
});
