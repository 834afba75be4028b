import type { DeclaredField } from '@mela/rules/custom-fields.ts';
import { unguardFormula } from '@mela/rules/formula.ts';
import { type Cells, type Column, fieldColumn, VARIANT_COLUMNS } from '@mela/rules/import-columns.ts';
import type { Message } from '@mela/rules/messages.ts';
import { catalogueMessages } from '../messages.ts';
import { type VariantRow, variantIn } from './variant-cells.ts';

/** A row of a file. */
export interface FileRow {
  line: number;
  cells: string[];
  /** Why the row cannot be read. null if it can. */
  fault: Message | null;
}

/** A product from one or more rows of a file. */
export interface CsvRow {
  /** The line of its first row. */
  line: number;
  cells: Cells;
  /** The rows of its variants. */
  variants: VariantRow[];
  /** Why the rows cannot be read. null if they can. */
  fault: Message | null;
  /** For other shops' files: what was imported, and notes on the parts that were not. */
  taken?: {
    notes: string[];
    categoryName: string;
    key: string;
    /** The category with its ancestors, outermost first. */
    categoryPath?: string[];
    /** The product's handle in the other shop, if the file contains it. */
    formerHandle?: string;
  };
}

/** A column of a file, by its index. null: the column is not imported. */
export interface FileColumn {
  header: string;
  column: Column | null;
}

/** How to interpret the rows of a file. */
export interface FileKind {
  columns: FileColumn[];
  /** The path before a collection's handle in the other shop, such as `/collections/`. */
  collectionPath?: string;
  /** The indexes of the columns with prices, whose number format is detected. */
  priceColumns: number[];
  /** Whether a row belongs to the same product as the rows above it. `first` is the first of these rows. */
  continues(first: string[], row: string[]): boolean;
  /**
   * For files where rows refer to their product and may be anywhere. `keys` are those of a product; `parent` is the key of the
   * product that the row belongs to, or null if the row is a product itself.
   */
  linkOf?(cells: string[]): { keys: string[]; parent: string | null };
  productOf(rows: FileRow[]): CsvRow;
}

/** A file with the columns of an export. */
export function ownKind(columns: FileColumn[], fields: readonly DeclaredField[]): FileKind {
  const placeOf = (name: Column) => columns.findIndex(({ column }) => column === name);
  const [id, title, handle] = [placeOf('id'), placeOf('title'), placeOf('handle')];
  const namesVariants = columns.some(({ column }) => isVariantColumn(column));
  const isBlank = (cells: string[], place: number) => (cells[place] ?? '').trim() === '';
  /** Whether a row only adds a variant: it has a product's handle, but neither id nor title. */
  const isFurther = (row: string[]) =>
    namesVariants && handle >= 0 && !isBlank(row, handle) && isBlank(row, id) && isBlank(row, title);
  return {
    columns,
    priceColumns: columns.flatMap(({ column }, place) => (isPrice(column, fields) ? place : [])),
    continues: (first, row) => isFurther(row) && row[handle]?.trim() === first[handle]?.trim(),
    productOf: (rows) => {
      const read = rows.map((row) => ({ ...row, cells: cellsOf(columns, row.cells) }));
      const [first] = read as [(typeof read)[number]];
      return {
        line: first.line,
        cells: first.cells,
        variants: read.flatMap(({ line, cells }) => variantIn(line, cells) ?? []),
        fault:
          read.find(({ fault }) => fault !== null)?.fault ??
          (isFurther(rows[0]?.cells ?? []) ? catalogueMessages.variantApart : null),
      };
    },
  };
}

function isPrice(column: Column | null, fields: readonly DeclaredField[]): boolean {
  const field = fields.find((one) => fieldColumn(one) === column);
  return field ? field.type === 'MONEY' : column?.endsWith('_price') === true;
}

function isVariantColumn(column: Column | null): boolean {
  return column !== null && (VARIANT_COLUMNS as readonly Column[]).includes(column);
}

function cellsOf(columns: readonly FileColumn[], cells: string[]): Cells {
  const byColumn: Cells = {};
  for (const [index, { column }] of columns.entries()) {
    if (column) byColumn[column] = unguardFormula(cells[index] ?? '');
  }
  return byColumn;
}
