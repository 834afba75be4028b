import { createHash } from 'node:crypto';
import { DETAIL_COLUMNS } from '@mela/rules/detail-cells.ts';
import { type Cells, COLUMNS, type Column, VARIANT_COLUMNS } from '@mela/rules/import-columns.ts';
import type { Message } from '@mela/rules/messages.ts';
import { cleanText } from '@mela/rules/text.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { skuKey } from '@mela/rules/variants.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';
import { skusOf, type WithSkus } from '../products/product.ts';
import { filledFields } from './field-cells.ts';
import type { CsvRow } from './file-kind.ts';
import type { ImportedRow } from './product-write.ts';
import type { VariantRow } from './variant-cells.ts';

const NO_LINES: readonly number[] = [];

const ID_BYTES = 12;
/** Product columns that are not part of the specified form. */
const PRODUCT_COLUMNS = [...DETAIL_COLUMNS, 'barcode', 'weight_grams'] as const;
const LATER_COLUMNS: readonly Column[] = [...PRODUCT_COLUMNS, ...VARIANT_COLUMNS];
const MAX_NAMED_LINES = 5;

/** A row with the product it refers to. */
export interface IdentifiedRow extends CsvRow {
  /** The row's id. Empty if it has no valid one. */
  id: string;
  /** Whether the id is derived from the row's content. */
  isDerived: boolean;
  /** Notes for the report if the product is imported. */
  notes: string[];
  /** Notes for the report even if the product is not imported. */
  alerts: string[];
  /** The content at the last import. undefined if it is unknown. */
  imported?: ImportedRow | undefined;
}

/** Determines which product a row refers to. */
export function identifyRow(row: CsvRow): IdentifiedRow {
  const said = row.cells.id?.trim() ?? '';
  const notes = [...(row.taken?.notes ?? [])];
  if (said === '') return { ...row, id: derivedId(row), isDerived: true, notes, alerts: [] };
  const id = parseObjectId(said)?.toHexString() ?? '';
  const variants = row.variants.map((variant) => withOwnId(variant, id));
  const fault = row.fault ?? (id === '' ? catalogueMessages.invalidId : null);
  return { ...row, variants, id, isDerived: false, notes, alerts: [], fault };
}

/** Replaces the product's id, which old exports use for the first variant. */
function withOwnId(row: VariantRow, productId: string): VariantRow {
  const isFormer = productId !== '' && row.cells.variant_id?.trim().toLowerCase() === productId;
  return isFormer ? { ...row, cells: { ...row.cells, variant_id: ownVariantId(productId) } } : row;
}

/** Derives the id from the content, so that importing a file without ids twice creates no duplicates. */
function derivedId({ cells, variants, taken }: CsvRow): string {
  if (taken) return hashOf([taken.key]);
  const content = COLUMNS.filter((column) => column !== 'version' && !LATER_COLUMNS.includes(column)).map(
    (column) => cells[column]?.trim() ?? '',
  );
  // Skip blank columns, so that the ids stay the same when later versions add columns.
  for (const column of PRODUCT_COLUMNS) if (cells[column]?.trim()) content.push(column, cells[column].trim());
  content.push(...filledFields(cells).flat());
  for (const variant of variants)
    for (const column of VARIANT_COLUMNS)
      if (variant.cells[column]?.trim()) content.push(column, variant.cells[column].trim());
  return hashOf(content);
}

function hashOf(content: string[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, ID_BYTES).toString('hex');
}

/** The file's lines by keys that should be unique. */
export interface LinesByKey {
  id: LineIndex;
  handle: LineIndex;
  sku: LineIndex;
  /** The ids of variants. */
  variant: LineIndex;
}

/**
 * Rejects all rows with the same product id, because it is unclear which of them is right. Also rejects
 * products with the same handle or SKU, except the one that already has it.
 */
export function rejectDuplicates(
  row: IdentifiedRow,
  current: WithSkus | null,
  lines: LinesByKey,
): IdentifiedRow {
  if (row.taken) return skipRepeated(row, lines.id);
  const own = new Set(skusOf(current ?? {}).map(skuKey));
  const fault =
    duplicateFault(catalogueMessages.sameProduct, row.id, lines.id) ??
    duplicateFault(catalogueMessages.sameHandle, claimedHandle(row), lines.handle) ??
    firstFault(
      catalogueMessages.sameSku,
      skusIn(row)
        .map(skuKey)
        .filter((sku) => !own.has(sku)),
      lines.sku,
    ) ??
    firstFault(catalogueMessages.sameVariant, variantIdsIn(row), lines.variant);
  return fault === null ? row : { ...row, fault };
}

/** If another shop's file repeats a product, only its first rows count. */
function skipRepeated(row: IdentifiedRow, linesById: LineIndex): IdentifiedRow {
  const [first = row.line, ...others] = linesById.get(row.id);
  if (first !== row.line)
    return {
      ...row,
      fault: catalogueMessages.rowsApart({ line: first }),
    };
  if (others.length > 0)
    row.notes.push(catalogueTexts.rowsSkipped({ lines: others.slice(0, MAX_NAMED_LINES).join(', ') }));
  return row;
}

function firstFault(fault: LinesFault, keys: string[], lines: LineIndex): Message | null {
  for (const key of keys) {
    const found = duplicateFault(fault, key, lines);
    if (found !== null) return found;
  }
  return null;
}

/** The distinct SKUs of a row's product and variants. */
export function skusIn({ cells, variants }: Pick<CsvRow, 'cells' | 'variants'>): string[] {
  const named = [cells.sku, ...variants.map((variant) => variant.cells.variant_sku)].map(cleanText);
  return [...new Map(named.filter((sku) => sku !== '').map((sku) => [skuKey(sku), sku])).values()];
}

/** The variant ids in a row. */
export function variantIdsIn({ variants, isDerived }: IdentifiedRow): string[] {
  if (isDerived) return [];
  const named = variants.map(({ cells }) => cells.variant_id?.trim().toLowerCase() ?? '');
  return [...new Set(named.filter((id) => id !== ''))];
}

/**
 * The handle that a row requests for its product. A row without an id may be a copy of another product, so its handle is only a
 * suggestion.
 */
export function claimedHandle({ cells, isDerived }: IdentifiedRow): string {
  return isDerived ? '' : handleIn(cells);
}

/** The handle in a row. Empty if there is none. */
export function handleIn({ handle = '' }: Cells): string {
  return cleanText(handle);
}

type LinesFault = (params: { lines: string }) => Message;

function duplicateFault(fault: LinesFault, key: string, linesByKey: LineIndex): Message | null {
  const lines = linesByKey.get(key);
  if (key === '' || lines.length < 2) return null;
  const others = lines.length > MAX_NAMED_LINES ? ' …' : '';
  return fault({ lines: lines.slice(0, MAX_NAMED_LINES).join(', ') + others });
}

/**
 * Finds the lines of a file by a key that should be unique. To save memory in large files, a key with one line stores a number
 * instead of an array.
 */
export class LineIndex {
  readonly #lines = new Map<string, number | number[]>();

  /** Blank keys are not indexed. */
  add(key: string, line: number): void {
    if (key === '') return;
    const lines = this.#lines.get(key);
    if (lines === undefined) this.#lines.set(key, line);
    else if (typeof lines === 'number') this.#lines.set(key, [lines, line]);
    else lines.push(line);
  }

  /** @returns the lines in file order; none for an unknown key */
  get(key: string): readonly number[] {
    const lines = this.#lines.get(key);
    return typeof lines === 'number' ? [lines] : (lines ?? NO_LINES);
  }
}
