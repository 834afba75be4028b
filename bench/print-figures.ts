import { AIMS, type Aim, aimText } from './aims.ts';
import { printTable, type Table } from './print-table.ts';

/** Prints the targets of these benchmarks with the measured values: the rows of docs/figures.md, in its order. */
export function printFigures(tables: ReadonlyMap<string, readonly Table[]>): void {
  const rows = AIMS.filter(({ bench }) => tables.has(bench)).map((aim) => {
    const measured = findWorst(aim, tables.get(aim.bench) ?? []);
    return [aim.what, aimText(aim), String(measured ?? '–'), isMet(aim, measured) ? '' : 'missed'];
  });
  if (rows.length > 0) printTable('All aims', ['', 'aim', 'measured', ''], rows);
}

/** @returns undefined if no table has the value */
export function findWorst(aim: Aim, tables: readonly Table[]): number | undefined {
  const values = tables
    .filter(({ title }) => title.startsWith(aim.table))
    .flatMap(({ head, rows }) => {
      const column = aim.column === undefined ? 1 : head.indexOf(aim.column);
      const exact = rows.filter(([name]) => name === aim.row);
      const found = exact.length > 0 ? exact : rows.filter(([name = '']) => name.startsWith(aim.row));
      return found.map((row) => Number.parseFloat(row[column] ?? ''));
    });
  if (values.length === 0) return;
  return aim.atMost === undefined ? Math.min(...values) : Math.max(...values);
}

function isMet({ atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Aim, measured = Number.NaN): boolean {
  return measured >= atLeast && measured <= atMost;
}
