import { expect, test } from 'vitest';
import {
  type CellChange,
  emptyReport,
  type FileReading,
  type ReportedRow,
  reportHandle,
  reportNotes,
  reportRow,
} from './import-report.ts';

const FILE: FileReading = {
  encoding: 'UTF-8',
  separator: 'comma',
  decimals: 'point',
  questions: [],
  encodings: [],
  decimalChoices: [],
  columns: [],
};
const newReport = () => emptyReport(FILE);
const rowAt = (line: number) => ({ line, id: '', title: 'Sari' });
const created = (line: number): ReportedRow => ({ ...rowAt(line), action: 'create' });
const changed = (line: number): ReportedRow => ({ ...rowAt(line), action: 'change', changes: [] });
const kept = (line: number, changes: CellChange[] = []): ReportedRow => ({
  ...rowAt(line),
  action: 'keep',
  changes,
});
const noted = (row: ReportedRow): ReportedRow => ({ ...row, notes: ['No image'] });
const refused = (line: number): ReportedRow => ({
  ...rowAt(line),
  action: 'refuse',
  reasons: ['No title'],
  faults: [],
});
const unchanged = (line: number): ReportedRow => ({ ...rowAt(line), action: 'unchanged' });

test('an empty file changes nothing', () => {
  expect(newReport()).toEqual({
    ...{ file: FILE, toCreate: 0, toChange: 0, unchanged: 0, kept: 0, refused: 0, noted: 0 },
    ...{
      overwrite: [],
      differences: [],
      newCategories: [],
      notes: [],
      handlesChanged: 0,
      handles: [],
      rows: [],
    },
  });
});

test('each row is counted by its effect, and listed unless it is unchanged', () => {
  const report = newReport();
  for (const row of [created(2), changed(3), changed(4), unchanged(5), refused(6)]) reportRow(report, row);
  expect(report).toMatchObject({ toCreate: 1, toChange: 2, unchanged: 1, refused: 1 });
  expect(report.rows).toEqual([created(2), changed(3), changed(4), refused(6)]);
});

test.each([
  ['new products', created, 200],
  ['changes', changed, 200],
  ['products that stay unchanged', (line: number) => kept(line), 200],
  ['errors', refused, 5_000],
  ['new products with notes', (line: number) => noted(created(line)), 5_000],
])('of %s the first are listed, and all are counted', (_, row, listed) => {
  const report = newReport();
  for (let line = 0; line <= listed; line += 1) reportRow(report, row(line));
  expect(report.rows).toHaveLength(listed);
  expect(report.rows.at(-1)).toEqual(row(listed - 1));
  expect(report.toCreate + report.toChange + report.kept + report.refused).toBe(listed + 1);
});

test('a note counts its products, and lists the lines of the first ten', () => {
  const report = newReport();
  for (let line = 1; line <= 11; line += 1) reportNotes(report, line, ['No image', 'No image']);
  reportNotes(report, 12, ['No price']);
  expect(report.notes).toEqual([
    { text: 'No image', count: 11, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { text: 'No price', count: 1, lines: [12] },
  ]);
});

test('beyond 200 kinds of notes only the number of further ones is given', () => {
  const report = newReport();
  for (let kind = 1; kind <= 202; kind += 1) reportNotes(report, kind, [`Note ${kind}`]);
  reportNotes(report, 300, ['Note 200', 'Note 1']);
  expect(report.notes).toHaveLength(201);
  expect(report.notes.slice(-2)).toEqual([
    { text: 'Note 200', count: 2, lines: [200, 300] },
    { text: 'And more like these.', count: 2, lines: [201, 202] },
  ]);
  expect(report.notes[0]).toEqual({ text: 'Note 1', count: 2, lines: [1, 300] });
});

test('products with notes are counted too, and have a longer list', () => {
  const report = newReport();
  for (let line = 0; line < 201; line += 1) reportRow(report, created(line));
  for (const row of [noted(created(300)), created(301), noted(unchanged(302))]) reportRow(report, row);
  expect(report).toMatchObject({ toCreate: 203, unchanged: 1, noted: 2 });
  expect(report.rows.slice(199)).toEqual([created(199), noted(created(300))]);
});

test('products that differ from the file in the same ways are counted together', () => {
  const report = newReport();
  const change = (column: string, facts: Partial<CellChange> = {}) => ({
    column,
    from: 'a',
    to: 'b',
    ...facts,
  });
  const price = change('selling_price', { group: 'prices' });
  const title = change('title', { group: 'texts', isEdited: true });
  reportRow(report, kept(1, [price, title]));
  reportRow(report, {
    ...rowAt(2),
    action: 'change',
    changes: [title, price, { ...price, column: 'regular_price' }],
  });
  reportRow(report, kept(3, [{ ...price, isEdited: true }]));
  reportRow(report, kept(4, [price]));
  reportRow(report, kept(5, [change('brand')]));
  reportRow(report, kept(6));
  const [ofPrice, ofTitle] = [
    { group: 'prices', isEdited: false },
    { group: 'texts', isEdited: true },
  ];
  expect(report.differences).toEqual([
    { ways: [ofPrice, ofTitle], count: 2 },
    { ways: [{ ...ofPrice, isEdited: true }], count: 1 },
    { ways: [ofPrice], count: 1 },
  ]);
  expect(report).toMatchObject({ kept: 5, toChange: 1 });
});

test('of changed handles the first 1,000 are listed, and all are counted', () => {
  const report = newReport();
  const change = (line: number) => ({
    ...{ line, title: 'Sari', from: '/a', to: `/${line}` },
    ...{ reason: 'In use', isRedirected: true },
  });
  for (let line = 1; line <= 1_001; line += 1) reportHandle(report, change(line));
  expect(report.handlesChanged).toBe(1_001);
  expect(report.handles).toHaveLength(1_000);
  expect([report.handles[0], report.handles.at(-1)]).toEqual([change(1), change(1_000)]);
});
