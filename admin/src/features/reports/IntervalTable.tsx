import { formatMoney } from '@mela/rules/format-money.ts';
import { Link } from 'react-router';
import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount } from '../../format.ts';
import type { ReportInterval, ReportRowFragment, SalesFigure } from '../../graphql.generated.ts';
import { orderListPath } from '../orders/live-orders.ts';
import { nameOf } from './report-words.ts';

interface Props {
  rows: readonly ReportRowFragment[];
  by: ReportInterval;
}

type MoneyName = 'revenue' | 'paidRevenue' | 'unpaidRevenue' | 'refunds' | 'taxes' | 'discounts';

/** The sales of each day, week or month, newest first. Omits intervals without orders. */
export function IntervalTable({ rows, by }: Props) {
  const shown = rows.filter(({ orders }) => orders > 0).toReversed();
  return (
    <Table label={sharedText.sales} isTight columns={columnsOf(by)} rows={shown} keyOf={({ from }) => from} />
  );
}

function columnsOf(by: ReportInterval): Column<ReportRowFragment>[] {
  const amount = (heading: string, name: MoneyName, figure: SalesFigure): Column<ReportRowFragment> => ({
    heading,
    isNumber: true,
    isLabelled: true,
    cell: (row) =>
      row[name].amount === 0 ? (
        formatMoney(row[name])
      ) : (
        <Link to={orderListPath({ from: row.from, to: row.to, figure })}>{formatMoney(row[name])}</Link>
      ),
  });
  return [
    {
      heading: by === 'DAY' ? reportsText.day : by === 'WEEK' ? reportsText.week : reportsText.month,
      look: 'strong',
      className: 'table__words',
      cell: (row) => nameOf(row, by),
    },
    {
      heading: sharedText.orders,
      isNumber: true,
      isLabelled: true,
      cell: ({ from, to, orders }) => (
        <Link to={orderListPath({ from, to, figure: 'ORDERS' })}>{formatCount(orders)}</Link>
      ),
    },
    amount(sharedText.revenue, 'revenue', 'ORDERS'),
    amount(sharedText.paid, 'paidRevenue', 'PAID'),
    amount(reportsText.unpaid, 'unpaidRevenue', 'UNPAID'),
    amount(sharedText.refunds, 'refunds', 'REFUNDED'),
    amount(sharedText.taxes, 'taxes', 'ORDERS'),
    amount(sharedText.discounts, 'discounts', 'DISCOUNTED'),
  ];
}
