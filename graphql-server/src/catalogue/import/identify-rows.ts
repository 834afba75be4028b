import { createHash } from 'node:crypto';
import { parseObjectId } from '../collections.ts';
import { type Cells, COLUMNS } from './columns.ts';
import type { CsvRow } from './read-csv.ts';

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

/** Finds the product of each row. Rows of one product are refused, all of them: which one counts, nobody can know. */
export function identifyRows(rows: CsvRow[]): IdentifiedRow[] {
  const identified = rows.map(identify);
  const byId = Map.groupBy(identified, ({ id }) => id);
  return identified.map((row) => {
    const twins = byId.get(row.id) ?? [];
    return row.id === '' || twins.length < 2 ? row : { ...row, fault: twinFault(twins) };
  });
}

function identify(row: CsvRow): IdentifiedRow {
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

function twinFault(twins: CsvRow[]): string {
  const lines = twins.slice(0, MAX_NAMED_LINES).map(({ line }) => line);
  const others = twins.length > MAX_NAMED_LINES ? ' …' : '';
  return `These lines are about one product: ${lines.join(', ')}${others}. Keep one of them.`;
}
