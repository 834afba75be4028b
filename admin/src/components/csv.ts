import { guardCell } from '@mela/rules/formula.ts';

/** Creates a CSV file for spreadsheets, with a byte order mark and escaped formulas. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(guardCell(cell))).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
