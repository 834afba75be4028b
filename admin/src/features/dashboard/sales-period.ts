import { shopDayAt } from '@mela/rules/shop-days.ts';
import { formatDay } from '../../format.ts';
import type { DashboardSalesFragment } from '../../graphql.generated.ts';
import type { Bar } from './RevenueChart.tsx';

/** The days until today that the dashboard tells of. */
export const PERIODS = { week: '7 days', month: '30 days', year: '12 months' } as const;

export type SalesPeriod = keyof typeof PERIODS;

const MONTHS_OF_YEAR = 12;
const LOCALE = 'en-IN';
const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
const MONTH_NAME = new Intl.DateTimeFormat(LOCALE, { month: 'long', timeZone: 'UTC' });

/** The first and the last day of a period, and the first of this month. */
export function daysOf(period: SalesPeriod, now: Date): { from: string; to: string; month: string } {
  const to = shopDayAt(now);
  return { from: firstDay(period, now), to, month: `${to.slice(0, 'yyyy-mm'.length)}-01` };
}

function firstDay(period: SalesPeriod, now: Date): string {
  if (period !== 'year') return shopDayAt(now, period === 'week' ? -6 : -29);
  const [year = 0, month = 0] = shopDayAt(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - MONTHS_OF_YEAR, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Of the shop: `November`. */
export function monthAt(now: Date): string {
  return MONTH_NAME.format(new Date(shopDayAt(now)));
}

/** A bar for each day, or for each month of a year. */
export function barsOf(period: SalesPeriod, byDay: DashboardSalesFragment['byDay']): Bar[] {
  if (period !== 'year')
    return byDay.map(({ day, revenue }) => ({
      name: formatDay(day),
      shortName: SHORT_DAY.format(new Date(day)),
      amount: revenue.amount,
    }));
  const months = new Map<string, number>();
  for (const { day, revenue } of byDay) {
    const month = day.slice(0, 'yyyy-mm'.length);
    months.set(month, (months.get(month) ?? 0) + revenue.amount);
  }
  return [...months].map(([month, amount]) => ({
    name: MONTH.format(new Date(month)),
    shortName: SHORT_MONTH.format(new Date(month)),
    amount,
  }));
}

/** How an amount or a number compares with that of as many days before: ` · up 12%`; nothing where there was none. */
export function changeSince(previous: number, current: number): string {
  if (previous === 0) return '';
  const percent = Math.round((current / previous - 1) * 100);
  if (percent === 0) return ' · as before';
  return ` · ${percent > 0 ? 'up' : 'down'} ${Math.abs(percent).toLocaleString(LOCALE)}%`;
}
