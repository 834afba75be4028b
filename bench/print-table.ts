/** A table that was printed. */
export interface Table {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

const printed: Table[] = [];

/** @returns the tables printed since the last call of this function */
export function takeTables(): Table[] {
  return printed.splice(0);
}

/** Prints rows under a heading; the first column is text, all others are figures. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  printed.push({ title, head, rows });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  process.stdout.write(`\n${[title, '', line(head), rule, ...rows.map(line)].join('\n')}\n`);
}
