import type { ImportReport } from '@mela/rules/import-report.ts';
import { expect, test } from 'vitest';
import { reportFile } from './report-file.ts';

const report = (refused: number): ImportReport => ({
  ...{ toCreate: 1, toChange: 0, unchanged: 0, refused, noted: 0, kept: 0, differences: [], overwrite: [] },
  file: {
    encoding: 'UTF-8',
    separator: 'comma',
    decimals: 'point',
    questions: [],
    encodings: [],
    decimalChoices: [],
    columns: [],
  },
  newCategories: [],
  notes: [],
  handlesChanged: 0,
  handles: [],
  rows: [
    {
      action: 'refuse',
      line: 3,
      id: 'a1',
      title: '=SUM("A")',
      reasons: ['Title is required', 'No images'],
      faults: [],
    },
    { action: 'create', line: 4, id: '', title: 'Bag' },
  ],
});

test('has a line for each skipped product and each note, without spreadsheet formulas', () => {
  expect(reportFile(report(1))).toBe(
    '\uFEFFline,id,title,outcome,details\r\n' +
      '3,a1,"\'=SUM(""A"")",skipped,Title is required; No images\r\n',
  );
});

test('says how many entries are not listed', () => {
  expect(reportFile(report(7)).split('\r\n').at(-2)).toBe(',,,,and 6 more');
});
