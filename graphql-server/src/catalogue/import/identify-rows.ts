import { createHash } from 'node:crypto';
import { parseObjectId } from '../collections.ts';
import { type Cells, COLUMNS } from './columns.ts';
import type { CsvRow } from './csv-file.ts';

const ID_DIGITS = 24;
const NO_ID = 'id must be 24 hexadecimal digits, or empty for a new product.';
const MAX_NAMED_LINES = 5;

/** A row and the product it is about. */
export interface IdentifiedRow extends CsvRow {
  /** Empty if the row names none that could be. */
  id: string;
  /** Whether the id is not the file's but follows from what the row says. */
  isDerived: boolean;
}

/** The lines of a file that are about each product. */
export type LinesById = Map<string, number[]>;

/** Finds the product of a row. */
export function identifyRow(row: CsvRow): IdentifiedRow {
  const said = row.cells.id?.trim() ?? '';
  if (said === '') return { ...row, id: derivedId(row.cells), isDerived: true };
  const id = parseObjectId(said)?.toHexString() ?? '';
  return { ...row, id, isDerived: false, fault: row.fault ?? (id === '' ? NO_ID : null) };
}

/** The same for the same content, so that a file without ids makes nothing twice. */
function derivedId(cells: Cells): string {
  const content = COLUMNS.filter((column) => column !== 'version').map(
    (column) => cells[column]?.trim() ?? '',
  );
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, ID_DIGITS);
}

/** Rows of one product are refused, all of them: which one counts, nobody can know. */
export function refuseTwin(row: IdentifiedRow, linesById: LinesById): IdentifiedRow {
  const lines = linesById.get(row.id) ?? [];
  if (row.id === '' || lines.length < 2) return row;
  const others = lines.length > MAX_NAMED_LINES ? ' …' : '';
  const named = lines.slice(0, MAX_NAMED_LINES).join(', ');
  return { ...row, fault: `These lines are about one product: ${named}${others}. Keep one of them.` };
}
