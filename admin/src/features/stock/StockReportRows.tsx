import type { StockReport, StockRowReport } from '../../../../graphql-server/src/rules/stock-report.ts';
import { formatCount } from '../../format.ts';
import { NOT_COUNTED } from './stock-words.ts';

/** More would only be scrolled past. */
const MAX_SHOWN = 200;

/** Errors first, because they have to be fixed first. */
const KINDS = [
  { action: 'refuse', counter: 'refused', title: 'Errors', detail: 'Error' },
  { action: 'change', counter: 'toChange', title: 'To change', detail: 'On hand' },
] as const;

/** The lines of a file of stock by what becomes of them; the first group is open. */
export function StockReportRows({ report }: { report: StockReport }) {
  const kinds = KINDS.filter(({ counter }) => report[counter] > 0);
  return kinds.map(({ action, counter, title, detail }, index) => {
    const rows = report.rows.filter((row) => row.action === action).slice(0, MAX_SHOWN);
    return (
      <details key={action} className="import__kind" open={index === 0}>
        <summary>
          {title} <span className="import__muted">{formatCount(report[counter])}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element has to be reachable by keyboard */}
        <section className="import__scroll" tabIndex={0} aria-label={title}>
          <table className="import__rows">
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Variant</th>
                <th scope="col">{detail}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.line}>
                  <td>{row.line}</td>
                  <td>{row.title || row.sku || row.id || 'Unnamed'}</td>
                  <td>
                    <Detail row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {report[counter] > rows.length && (
            <p className="import__note">and {formatCount(report[counter] - rows.length)} more</p>
          )}
        </section>
      </details>
    );
  });
}

function Detail({ row }: { row: StockRowReport }) {
  if (row.action === 'refuse')
    return (
      <ul>
        {row.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    );
  if (row.action !== 'change') return null;
  return (
    <>
      <del>{row.from === null ? NOT_COUNTED : formatCount(row.from)}</del>{' '}
      <span className="visually-hidden">becomes</span> <ins>{formatCount(row.to)}</ins>
    </>
  );
}
