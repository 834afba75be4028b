import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import { formatCount } from '../../format.ts';
import type { ReportTotalsFragment, SalesFigure } from '../../graphql.generated.ts';
import { orderListPath } from '../orders/live-orders.ts';
import type { ReportDays } from './report-view.ts';
import { comparison } from './report-words.ts';

type Report = ReportTotalsFragment & ReportDays;
type MoneyName = 'revenue' | 'average' | 'paidRevenue' | 'unpaidRevenue' | 'refunds' | 'taxes' | 'discounts';

const AMOUNTS: { name: MoneyName; label: string; figure: SalesFigure; note?: string }[] = [
  { name: 'revenue', label: 'Revenue', figure: 'ORDERS', note: 'After refunds' },
  { name: 'average', label: 'Average order', figure: 'ORDERS' },
  { name: 'paidRevenue', label: 'Paid', figure: 'PAID' },
  { name: 'unpaidRevenue', label: 'Unpaid', figure: 'UNPAID' },
  { name: 'refunds', label: 'Refunds', figure: 'REFUNDED', note: 'For orders in this period' },
  { name: 'taxes', label: 'Taxes', figure: 'ORDERS', note: 'Before refunds' },
  { name: 'discounts', label: 'Discounts', figure: 'DISCOUNTED', note: 'Excluding free shipping' },
];

/** The figures of a period. Each leads to its orders. */
export function ReportFigures({ report }: { report: Report }) {
  const { from, to, orders, previous } = report;
  const listOf = (figure: SalesFigure) => orderListPath({ from, to, figure });
  return (
    <ul className="report-figures" aria-label="Figures">
      <Figure
        label="Orders"
        value={formatCount(orders)}
        change={comparison(previous.orders, orders, formatCount)}
        to={listOf('ORDERS')}
      />
      {AMOUNTS.map(({ name, label, figure, note }) => (
        <Figure
          key={name}
          label={label}
          value={formatMoney(report[name])}
          change={comparison(previous[name].amount, report[name].amount, (amount) =>
            formatMoney({ amount, currency: report[name].currency }),
          )}
          to={listOf(figure)}
          note={note}
        />
      ))}
    </ul>
  );
}

interface FigureProps {
  label: string;
  value: string;
  change: string | null;
  to: string;
  note?: string | undefined;
}

function Figure({ label, value, change, to, note }: FigureProps) {
  return (
    <li className="panel report-figure">
      <Link className="report-figure__label" to={to}>
        {label}
      </Link>
      <span className="report-figure__value" style={{ '--characters': value.length } as React.CSSProperties}>
        {value}
      </span>
      {change && <span className="report-figure__change">{change}</span>}
      {note && <span className="report-figure__change">{note}</span>}
    </li>
  );
}
