import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import { formatCount } from '../../format.ts';
import type { ReportTotalsFragment, SalesFigure } from '../../graphql.generated.ts';
import { orderListPath } from '../orders/live-orders.ts';
import type { ReportDays } from './report-view.ts';
import { comparison } from './report-words.ts';

type Report = ReportTotalsFragment & ReportDays;
type MoneyName = 'revenue' | 'average' | 'paidRevenue' | 'unpaidRevenue' | 'refunds' | 'taxes' | 'discounts';

const AMOUNTS: { name: MoneyName; label: string; figure: SalesFigure; note?: string }[] = [
  { name: 'revenue', label: sharedText.revenue, figure: 'ORDERS', note: reportsText.afterRefunds },
  { name: 'average', label: reportsText.averageOrder, figure: 'ORDERS' },
  { name: 'paidRevenue', label: sharedText.paid, figure: 'PAID' },
  { name: 'unpaidRevenue', label: reportsText.unpaid, figure: 'UNPAID' },
  { name: 'refunds', label: sharedText.refunds, figure: 'REFUNDED', note: reportsText.forOrdersInThisPeriod },
  { name: 'taxes', label: sharedText.taxes, figure: 'ORDERS', note: reportsText.beforeRefunds },
  {
    name: 'discounts',
    label: sharedText.discounts,
    figure: 'DISCOUNTED',
    note: reportsText.excludingFreeShipping,
  },
];

/**
 * The figures of a period, compared with the previous period if there were orders in it. Each figure links to
 * its orders.
 */
export function ReportFigures({ report }: { report: Report }) {
  const { from, to, orders, previous } = report;
  const listOf = (figure: SalesFigure) => orderListPath({ from, to, figure });
  const change = (before: number, now: number, text: (figure: number) => string) =>
    previous.orders === 0 ? null : comparison(before, now, text);
  const amounts = AMOUNTS.map(({ name, ...own }) => ({ ...own, name, value: formatMoney(report[name]) }));
  const longest = Math.max(...amounts.map(({ value }) => value.length));
  return (
    <ul
      className="report-figures"
      aria-label={reportsText.figures}
      style={{ '--characters': longest } as React.CSSProperties}
    >
      <Figure
        label={sharedText.orders}
        value={formatCount(orders)}
        change={change(previous.orders, orders, formatCount)}
        to={listOf('ORDERS')}
      />
      {amounts.map(({ name, label, figure, note, value }) => (
        <Figure
          key={name}
          label={label}
          value={value}
          change={change(previous[name].amount, report[name].amount, (amount) =>
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
      <span className="report-figure__value">{value}</span>
      {change && <span className="report-figure__change">{change}</span>}
      {note && <span className="report-figure__change">{note}</span>}
    </li>
  );
}
