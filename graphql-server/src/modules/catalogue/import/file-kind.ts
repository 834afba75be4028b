import { unguardFormula } from '@mela/rules/formula.ts';
import { type Cells, type Column, VARIANT_COLUMNS } from '@mela/rules/import-columns.ts';
import type { FileReading } from '@mela/rules/import-report.ts';
import { type VariantRow, variantIn } from './variant-cells.ts';

/** A row as it stands in a file. */
export interface FileRow {
  line: number;
  cells: string[];
  /** Why the row cannot be read, if it cannot. */
  fault: string | null;
}

/** A product as one or more rows of a file describe it. */
export interface CsvRow {
  /** Where in the file the first row begins. */
  line: number;
  cells: Cells;
  /** What the rows say of its variants. */
  variants: VariantRow[];
  /** Why the rows cannot be read, if they cannot. */
  fault: string | null;
  /** Of a file of another shop's form: it is taken as far as it can be, with what is said of the rest. */
  taken?: {
    notes: string[];
    categoryName: string;
    key: string;
    /** The category with those that it lies in, the outermost first. */
    categoryPath?: string[];
    /** The handle in the address that the product has in the other shop, where the file says it. */
    formerHandle?: string;
  };
}

/** How the rows of a file are read. */
export interface FileKind {
  columns: FileReading['columns'];
  /** Where the collections of another shop have their addresses, such as `/collections/`. */
  collectionPath?: string;
  /** The places of the columns with prices, whose number format is found out. */
  priceColumns: number[];
  /** Whether a row is about the same product as the rows above it, of which `first` is the first. */
  continues(first: string[], row: string[]): boolean;
  /**
   * Of a file whose rows name their product wherever they stand: by what a product is named, and which product a row belongs
   * to; null for one by itself.
   */
  linkOf?(cells: string[]): { keys: string[]; parent: string | null };
  productOf(rows: FileRow[]): CsvRow;
}

const APART =
  'It says nothing but a variant, and does not stand below its product: sort the file as it was exported.';

/** A file with the columns of an export. */
export function ownKind(columns: FileReading['columns']): FileKind {
  const placeOf = (name: Column) => columns.findIndex(({ column }) => column === name);
  const [id, title, handle] = [placeOf('id'), placeOf('title'), placeOf('handle')];
  const namesVariants = columns.some(({ column }) => isVariantColumn(column));
  const isBlank = (cells: string[], place: number) => (cells[place] ?? '').trim() === '';
  /** Whether a row names a product's handle and nothing that a product has to have. */
  const isFurther = (row: string[]) =>
    namesVariants && handle >= 0 && !isBlank(row, handle) && isBlank(row, id) && isBlank(row, title);
  return {
    columns,
    priceColumns: columns.flatMap(({ column }, place) => (column?.endsWith('_price') ? place : [])),
    continues: (first, row) => isFurther(row) && row[handle]?.trim() === first[handle]?.trim(),
    productOf: (rows) => {
      const read = rows.map((row) => ({ ...row, cells: cellsOf(columns, row.cells) }));
      const [first] = read as [(typeof read)[number]];
      return {
        line: first.line,
        cells: first.cells,
        variants: read.flatMap(({ line, cells }) => variantIn(line, cells) ?? []),
        fault:
          read.find(({ fault }) => fault !== null)?.fault ?? (isFurther(rows[0]?.cells ?? []) ? APART : null),
      };
    },
  };
}

function isVariantColumn(column: Column | null): boolean {
  return column !== null && (VARIANT_COLUMNS as readonly Column[]).includes(column);
}

function cellsOf(columns: FileReading['columns'], cells: string[]): Cells {
  const byColumn: Cells = {};
  for (const [index, { column }] of columns.entries()) {
    if (column) byColumn[column] = unguardFormula(cells[index] ?? '');
  }
  return byColumn;
}
