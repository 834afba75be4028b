import {
  type CustomFieldDraft,
  type CustomFields,
  type DeclaredField,
  valuesOf,
} from '@mela/rules/custom-fields.ts';
import {
  type Cells,
  columnName,
  type FieldColumn,
  fieldColumn,
  isFieldColumn,
  readFlag,
} from '@mela/rules/import-columns.ts';
import { plainAmount, toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { FieldMessages } from '../../../kernel/errors.ts';
import { type NamedChoice, readFieldChoices } from '../extension-points.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';

const MAX_NAMED_CHOICES = 10;
const MAX_SHOWN = 80;

/** The settings for converting between values and cells. */
export interface CellFormat {
  /** The currency of prices. */
  currency: string;
  /** The fields that modules add to products. Each has a column. */
  fields: readonly DeclaredField[];
  /** The current choices of these fields. */
  choices: readonly NamedChoice[];
}

export async function readCellFormat({
  currency,
  productFields,
}: {
  currency: string;
  productFields: readonly DeclaredField[];
}): Promise<CellFormat> {
  return { currency, fields: productFields, choices: await readFieldChoices(productFields) };
}

/** The values of modules' fields in a product, as cells. */
export function fieldCells(
  stored: CustomFields | undefined,
  format: CellFormat,
): Record<FieldColumn, string> {
  return Object.fromEntries(
    format.fields.map((field) => [
      fieldColumn(field),
      cellOf(field, valuesOf(stored, field.module)[field.name], format),
    ]),
  );
}

function cellOf(
  field: DeclaredField,
  value: boolean | number | string | undefined,
  format: CellFormat,
): string {
  if (field.type === 'BOOLEAN') return value === true ? '1' : '0';
  if (value === undefined) return '';
  if (field.type === 'MONEY') return String(toUnits(Number(value), format.currency));
  if (field.type !== 'CHOICE') return String(value);
  const choices = choicesOf(field, format);
  const label = choices.find((choice) => choice.value === value)?.label;
  const isUnique = choices.filter((choice) => choice.label === label).length === 1;
  return label !== undefined && isUnique ? label : String(value);
}

/**
 * Reads the modules' fields in a row. Fields whose cells are missing or unchanged stay as they are.
 * @returns the changed fields, and errors by names such as `customFields.taxes.class`
 */
export function fieldDrafts(
  cells: Cells,
  stored: CustomFields | undefined,
  format: CellFormat,
): { drafts: CustomFieldDraft[]; faults: FieldMessages } {
  const before = fieldCells(stored, format);
  const drafts: CustomFieldDraft[] = [];
  const faults: FieldMessages = {};
  for (const field of format.fields) {
    const { module, name } = field;
    const column = fieldColumn(field);
    const cell = cells[column];
    if (cell === undefined || cleanText(cell) === cleanText(before[column])) continue;
    const read = readCell(field, cleanText(cell), format);
    if ('fault' in read)
      faults[`customFields.${module}.${name}`] = catalogueMessages.invalidCell({ problem: read.fault });
    else drafts.push({ module, name, value: read.value });
  }
  return { drafts, faults };
}

/** The modules' fields in a row that are not blank, with their columns, in a fixed order. */
export function filledFields(cells: Cells): [string, string][] {
  const entries = Object.entries(cells).map(
    ([column, cell = '']) => [column, cell.trim()] as [string, string],
  );
  return entries.filter(([column, cell]) => isFieldColumn(column) && cell !== '').sort();
}

/** Adds the column's name to the errors of modules' fields. */
export function withColumns(faults: FieldMessages, { fields }: CellFormat): FieldMessages {
  const columns = new Map(
    fields.map((field) => [`customFields.${field.module}.${field.name}`, columnName(fieldColumn(field))]),
  );
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => {
      const column = columns.get(name);
      return [name, column === undefined ? fault : { ...fault, text: `${column}: ${fault.text}` }];
    }),
  );
}

/** @returns the value in the API's format, or a sentence that says why it is invalid */
function readCell(
  field: DeclaredField,
  cell: string,
  format: CellFormat,
): { value: string } | { fault: string } {
  const { label, type } = field;
  if (cell === '') return { value: '' };
  if (type === 'BOOLEAN') {
    const flag = readFlag(cell);
    return typeof flag === 'boolean' ? { value: String(flag) } : { fault: `${label} must be 1 or 0` };
  }
  if (type === 'MONEY') {
    const amount = toMinorUnits(plainAmount(cell, format.currency), format.currency);
    return amount === null ? { fault: `${label} must be a valid price` } : { value: String(amount) };
  }
  if (type === 'CHOICE') return readChoice(field, cell, format);
  return { value: field.mendCell?.(cell) ?? cell };
}

/** Finds a choice by its label, ignoring case, or by its value. */
function readChoice(
  field: DeclaredField,
  cell: string,
  format: CellFormat,
): { value: string } | { fault: string } {
  const choices = choicesOf(field, format);
  const key = cell.toLowerCase();
  const byValue = choices.find(({ value }) => value === cell);
  const named = choices.filter(({ label }) => label.toLowerCase() === key);
  const chosen = byValue ?? (named.length === 1 ? named[0] : undefined);
  if (chosen) return { value: chosen.value };
  const labels = choices.slice(0, MAX_NAMED_CHOICES).map(({ label }) => `"${label}"`);
  const others = choices.length > MAX_NAMED_CHOICES ? ', …' : '';
  const known = `${labels.join(', ')}${others}`;
  const label = field.label.toLowerCase();
  return { fault: catalogueTexts.noSuchChoice({ label, cell: cell.slice(0, MAX_SHOWN), known }) };
}

function choicesOf({ module, name }: DeclaredField, { choices }: CellFormat): NamedChoice[] {
  return choices.filter((choice) => choice.module === module && choice.name === name);
}
