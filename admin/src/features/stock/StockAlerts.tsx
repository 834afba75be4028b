import * as sharedText from '#messages/shared.ts';
import * as stockText from '#messages/stock.ts';
import { ReadStockAlertsDocument, type StockRowFragment } from '../../graphql.generated.ts';
import './stock-alerts.css';
import { Link } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { formatCount } from '../../format.ts';
import { STOCK_STATES, stockName } from './stock-words.ts';
import { stockPath } from './use-stock-view.ts';

/**
 * Dashboard alerts about sold-out and low stock, except for drafts. Renders nothing if there is no such
 * stock.
 */
export function StockAlerts() {
  // Read in the background: if the session has ended, the operator's next action asks to sign in, not this
  // query.
  const { data: known } = useLiveQuery(ReadStockAlertsDocument, { isBackground: true });
  const outCount = known?.out?.totalCount ?? 0;
  const lowCount = known?.low?.totalCount ?? 0;
  if (!known || outCount + lowCount === 0) return null;
  return (
    <section className="panel stock-alerts" aria-labelledby="stock-alerts">
      <h2 className="panel__title" id="stock-alerts">
        {sharedText.stock}
      </h2>
      <ul className="stock-alerts__list">
        <Alert label={STOCK_STATES.OUT_OF_STOCK.label} state="out" count={outCount} rows={known.out.nodes} />
        <Alert label={STOCK_STATES.LOW.label} state="low" count={lowCount} rows={known.low.nodes} />
      </ul>
    </section>
  );
}

/** The server's maximum number of search words. A title can have more. */
const SOUGHT_WORDS = 10;

function firstWords(title: string): string {
  return title.split(/\s+/).slice(0, SOUGHT_WORDS).join(' ');
}

interface AlertProps {
  label: string;
  state: 'low' | 'out';
  count: number;
  /** The first rows of the list. */
  rows: readonly StockRowFragment[];
}

function Alert({ label, state, count, rows }: AlertProps) {
  if (count === 0) return null;
  const variants = stockText.variants(count);
  const others = count - rows.length;
  return (
    <li className={`stock-alert stock-alert--${state}`}>
      <Link className="stock-alert__count" to={stockPath({ state })}>
        {label}: {variants}
      </Link>
      <span className="stock-alert__names">
        {rows.map((row) => (
          <Link
            key={row.variantId}
            className="stock-alert__name"
            to={stockPath({ search: firstWords(row.product?.title ?? ''), state })}
          >
            {stockName(row)}
            {row.available ? `: ${formatCount(row.available)}` : ''}
          </Link>
        ))}
        {others > 0 && <span>{stockText.andMore(others)}</span>}
      </span>
    </li>
  );
}
