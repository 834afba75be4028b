import { formatMoney } from '@mela/rules/format-money.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount } from '../../format.ts';
import type { DashboardSalesFragment } from '../../graphql.generated.ts';
import { LatestLiveOrders } from './LatestLiveOrders.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { barsOf, PERIODS, type SalesPeriod } from './sales-period.ts';
import { useOrderNews } from './use-sales.ts';

interface Props {
  /** Of a period; undefined where they could not be read, which the tiles say. */
  sales: { period: SalesPeriod; report: DashboardSalesFragment | null } | undefined;
  onNews: () => void;
}

type ProductRow = DashboardSalesFragment['topProducts'][number];

/** What was sold, and the latest orders; both are read anew when orders come. */
export function SalesPanels({ sales, onNews }: Props) {
  useOrderNews(onNews);
  const report = sales?.report;
  return (
    <>
      {sales && report && <Revenue period={sales.period} report={report} />}
      <LatestLiveOrders />
      {report && report.topProducts.length > 0 && <TopProducts rows={report.topProducts} />}
    </>
  );
}

function Revenue({ period, report }: { period: SalesPeriod; report: DashboardSalesFragment }) {
  const title = period === 'year' ? 'Revenue by month' : 'Revenue by day';
  const { amount, currency } = report.current.revenue;
  if (amount === 0)
    return (
      <section className="panel" aria-label={title}>
        <EmptyState title={`Nothing was sold in the last ${PERIODS[period]}`}>
          What shoppers order is summed here.
        </EmptyState>
      </section>
    );
  const bars = barsOf(period, report.byDay);
  return (
    <RevenueChart
      title={title}
      note="Days begin at midnight in India"
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
          Top products
        </h2>
      </header>
      <Table
        label="Top products"
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
  { heading: 'Product', look: 'strong', area: 'title', cell: ({ title }) => title },
  {
    heading: 'Sold',
    isNumber: true,
    isLabelled: true,
    area: 'sold',
    cell: ({ quantity }) => formatCount(quantity),
  },
  {
    heading: 'Revenue',
    look: 'strong',
    isNumber: true,
    area: 'revenue',
    isAtEnd: true,
    cell: ({ revenue }) => formatMoney(revenue),
  },
];

const MOST_STEPS = 4;
const FACTORS = [1, 2, 5, 10];

/** A round distance between the lines of a chart, so that at most four lines are needed up to an amount. */
export function niceStep(highest: number): number {
  const least = highest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = FACTORS.find((one) => one * power >= least) ?? 10;
  // At least one paisa.
  return Math.max(1, factor * power);
}
