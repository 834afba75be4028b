import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const dashboardMelaAdmin = 'Dashboard | Mela admin';
export const monthlyEarning = 'Monthly Earning';
export const janToSample = (month: string) => `Jan to ${month} · sample`;
export const inMonthSample = (month: string) => `In ${month} · sample`;
export const lastPeriod = (period: string) => `Last ${period}`;
export const revenuePaidRevenueUnpaid = (paidRevenue: string, unpaidRevenue: string) =>
  `${paidRevenue} paid, ${unpaidRevenue} unpaid`;
export const inMonth = (month: string) => `In ${month}`;
export const sales = 'the sales';
export const revenueByMonth = 'Revenue by month';
export const lastLabel = (label: string) => `Last ${label}`;
export const inCount = (count: string) => `In ${count}`;
export const categories = (categories: number) =>
  plural(categories, { one: '1 category', other: `${formatCount(categories)} categories` });
export const yourCatalogueIsBeingPublished = 'Your catalogue is being published.';
export const storefrontShowsSampleContent = 'The storefront shows the sample content.';
export const orders = 'the orders';
export const latestOrders = 'Latest orders';
export const newOrdersAppearHereAutomatically = 'New orders appear here automatically.';
export const orderId = 'Order ID';
export const billingName = 'Billing name';
export const paymentStatus = 'Payment status';
export const paymentMethod = 'Payment method';
export const detailOfOrder = (number: string | number) => `Detail of order #${number}`;
export const revenueByDay = 'Revenue by day';
export const nothingWasSoldInLast = (period: string) => `Nothing was sold in the last ${period}`;
export const yourSalesWillAppearHere = 'Your sales will appear here.';
export const daysInTimeZone = (timeZone: string) => `Time zone: ${timeZone}`;
export const topProducts = 'Top products';
export const countCouldNotBeLoaded = 'The count could not be loaded.';
export const sevenDays = '7 days';
export const thirtyDays = '30 days';
export const twelveMonths = '12 months';
export const asBefore = ' · no change';
export const upBy = (percent: string) => ` · up ${percent}%`;
export const downBy = (percent: string) => ` · down ${percent}%`;
