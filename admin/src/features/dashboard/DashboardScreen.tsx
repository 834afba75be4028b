import './dashboard.css';
import { formatCount, formatDollars } from '../../format.ts';
import { MailAlerts } from '../mails/MailAlerts.tsx';
import { StockAlerts } from '../stock/StockAlerts.tsx';
import { WebhookAlerts } from '../webhooks/WebhookAlerts.tsx';
import { CatalogueTile } from './CatalogueTile.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { SampleContentLine } from './SampleContentLine.tsx';
import { MONTHLY_REVENUE, ORDER_COUNT, THIS_MONTH } from './sample-year.ts';
import { Tile } from './Tile.tsx';

const revenue = MONTHLY_REVENUE.reduce((sum, { dollars }) => sum + dollars, 0);
const period = `Jan to ${THIS_MONTH.month.slice(0, 3)} · sample`;

/** The number of products is real, all other figures are samples. */
export function DashboardScreen() {
  return (
    <>
      <title>Dashboard | Mela admin</title>
      <h1>Dashboard</h1>
      <SampleContentLine />
      <StockAlerts />
      <MailAlerts />
      <WebhookAlerts />
      <div className="dashboard-tiles">
        <Tile icon="revenue" label="Revenue" value={formatDollars(revenue)} detail={period} />
        <Tile icon="order" label="Orders" value={formatCount(ORDER_COUNT)} detail={period} />
        <CatalogueTile />
        <Tile
          icon="calendar"
          label="Monthly Earning"
          value={formatDollars(THIS_MONTH.dollars)}
          detail={`In ${THIS_MONTH.month} · sample`}
        />
      </div>
      <RevenueChart months={MONTHLY_REVENUE} />
      <LatestOrders />
    </>
  );
}
