import type { ImportReport } from '@mela/rules/import-report.ts';
import * as productTransferText from '#messages/product-transfer.ts';
import { formatCount } from '../../../format.ts';

/** New categories, and values that are imported differently from the file, with their row numbers. */
export function ReportNotes({ report: { newCategories, notes } }: { report: ImportReport }) {
  return (
    <>
      {newCategories.length > 0 && (
        <p className="import__note">{productTransferText.newCategories(newCategories.join(', '))}</p>
      )}
      {notes.length > 0 && (
        <details className="import__kind" open>
          <summary>
            {productTransferText.warnings} <span className="import__muted">{formatCount(notes.length)}</span>
          </summary>
          <ul className="import__notes">
            {notes.map(({ text, count, lines }) => (
              <li key={text}>
                {text} <span className="import__muted">{linesText(count, lines)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function linesText(count: number, lines: readonly number[]): string {
  const more = count > lines.length ? productTransferText.andCountMore(count - lines.length) : '';
  return productTransferText.lines(count, lines.join(', ')) + more;
}
