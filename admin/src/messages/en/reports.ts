import { plural } from '@mela/rules/plural.ts';
import { formatCount } from '../../format.ts';

export const day = 'Day';
export const week = 'Week';
export const month = 'Month';
export const unpaid = 'Unpaid';
export const creditNotes = 'Credit notes';
export const documents = 'Documents';
export const accountingAndGstr1 = 'Accounting and GSTR-1';
export const accounting = 'Accounting';
export const monthOfFiles = 'Month of the files';
export const allInvoicesAndCreditNotes = 'All invoices and credit notes of the month as CSV';
export const andTablesOfGstr1Businesses =
  ', and the tables of GSTR-1: businesses, consumers, credit notes, goods and number ranges';
export const thisPeriod = 'This period';
export const previousPeriod = 'Previous period';
export const showBy = 'Show by';
export const afterRefunds = 'After refunds';
export const averageOrder = 'Average order';
export const forOrdersInThisPeriod = 'For orders in this period';
export const beforeRefunds = 'Before refunds';
export const excludingFreeShipping = 'Excluding free shipping';
export const figures = 'Figures';
export const units = 'Units';
export const bestSellers = 'Best sellers';
export const sortBestSellersBy = 'Sort best sellers by';
export const byRevenue = 'By revenue';
export const byUnits = 'By units';
export const refundedUnitsAreExcludedDiscounts =
  'Refunded units are excluded. Discounts on whole orders are not deducted.';
export const taxableValue = 'Taxable value';
export const byOrderDateBeforeRefunds =
  'By order date, before refunds. For tax returns, use the files under Accounting.';
export const revenueFromTheseOrders = 'Revenue from these orders';
export const includingFreeShipping = 'Including free shipping.';
export const ordersWithDiscountsOnProducts = 'Orders with discounts on products';
export const lowStock = 'Low stock';
export const noLowOrSoldOutStock = 'No low or sold-out stock';
export const variantsWithTrackedInventoryAreListed = 'Variants with tracked inventory are listed here.';
export const now = 'Now:';
export const numberOfVariants = (count: number) =>
  plural(count, { one: '1 variant', other: `${formatCount(count)} variants` });
export const totalCountSoldOut = (totalCount: string) => `${totalCount} sold out`;
export const totalCountLow = (totalCount: string) => `${totalCount} low`;
export const reportsMelaAdmin = 'Reports | Mela admin';
export const youDoNotHavePermission = 'You do not have permission';
export const askOwnerOfShopForAccess = 'Ask an owner of the shop for access to the reports.';
export const reports = 'the reports';
export const periodsInTimeZone = (comparedPeriods: string, timeZone: string) =>
  `${comparedPeriods} Time zone: ${timeZone}.`;
export const salesByLabel = (label: string | undefined) => `Sales by ${label}`;
export const noOrdersInThisPeriod = 'No orders in this period';
export const chooseAnotherPeriodToSee = 'Choose another period to see its sales.';
export const salesAppearHereOnceCustomersHave = 'Sales appear here once customers have placed orders.';
export const thereWereNoOrdersInPrevious = (now: string, before: string) =>
  `${now}. There were no orders in the previous period, ${before}.`;
export const nowComparedWithBefore = (now: string, before: string) => `${now}, compared with ${before}.`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const last7Days = 'Last 7 days';
export const last30Days = 'Last 30 days';
export const thisMonth = 'This month';
export const lastMonth = 'Last month';
export const thisYear = 'This year';
export const last12Months = 'Last 12 months';
export const custom = 'Custom';
export const chooseBothDays = 'Choose both days';
export const lastDayMustNotBeBefore = 'The last day must not be before the first';
export const reportHasAtMostDays = (maxDays: number) => `A report has at most ${maxDays} days`;
export const upFrom = (text: string) => `Up from ${text}`;
export const sameAsBefore = (text: string) => `Same as before: ${text}`;
export const up = 'Up';
export const down = 'Down';
export const changedByPercent = (direction: string, percent: string, before: string) =>
  `${direction} ${percent}% from ${before}`;
export const noData = 'No data';
export const chartSummary = (money: string, money2: string, money3: string, best: string) =>
  `Revenue ${money}, in the previous period ${money2}. Best: ${money3} in ${best}.`;
