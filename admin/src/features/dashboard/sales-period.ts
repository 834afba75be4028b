import { LOCALE } from '@mela/rules/locale.ts';
import * as dashboardText from '#messages/dashboard.ts';
import { formatDay } from '../../format.ts';
import type { DashboardSalesFragment } from '../../graphql.generated.ts';
import { shopToday } from '../../shop-time.ts';
import type { Bar } from './RevenueChart.tsx';

/** The periods of the dashboard, each ending today. */
export const PERIODS = {
  week: dashboardText.sevenDays,
  month: dashboardText.thirtyDays,
  year: dashboardText.twelveMonths,
} as const;

export type SalesPeriod = keyof typeof PERIODS;

const MONTHS_OF_YEAR = 12;
const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
const MONTH_NAME = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** The first and last day of a period, and the first of this month. */
export function daysOf(period: SalesPeriod, now: Date): { from: string; to: string; month: string } {
  const to = shopToday(0, now);
  return { from: firstDay(period, now), to, month: `${to.slice(0, 'yyyy-mm'.length)}-01` };
}

function firstDay(period: SalesPeriod, now: Date): string {
  if (period !== 'year') return shopToday(period === 'week' ? -6 : -29, now);
  const [year = 0, month = 0] = shopToday(0, now).split('-').map(Number);
  return new Date(Date.UTC(year, month - MONTHS_OF_YEAR, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The month in the shop's time zone, such as `November`. */
export function monthAt(now: Date): string {
  return MONTH_NAME.format(new Date(shopToday(0, now)));
}

/** A bar per day, or per month for a year. */
export function barsOf(period: SalesPeriod, byDay: DashboardSalesFragment['days']): Bar[] {
  if (period !== 'year')
    return byDay.map(({ date, revenue }) => ({
      name: formatDay(date),
      shortName: SHORT_DAY.format(new Date(date)),
      amount: revenue.amount,
    }));
  const months = new Map<string, number>();
  for (const { date, revenue } of byDay) {
    const month = date.slice(0, 'yyyy-mm'.length);
    months.set(month, (months.get(month) ?? 0) + revenue.amount);
  }
  return [...months].map(([month, amount]) => ({
    name: MONTH.format(new Date(month)),
    shortName: SHORT_MONTH.format(new Date(month)),
    amount,
  }));
}

/** The change from the previous period of the same length: ` · up 12%`. Empty without a previous amount. */
export function changeSince(previous: number, current: number): string {
  if (previous === 0) return '';
  const percent = Math.round((current / previous - 1) * 100);
  if (percent === 0) return dashboardText.asBefore;
  const by = Math.abs(percent).toLocaleString(LOCALE);
  return percent > 0 ? dashboardText.upBy(by) : dashboardText.downBy(by);
}
