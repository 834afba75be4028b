import './revenue-chart.css';
import { formatDollars } from '../../format.ts';
import type { MonthlyRevenue } from './sample-year.ts';

/** A bar for each month. To assistive technology it is a list of months and amounts. */
export function RevenueChart({ months }: { months: readonly MonthlyRevenue[] }) {
  const best = Math.max(...months.map(({ dollars }) => dollars));
  return (
    <section className="panel" aria-labelledby="revenue-by-month">
      <header className="panel__head">
        <h2 className="panel__title" id="revenue-by-month">
          Revenue by month
        </h2>
      </header>
      <ol className="chart">
        {months.map(({ month, dollars }) => (
          <li key={month} className="chart__month">
            <span
              className={dollars === best ? 'chart__bar chart__bar--best' : 'chart__bar'}
              style={{ '--share': dollars / best }}
            >
              <span className="chart__amount">{formatDollars(dollars)}</span>
            </span>
            <abbr className="chart__name" title={month}>
              {month.slice(0, 3)}
            </abbr>
          </li>
        ))}
      </ol>
    </section>
  );
}
