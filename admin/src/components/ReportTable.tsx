import type { ReactNode } from 'react';
import * as componentsText from '#messages/components.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount } from '../format.ts';

/** The maximum number of listed rows. */
const MAX_SHOWN = 200;

/** File rows with the same outcome. `counter` names their count in the report. */
interface Kind<Counter extends string> {
  action: string;
  counter: Counter;
  title: string;
  /** The heading of the explanations. */
  detail: string;
}

interface Props<Row, Counter extends string> {
  report: Record<Counter, number> & { rows: Row[] };
  kinds: readonly Kind<Counter>[];
  /** The heading of the column with the rows' names. */
  subject: string;
  nameOf: (row: Row) => string;
  detailOf: (row: Row) => ReactNode;
}

/** The rows of a file grouped by outcome. The first group is open. */
export function ReportTable<Row extends { line: number; action: string }, Counter extends string>({
  report,
  kinds,
  ...columns
}: Props<Row, Counter>) {
  const found = kinds.filter(({ counter }) => report[counter] > 0);
  return found.map(({ action, counter, title, detail }, index) => (
    <details key={action} className="import__kind" open={index === 0}>
      <summary>
        {title} <span className="import__muted">{formatCount(report[counter])}</span>
      </summary>
      <Rows
        {...columns}
        title={title}
        detail={detail}
        rows={report.rows.filter((row) => row.action === action).slice(0, MAX_SHOWN)}
        total={report[counter]}
      />
    </details>
  ));
}

interface RowsProps<Row> extends Pick<Props<Row, string>, 'subject' | 'nameOf' | 'detailOf'> {
  title: string;
  detail: string;
  rows: Row[];
  /** The number of rows, including those that are not listed. */
  total: number;
}

function Rows<Row extends { line: number }>(props: RowsProps<Row>) {
  const { title, subject, detail, rows, total, nameOf, detailOf } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard
    <section className="import__scroll" tabIndex={0} aria-label={title}>
      <table className="import__rows">
        <thead>
          <tr>
            <th scope="col">{sharedText.line}</th>
            <th scope="col">{subject}</th>
            <th scope="col">{detail}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <td>{nameOf(row)}</td>
              <td>{detailOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > rows.length && (
        <p className="import__note">{componentsText.andTotalMore(total - rows.length)}</p>
      )}
    </section>
  );
}

/** The reasons why a row is invalid. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
