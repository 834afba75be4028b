import { expect, test } from 'vitest';
import { type RedirectRowReport, redirectReportOf } from './redirect-report.ts';

const rowAt = (line: number) => ({ line, from: `/${line}`, to: '/b' });
const creation = (line: number): RedirectRowReport => ({ ...rowAt(line), action: 'create' });
const change = (line: number): RedirectRowReport => ({ ...rowAt(line), action: 'change', before: '/a' });
const same = (line: number): RedirectRowReport => ({ ...rowAt(line), action: 'unchanged' });
const fault = (from: string) => ({ reason: 'redirects.loop', params: { from, line: 3 } });
const refusal = (line: number): RedirectRowReport => ({
  ...rowAt(line),
  action: 'refuse',
  reasons: ['No'],
  faults: [],
});
const rowsOf = (length: number, make: (line: number) => RedirectRowReport) =>
  Array.from({ length }, (_, line) => make(line));

test('an empty file has an empty report', () => {
  expect(redirectReportOf([])).toEqual({ toCreate: 0, toChange: 0, unchanged: 0, refused: 0, rows: [] });
});

test('lines are counted by their effect, and listed in the file’s order unless they are unchanged', () => {
  const rows = [refusal(2), same(3), change(4), same(5), creation(6), creation(7), same(8), refusal(9)];
  expect(redirectReportOf([...rows, refusal(10), refusal(11)])).toEqual({
    ...{ toCreate: 2, toChange: 1, unchanged: 3, refused: 4 },
    rows: [refusal(2), change(4), creation(6), creation(7), refusal(9), refusal(10), refusal(11)],
  });
});

test('the first 200 of each kind and 5,000 errors are listed, and all are counted', () => {
  const changes = rowsOf(201, change);
  const creations = rowsOf(201, creation);
  const refusals = rowsOf(5_001, refusal);
  const report = redirectReportOf([...refusals, ...changes, ...creations]);
  expect(report).toMatchObject({ toCreate: 201, toChange: 201, unchanged: 0, refused: 5_001 });
  expect(report.rows).toEqual([
    ...refusals.slice(0, 5_000),
    ...changes.slice(0, 200),
    ...creations.slice(0, 200),
  ]);
});

test('errors show the addresses of their lines and the reasons, truncated if they are long', () => {
  const row = { line: 2, action: 'refuse' as const };
  const [long, longest] = ['x'.repeat(201), 'x'.repeat(200)];
  const { rows } = redirectReportOf([
    { ...row, from: '/a', to: long, reasons: ['No address', long], faults: [fault(long)] },
    { ...row, from: long, to: longest, reasons: [], faults: [{ reason: 'a.b' }] },
  ]);
  expect(rows).toEqual([
    {
      ...row,
      from: '/a',
      to: `${longest}…`,
      reasons: ['No address', `${longest}…`],
      faults: [fault(`${longest.slice(0, 50)}…`)],
    },
    { ...row, from: `${longest}…`, to: longest, reasons: [], faults: [{ reason: 'a.b' }] },
  ]);
});

test('the addresses of valid lines are whole', () => {
  const row = { ...creation(2), from: `/${'x'.repeat(300)}` };
  expect(redirectReportOf([row]).rows).toEqual([row]);
});
