import { formatCount } from '../format-count.ts';
import type { ImportReport, ReportedRow } from './import-answer.ts';
import { RowChanges } from './RowChanges.tsx';

/** What is shown first, for it has to be mended first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Refused', detail: 'Why' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'What changes' },
  { action: 'create', counter: 'toCreate', title: 'To create', detail: 'Id' },
] as const;

/** The rows of the file by what becomes of them; the first kind there is stands open. */
export function ReportRows({ report }: { report: ImportReport }) {
  const kinds = KINDS.filter(({ counter }) => report[counter] > 0);
  return kinds.map(({ action, counter, title, detail }, place) => (
    <details key={action} className="import__kind" open={place === 0}>
      <summary>
        {title} <span className="import__muted">{formatCount(report[counter])}</span>
      </summary>
      <RowTable
        title={title}
        detail={detail}
        rows={report.rows.filter((row) => row.action === action)}
        total={report[counter]}
      />
    </details>
  ));
}

interface TableProps {
  title: string;
  detail: string;
  rows: ReportedRow[];
  /** How many there are; not all of them are listed. */
  total: number;
}

function RowTable({ title, detail, rows, total }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="import__scroll" tabIndex={0} aria-label={title}>
      <table className="import__rows">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Product</th>
            <th scope="col">{detail}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>{row.title || 'Untitled'}</td>
              <td>
                <Detail row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && <p className="import__note">and {formatCount(total - rows.length)} more</p>}
    </section>
  );
}

function Detail({ row }: { row: ReportedRow }) {
  if (row.action === 'change') return <RowChanges changes={row.changes} />;
  if (row.action === 'create') return row.id || 'New';
  return (
    <ul>
      {row.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
