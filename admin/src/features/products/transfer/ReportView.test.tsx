import { emptyReport, type ImportReport } from '@mela/rules/import-report.ts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ImportDone } from './ImportProgress.tsx';
import { ReportView } from './ReportView.tsx';

const EMPTY = emptyReport({
  ...{ encoding: 'UTF-8', separator: 'comma', decimals: 'point', columns: [] },
  ...{ questions: [], encodings: [], decimalChoices: [] },
} as unknown as ImportReport['file']);
const PRICES = { column: 'selling_price', from: '10', to: '12', group: 'prices', isEdited: false } as const;
const TEXTS = { column: 'title', from: 'Mug', to: 'Big mug', group: 'texts', isEdited: false } as const;
const EDITED = { column: 'stock', from: '5', to: '2', group: 'stock', isEdited: true } as const;
const AGAIN: ImportReport = {
  ...EMPTY,
  ...{ toChange: 1, kept: 2, overwrite: ['prices', 'stock', 'images'] },
  differences: [
    { ways: [PRICES, TEXTS], count: 1 },
    { ways: [TEXTS], count: 1 },
    { ways: [EDITED], count: 1 },
  ],
  rows: [
    { line: 2, id: '', title: 'Mug', action: 'change', changes: [PRICES, TEXTS] },
    { line: 3, id: '', title: 'Cup', action: 'keep', changes: [TEXTS] },
    { line: 4, id: '', title: 'Jug', action: 'keep', changes: [EDITED] },
  ],
};

function show(report: ImportReport) {
  const onImport = vi.fn();
  const file = new File([''], 'products.csv');
  render(
    <ReportView file={file} report={report} onImport={onImport} onCheck={vi.fn()} onRestart={vi.fn()} />,
  );
  return onImport;
}

test('differences are counted and listed, and the operator chooses what the file overwrites', () => {
  const onImport = show(AGAIN);
  const choice = within(screen.getByRole('group', { name: /^Overwrite/ }));
  const boxes = () =>
    choice
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked, labels }) => [labels?.[0]?.textContent?.replaceAll(/\s+/g, ' ').trim(), checked]);
  expect(boxes()).toEqual([
    ['Prices 1 product', true],
    ['Stock 1 product', true],
    ['Title and description 2 products', false],
    ['Also values that were edited in this shop since the last import 1 product', false],
  ]);
  const changed = screen.getByRole('region', { name: 'To change' });
  expect(changed.textContent).toContain('₹10');
  expect(changed.textContent).toContain('Mug is kept. The file has Big mug');
  expect(screen.getByRole('region', { name: /^Kept/ }).textContent).toContain(
    '5 is kept (edited in this shop)',
  );
  fireEvent.click(choice.getByLabelText(/Title and description/));
  fireEvent.click(choice.getByLabelText(/Also values/));
  fireEvent.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(onImport).toHaveBeenLastCalledWith(['prices', 'stock', 'images', 'texts', 'edits']);
});

test('nothing is imported if nothing may be overwritten', () => {
  show(AGAIN);
  for (const name of ['Prices', 'Stock']) fireEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Choose which values to overwrite');
});

test('after the import, products that were skipped or have notes are listed with reasons', () => {
  const note = 'The product has no images, so it was imported as a draft.';
  const report: ImportReport = {
    ...EMPTY,
    ...{ toCreate: 1, refused: 1, noted: 1, notes: [{ text: note, count: 1, lines: [2] }] },
    rows: [
      { line: 2, id: '', title: 'Mug', action: 'create', notes: [note] },
      { line: 3, id: '', title: '', action: 'refuse', reasons: ['Title is required'], faults: [] },
    ],
  };
  render(
    <MemoryRouter>
      <ImportDone fileName="a.csv" report={report} onClose={vi.fn()} onRestart={vi.fn()} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toContain(
    '1 product created, 0 changed, 0 unchanged. 1 skipped.',
  );
  expect(screen.getByRole('region', { name: 'Skipped' }).textContent).toContain('Title is required');
  expect(screen.getByRole('region', { name: 'Created', hidden: true }).textContent).toContain(note);
  expect(screen.getByRole('button', { name: 'Download report' })).toBeTruthy();
});
