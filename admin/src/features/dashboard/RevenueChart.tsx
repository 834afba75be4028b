import './revenue-chart.css';
import { formatDollars } from '../../format.ts';
import type { MonthlyRevenue } from './sample-year.ts';

const STEP_DOLLARS = 2500;

/** A bar for each month. To assistive technology it is a list of months and amounts. */
export function RevenueChart({ months }: { months: readonly MonthlyRevenue[] }) {
  const best = Math.max(...months.map(({ dollars }) => dollars));
  const top = Math.ceil(best / STEP_DOLLARS) * STEP_DOLLARS;
  const steps = Array.from({ length: top / STEP_DOLLARS + 1 }, (_, index) => index * STEP_DOLLARS);
  return (
    <section className="panel" aria-labelledby="revenue-by-month">
      <header className="panel__head">
        <h2 className="panel__title" id="revenue-by-month">
          Revenue by month
        </h2>
        <span className="dashboard-sample">Sample</span>
      </header>
      <div className="chart-frame">
        <div className="chart-axis" aria-hidden="true">
          {steps.map((dollars) => (
            <span key={dollars} style={{ '--share': dollars / top }}>
              {formatDollars(dollars)}
            </span>
          ))}
        </div>
        <ol className="chart">
          {months.map(({ month, dollars }) => (
            <li key={month} className="chart__month">
              <span
                className={dollars === best ? 'chart__bar chart__bar--best' : 'chart__bar'}
                style={{ '--share': dollars / top }}
              >
                <span className="chart__amount">{formatDollars(dollars)}</span>
              </span>
              <abbr className="chart__name" title={month}>
                {month.slice(0, 3)}
              </abbr>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
