import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { textsOf } from '@mela/rules/messages.ts';
import { describe, expect, test } from 'vitest';
import { type CellFormat, fieldCells, fieldDrafts, withColumns } from './field-cells.ts';

const declared = (name: string, type: DeclaredField['type'], more: Partial<DeclaredField> = {}) => ({
  ...{ module: 'made-up', name, label: name.toUpperCase(), type },
  ...more,
});
const FORMAT: CellFormat = {
  currency: 'INR',
  fields: [
    declared('flag', 'BOOLEAN'),
    declared('count', 'NUMBER', { column: 'pieces' }),
    declared('price', 'MONEY'),
    declared('note', 'TEXT', { mendCell: (cell) => cell.replace('Mar-27', '2027-03') }),
    declared('class', 'CHOICE'),
  ],
  choices: [
    { module: 'made-up', name: 'class', value: 'a1', label: 'Reduced (5 %)' },
    { module: 'made-up', name: 'class', value: 'b2', label: 'Twice' },
    { module: 'made-up', name: 'class', value: 'c3', label: 'Twice' },
  ],
};
const STORED = {
  'made-up': { flag: true, count: 3, price: { amount: 125_050 }, note: '2027-03', class: 'a1' },
};
const CELLS = {
  'field:made_up_flag': '1',
  'field:pieces': '3',
  'field:made_up_price': '1250.5',
  'field:made_up_note': '2027-03',
  'field:made_up_class': 'Reduced (5 %)',
};

test('each field is a cell in its own column', () => {
  expect(fieldCells(STORED, FORMAT)).toEqual(CELLS);
  expect(Object.values(fieldCells(undefined, FORMAT))).toEqual(['0', '', '', '', '']);
  const gone = { 'made-up': { class: 'gone' } };
  expect(fieldCells(gone, FORMAT)['field:made_up_class']).toBe('gone');
  expect(fieldCells({ 'made-up': { class: 'b2' } }, FORMAT)['field:made_up_class']).toBe('b2');
});

test('unchanged and missing cells change nothing', () => {
  expect(fieldDrafts(CELLS, STORED, FORMAT)).toEqual({ drafts: [], faults: {} });
  expect(fieldDrafts({}, STORED, FORMAT)).toEqual({ drafts: [], faults: {} });
});

describe('a cell becomes a value of the API:', () => {
  test.each([
    ['field:made_up_flag', 'yes', 'flag', 'true'],
    ['field:made_up_flag', '', 'flag', ''],
    ['field:pieces', ' 12 ', 'count', '12'],
    ['field:made_up_price', '₹1,20,000.50', 'price', '12000050'],
    ['field:made_up_note', 'Mar-27', 'note', '2027-03'],
    ['field:made_up_note', '', 'note', ''],
    ['field:made_up_class', 'reduced (5 %)', 'class', 'a1'],
    ['field:made_up_class', 'c3', 'class', 'c3'],
  ] as const)('%s %j', (column, cell, name, value) => {
    const { drafts, faults } = fieldDrafts({ [column]: cell }, undefined, FORMAT);
    expect(faults).toEqual({});
    expect(drafts).toEqual(cell === '' && name === 'note' ? [] : [{ module: 'made-up', name, value }]);
  });
});

const CHOICES = 'only "Reduced (5 %)", "Twice", "Twice"';

describe('a fault names the column:', () => {
  test.each([
    { 'field:made_up_flag': 'perhaps', fault: 'made_up_flag: FLAG must be 1 or 0' },
    { 'field:made_up_price': '12 or so', fault: 'made_up_price: PRICE must be a valid price' },
    { 'field:made_up_class': 'Full', fault: `made_up_class: There is no class "Full", ${CHOICES}` },
    { 'field:made_up_class': 'Twice', fault: `made_up_class: There is no class "Twice", ${CHOICES}` },
  ])('$fault', ({ fault, ...cells }) => {
    const { faults } = fieldDrafts(cells, undefined, FORMAT);
    expect(Object.values(textsOf(withColumns(faults, FORMAT)))).toEqual([fault]);
  });
});
