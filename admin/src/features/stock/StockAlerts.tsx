import './stock-alerts.css';
import { Link } from 'react-router';
import { formatCount } from '../../format.ts';
import type { StockRowFragment } from '../../graphql.generated.ts';
import { executeOnce } from '../../session/execute-once.ts';
import { useReading } from '../../session/use-reading.ts';
import OPERATIONS from './stock.graphql?raw';
import { STOCK_STATES, stockName } from './stock-words.ts';
import { stockPath } from './use-stock-view.ts';

/** Lists what is sold out and what is low, drafts aside. Renders nothing where there is neither. */
export function StockAlerts() {
  // It does not ask to sign in: what the operator does will.
  const { answer: known } = useReading({ key: '', read: () => executeOnce(OPERATIONS, 'ReadStockAlerts') });
  const outCount = known?.out?.totalCount ?? 0;
  const lowCount = known?.low?.totalCount ?? 0;
  if (!known || outCount + lowCount === 0) return null;
  return (
    <section className="panel stock-alerts" aria-labelledby="stock-alerts">
      <h2 className="panel__title" id="stock-alerts">
        Stock
      </h2>
      <ul className="stock-alerts__list">
        <Alert label={STOCK_STATES.OUT_OF_STOCK.label} state="out" count={outCount} rows={known.out.nodes} />
        <Alert label={STOCK_STATES.LOW.label} state="low" count={lowCount} rows={known.low.nodes} />
      </ul>
    </section>
  );
}

/** A search takes so many at least, and a title may have more. */
const SOUGHT_WORDS = 10;

function firstWords(title: string): string {
  return title.split(/\s+/).slice(0, SOUGHT_WORDS).join(' ');
}

interface AlertProps {
  label: string;
  state: 'low' | 'out';
  count: number;
  /** The first of them. */
  rows: readonly StockRowFragment[];
}

function Alert({ label, state, count, rows }: AlertProps) {
  if (count === 0) return null;
  const variants = count === 1 ? '1 variant' : `${formatCount(count)} variants`;
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
        {others > 0 && <span>and {formatCount(others)} more</span>}
      </span>
    </li>
  );
}
