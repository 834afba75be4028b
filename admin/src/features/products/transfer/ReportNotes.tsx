import type { ImportReport } from '@mela/rules/import-report.ts';
import { formatCount } from '../../../format.ts';

/** New categories, and values that are imported differently from the file, with their row numbers. */
export function ReportNotes({ report: { newCategories, notes } }: { report: ImportReport }) {
  return (
    <>
      {newCategories.length > 0 && (
        <p className="import__note">New categories: {newCategories.join(', ')}.</p>
      )}
      {notes.length > 0 && (
        <details className="import__kind" open>
          <summary>
            Warnings <span className="import__muted">{formatCount(notes.length)}</span>
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
  const more = count > lines.length ? ` and ${formatCount(count - lines.length)} more` : '';
  return `${count === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}${more}`;
}
