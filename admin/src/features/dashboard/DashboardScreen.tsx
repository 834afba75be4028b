import * as dashboardText from '#messages/dashboard.ts';
import * as sharedText from '#messages/shared.ts';
import './dashboard.css';
import { useQuery } from '@apollo/client/react';
import { formatMoney } from '@mela/rules/format-money.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailure, LoadingPanel } from '../../components/Reading.tsx';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { formatCount, formatDollars } from '../../format.ts';
import { CatalogueCountsDocument } from '../../graphql.generated.ts';
import { PublishButton } from '../../layout/StorefrontStatus.tsx';
import { useStorefront } from '../../layout/storefront-state.ts';
import { PATHS } from '../../paths.ts';
import { MailAlerts } from '../mails/MailAlerts.tsx';
import { RefundAlerts } from '../orders/RefundAlerts.tsx';
import { StockAlerts } from '../stock/StockAlerts.tsx';
import { WebhookAlerts } from '../webhooks/WebhookAlerts.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import type { SalesPanels } from './SalesPanels.tsx';
import { changeSince, PERIODS, type SalesPeriod } from './sales-period.ts';
import { MONTHLY_REVENUE, ORDER_COUNT, THIS_MONTH } from './sample-year.ts';
import { Tile, type TileFigure } from './Tile.tsx';
import { useSales } from './use-sales.ts';

const loadPanels = async () => (await import('./SalesPanels.tsx')).SalesPanels;

/**
 * The dashboard. The number of products is real; all other figures are sample data until the shop has opened
 * for orders.
 */
export function DashboardScreen() {
  const mode = useStorefront()?.mode;
  const [parameters, setParameters] = useSearchParams();
  const period = periodIn(parameters);
  const { sales, hasFailed, reload } = useSales(mode === 'CATALOGUE', period);
  const isSample = mode === 'SAMPLE' || sales?.report === null;
  const figures = isSample ? SAMPLE_FIGURES : figuresOf(sales);
  const onRetry = hasFailed ? reload : undefined;
  return (
    <>
      <title>{dashboardText.dashboardMelaAdmin}</title>
      <header className="dashboard-head">
        <h1>{sharedText.dashboard}</h1>
        {sales?.report && (
          <PeriodChoice
            period={period}
            onChoose={(chosen) => setParameters({ period: chosen }, { replace: true })}
          />
        )}
      </header>
      <SampleContentLine />
      <StockAlerts />
      <MailAlerts />
      {mode === 'CATALOGUE' && <RefundAlerts />}
      <WebhookAlerts />
      <div
        className="dashboard-tiles"
        style={figures && ({ '--tile-characters': longestOf(figures) } as React.CSSProperties)}
      >
        <Tile icon="revenue" label={sharedText.revenue} figure={figures?.revenue} onRetry={onRetry} />
        <Tile
          icon="order"
          label={sharedText.orders}
          figure={figures?.orders}
          onRetry={onRetry}
          to={isSample ? undefined : PATHS.orderList}
        />
        <CatalogueTile />
        <Tile
          icon="calendar"
          label={dashboardText.monthlyEarning}
          figure={figures?.month}
          onRetry={onRetry}
        />
      </div>
      {isSample ? (
        <SamplePanels />
      ) : (
        <LivePanels sales={sales} onNews={reload} isRead={sales !== undefined || hasFailed} />
      )}
    </>
  );
}

interface Figures {
  revenue: TileFigure;
  orders: TileFigure;
  month: TileFigure;
}

function longestOf(figures: Figures): number {
  return Math.max(...Object.values(figures).map(({ value }: TileFigure) => value.length));
}

const SAMPLE_PERIOD = dashboardText.janToSample(THIS_MONTH.month.slice(0, 3));

const SAMPLE_FIGURES: Figures = {
  revenue: {
    value: formatDollars(MONTHLY_REVENUE.reduce((sum, { dollars }) => sum + dollars, 0)),
    detail: SAMPLE_PERIOD,
  },
  orders: { value: formatCount(ORDER_COUNT), detail: SAMPLE_PERIOD },
  month: { value: formatDollars(THIS_MONTH.dollars), detail: dashboardText.inMonthSample(THIS_MONTH.month) },
};

function figuresOf(sales: ReturnType<typeof useSales>['sales']): Figures | undefined {
  if (!sales?.report || !sales.ofMonth) return undefined;
  const { report: current } = sales;
  const { previous } = current;
  const ofPeriod = dashboardText.lastPeriod(PERIODS[sales.period]);
  return {
    revenue: {
      value: formatMoney(current.revenue),
      detail: ofPeriod + changeSince(previous.revenue.amount, current.revenue.amount),
      parts: dashboardText.revenuePaidRevenueUnpaid(
        formatMoney(current.paidRevenue),
        formatMoney(current.unpaidRevenue),
      ),
    },
    orders: {
      value: formatCount(current.orders),
      detail: ofPeriod + changeSince(previous.orders, current.orders),
    },
    month: { value: formatMoney(sales.ofMonth), detail: dashboardText.inMonth(sales.month) },
  };
}

function LivePanels({ isRead, ...panels }: Parameters<typeof SalesPanels>[0] & { isRead: boolean }) {
  const [isMissing, setMissing] = useState(false);
  const Panels = useOnDemand(isRead && !isMissing, loadPanels, () => setMissing(true));
  if (isMissing) return <LoadFailure what={dashboardText.sales} onRetry={() => setMissing(false)} />;
  return isRead && Panels ? <Panels {...panels} /> : <LoadingPanel what={dashboardText.sales} />;
}

function SamplePanels() {
  const bars = MONTHLY_REVENUE.map(({ month, dollars }) => ({
    name: month,
    shortName: month.slice(0, 3),
    amount: dollars,
  }));
  return (
    <>
      <RevenueChart
        title={dashboardText.revenueByMonth}
        note={sharedText.sample}
        bars={bars}
        step={2_500}
        format={formatDollars}
      />
      <LatestOrders />
    </>
  );
}

function periodIn(parameters: URLSearchParams): SalesPeriod {
  const named = parameters.get('period') ?? '';
  return Object.hasOwn(PERIODS, named) ? (named as SalesPeriod) : 'month';
}

function PeriodChoice({ period, onChoose }: { period: SalesPeriod; onChoose: (period: string) => void }) {
  return (
    <span className="select">
      <select aria-label={sharedText.period} value={period} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(PERIODS).map(([name, label]) => (
          <option key={name} value={name}>
            {dashboardText.lastLabel(label)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The number of products, loaded when the dashboard opens. */
function CatalogueTile() {
  const { data, loading, refetch } = useQuery(CatalogueCountsDocument, { fetchPolicy: 'cache-and-network' });
  const figure = data && {
    value: formatCount(data.products.totalCount),
    detail: dashboardText.inCount(countText(data.categories.totalCount)),
  };
  const onRetry = data || loading ? undefined : () => void refetch();
  return (
    <Tile
      icon="product"
      label={sharedText.products}
      to={PATHS.productList}
      figure={figure}
      onRetry={onRetry}
    />
  );
}

function countText(categories: number): string {
  return dashboardText.categories(categories);
}

/** Says that shoppers do not see the catalogue yet, with a button to publish. */
function SampleContentLine() {
  const storefront = useStorefront();
  if (storefront?.mode !== 'SAMPLE') return null;
  return (
    <p className="sample-content-line">
      {storefront.state === 'PUBLISHING'
        ? dashboardText.yourCatalogueIsBeingPublished
        : dashboardText.storefrontShowsSampleContent}
      <PublishButton storefront={storefront} />
    </p>
  );
}
