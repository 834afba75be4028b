import { guardFormula } from '@mela/rules/formula.ts';
import type { ImportReport, ReportedRow } from '@mela/rules/import-report.ts';
import { saveFile } from '../../../components/save-file.ts';

/** Without it spreadsheet programs read UTF-8 as the alphabet of their country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The products that are skipped or imported with notes, as a CSV file; its last line says how many more there are. */
export function reportFile({ rows, refused, noted }: ImportReport): string {
  const listed = rows.flatMap((row) => {
    const details = row.action === 'refuse' ? row.reasons : (row.notes ?? []);
    return details.length > 0 ? [{ row, details }] : [];
  });
  const lines = [
    ['line', 'id', 'title', 'outcome', 'details'],
    ...listed.map(({ row, details }) => [
      ...[String(row.line), row.id, row.title],
      ...[outcomeOf(row), details.join('; ')],
    ]),
    ...(refused + noted > listed.length
      ? [['', '', '', '', `and ${refused + noted - listed.length} more`]]
      : []),
  ];
  const quoted = (cell: string) => `"${guardFormula(cell).replaceAll('"', '""')}"`;
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function outcomeOf({ action }: ReportedRow): string {
  return action === 'refuse' ? 'skipped' : 'imported with notes';
}

export function downloadReport(report: ImportReport, fileName: string): void {
  const name = `report of ${fileName.replace(/\.\w+$/, '')}.csv`;
  saveFile(new Blob([reportFile(report)], { type: 'text/csv' }), name);
}
