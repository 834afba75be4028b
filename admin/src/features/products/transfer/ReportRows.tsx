import type {
  CellChange,
  ImportReport,
  ReportedRow,
} from '../../../../../graphql-server/src/rules/import-report.ts';
import { fieldLabel } from '../../../all-field-labels.ts';
import { formatCount, formatRupees } from '../../../format.ts';

/** More would only be scrolled past. */
const MAX_SHOWN = 200;

/** Errors first, because they have to be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'What changes' },
  { action: 'create', counter: 'toCreate', title: 'To create', detail: 'Id' },
] as const;

/** The rows by action; the first group is open. */
export function ReportRows({ report }: { report: ImportReport }) {
  const kinds = KINDS.filter(({ counter }) => report[counter] > 0);
  return kinds.map(({ action, counter, title, detail }, index) => (
    <details key={action} className="import__kind" open={index === 0}>
      <summary>
        {title} <span className="import__muted">{formatCount(report[counter])}</span>
      </summary>
      <RowTable
        title={title}
        detail={detail}
        rows={report.rows.filter((row) => row.action === action).slice(0, MAX_SHOWN)}
        total={report[counter]}
      />
    </details>
  ));
}

interface TableProps {
  title: string;
  detail: string;
  rows: ReportedRow[];
  /** Including the rows that are not listed. */
  total: number;
}

function RowTable({ title, detail, rows, total }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
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
  if (row.action !== 'refuse') return null;
  return (
    <ul>
      {row.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

function RowChanges({ changes }: { changes: CellChange[] }) {
  return (
    <ul>
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          {fieldLabel(column)}: <del>{cellText(column, from)}</del>{' '}
          <span className="visually-hidden">becomes</span> <ins>{cellText(column, to)}</ins>
        </li>
      ))}
    </ul>
  );
}

/** A cell's value for people. */
export function cellText(column: string, text: string): string {
  if (text === '') return 'none';
  if (column.startsWith('is_')) return text === '1' ? 'yes' : 'no';
  if (column === 'stock') return formatCount(Number(text));
  return column.endsWith('_price') ? formatRupees(Number(text)) : text;
}
