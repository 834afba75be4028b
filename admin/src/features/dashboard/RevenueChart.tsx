import './revenue-chart.css';

export interface Bar {
  name: string;
  shortName: string;
  amount: number;
}

interface Props {
  title: string;
  /** A remark about the figures. */
  note: string;
  bars: readonly Bar[];
  /** The distance between grid lines. */
  step: number;
  format: (amount: number) => string;
}

/** The maximum number of bars with a label each. With more, the labels would overlap. */
const MOST_NAMED = 12;

/** The revenue as one bar per day or month. Assistive technology gets a list of amounts. */
export function RevenueChart({ title, note, bars, step, format }: Props) {
  const best = Math.max(...bars.map(({ amount }) => amount));
  const top = Math.ceil(best / step) * step;
  const steps = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  return (
    <section className="panel" aria-labelledby="revenue">
      <header className="panel__head">
        <h2 className="panel__title" id="revenue">
          {title}
        </h2>
        <span className="dashboard-sample">{note}</span>
      </header>
      <div className="chart-frame">
        <div className="chart-axis" aria-hidden="true">
          {steps.map((amount) => (
            <span key={amount} style={{ '--share': amount / top }}>
              {format(amount)}
            </span>
          ))}
        </div>
        <ol
          className={bars.length > MOST_NAMED ? 'chart chart--many' : 'chart'}
          style={{ '--axis-length': format(top).length }}
        >
          {bars.map(({ name, shortName, amount }) => (
            <li key={name} className="chart__month">
              <span
                className={amount === best ? 'chart__bar chart__bar--best' : 'chart__bar'}
                style={{ '--share': amount / top }}
              >
                <span className="chart__amount">{format(amount)}</span>
              </span>
              <abbr className="chart__name" title={name}>
                {shortName}
              </abbr>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
