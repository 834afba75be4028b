import { formatMoney } from '@mela/rules/format-money.ts';
import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount } from '../../format.ts';
import type { DashboardSalesFragment } from '../../graphql.generated.ts';
import { LatestLiveOrders } from './LatestLiveOrders.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { barsOf, PERIODS, type SalesPeriod } from './sales-period.ts';
import { useOrderNews } from './use-sales.ts';

interface Props {
  /** The sales of a period. undefined if loading failed, which the tiles show. */
  sales: { period: SalesPeriod; report: DashboardSalesFragment | null } | undefined;
  onNews: () => void;
}

type ProductRow = DashboardSalesFragment['bestSellers'][number];

/** Sales and latest orders, reloaded when orders arrive. */
export function SalesPanels({ sales, onNews }: Props) {
  useOrderNews(onNews);
  const report = sales?.report;
  return (
    <>
      {sales && report && <Revenue period={sales.period} report={report} />}
      <LatestLiveOrders />
      {report && report.bestSellers.length > 0 && <TopProducts rows={report.bestSellers} />}
    </>
  );
}

function Revenue({ period, report }: { period: SalesPeriod; report: DashboardSalesFragment }) {
  const title = period === 'year' ? dashboardText.revenueByMonth : dashboardText.revenueByDay;
  const { amount, currency } = report.revenue;
  if (amount === 0)
    return (
      <section className="panel" aria-label={title}>
        <EmptyState title={dashboardText.nothingWasSoldInLast(PERIODS[period])}>
          {dashboardText.yourSalesWillAppearHere}
        </EmptyState>
      </section>
    );
  const bars = barsOf(period, report.days);
  return (
    <RevenueChart
      title={title}
      note={dashboardText.daysInTimeZone(report.timeZone.replaceAll('_', ' '))}
      bars={bars}
      step={niceStep(Math.max(...bars.map((bar) => bar.amount)))}
      format={(units) => formatMoney({ amount: units, currency })}
    />
  );
}

function TopProducts({ rows }: { rows: readonly ProductRow[] }) {
  return (
    <section className="panel" aria-labelledby="top-products">
      <header className="panel__head">
        <h2 className="panel__title" id="top-products">
          {dashboardText.topProducts}
        </h2>
      </header>
      <Table
        label={dashboardText.topProducts}
        card={CARD}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ productId }) => productId}
      />
    </section>
  );
}

const CARD = `"title revenue" "sold sold" / 1fr auto`;

const COLUMNS: Column<ProductRow>[] = [
  { heading: sharedText.product, look: 'strong', area: 'title', cell: ({ title }) => title },
  {
    heading: sharedText.sold,
    isNumber: true,
    isLabelled: true,
    area: 'sold',
    cell: ({ units }) => formatCount(units),
  },
  {
    heading: sharedText.revenue,
    look: 'strong',
    isNumber: true,
    area: 'revenue',
    isAtEnd: true,
    cell: ({ revenue }) => formatMoney(revenue),
  },
];

const MOST_STEPS = 4;
const FACTORS = [1, 2, 5, 10];

/** A round distance between grid lines, so that at most four lines are needed up to `highest`. */
export function niceStep(highest: number): number {
  const least = highest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = FACTORS.find((one) => one * power >= least) ?? 10;
  // The distance must be at least one minor unit.
  return Math.max(1, factor * power);
}
