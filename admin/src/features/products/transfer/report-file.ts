import type { ImportReport, ReportedRow } from '@mela/rules/import-report.ts';
import * as productTransferText from '#messages/product-transfer.ts';
import { csvOf, saveFile } from '../../../components/save-file.ts';

/**
 * A CSV file of the skipped products and of those with notes. If the report leaves out some of them, the last
 * line states how many.
 */
export function reportFile({ rows, refused, noted }: ImportReport): string {
  const listed = rows.flatMap((row) => {
    const details = row.action === 'refuse' ? row.reasons : (row.notes ?? []);
    return details.length > 0 ? [{ row, details }] : [];
  });
  return csvOf([
    ['line', 'id', 'title', 'outcome', 'details'],
    ...listed.map(({ row, details }) => [
      ...[String(row.line), row.id, row.title],
      ...[outcomeOf(row), details.join('; ')],
    ]),
    ...(refused + noted > listed.length
      ? [['', '', '', '', productTransferText.andRefusedMore(refused + noted - listed.length)]]
      : []),
  ]);
}

function outcomeOf({ action }: ReportedRow): string {
  return action === 'refuse' ? 'skipped' : productTransferText.importedWithNotes;
}

export function downloadReport(report: ImportReport, fileName: string): void {
  const name = productTransferText.reportOfCsv(fileName.replace(/\.\w+$/, ''));
  saveFile(new Blob([reportFile(report)], { type: 'text/csv' }), name);
}
