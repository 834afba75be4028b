import { guardFormula } from '../../../../../graphql-server/src/rules/formula.ts';
import type { ImportReport } from '../../../../../graphql-server/src/rules/import-report.ts';

/** Without it spreadsheet programs read UTF-8 as the alphabet of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The rows with errors that a report lists, as a CSV file; its last line says how many more there are. */
export function errorFile({ rows, refused }: ImportReport): string {
  const listed = rows.filter((row) => row.action === 'refuse');
  const lines = [
    ['line', 'id', 'title', 'error'],
    ...listed.map(({ line, id, title, reasons }) => [String(line), id, title, reasons.join('; ')]),
    ...(refused > listed.length ? [['', '', '', `and ${refused - listed.length} more`]] : []),
  ];
  const quoted = (cell: string) => `"${guardFormula(cell).replaceAll('"', '""')}"`;
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

export function downloadErrors(report: ImportReport, fileName: string): void {
  const href = URL.createObjectURL(new Blob([errorFile(report)], { type: 'text/csv' }));
  const download = `errors of ${fileName.replace(/\.\w+$/, '')}.csv`;
  Object.assign(document.createElement('a'), { href, download }).click();
  // The browser reads it once the click is over.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
