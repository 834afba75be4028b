import { countDays, daysLater } from '@mela/rules/shop-days.ts';
import { readSellingPast } from '../selling/collection.ts';
import { readDailySales, type Sales, sumOf } from './daily-sales.ts';
import type { ReportContext } from './read-parts.ts';
import { assertDays, type Days, daysBefore, intervalsOf, type ReportInterval } from './report-days.ts';

export interface SalesReport extends Sales, Days {
  /** Whether the shop was ever open for orders. */
  hasSold: boolean;
  currency: string;
  timeZone: string;
  previous: Sales & Days;
  /** The figures of each day. `dailyBefore`: of each day of the previous period. */
  daily: Sales[];
  dailyBefore: Sales[];
}

/** The sales between two dates, and in the period of the same length before them. @throws UserError */
export async function reportSales(context: ReportContext, { from, to }: Days): Promise<SalesReport> {
  const count = assertDays({ from, to });
  const days = { from, to };
  const before = daysBefore(days);
  const { settings, hasSold } = await readSellingPast(context);
  const all = await readDailySales(context, { from: before.from, to });
  const [dailyBefore, daily] = [all.slice(0, count), all.slice(count)];
  return {
    ...days,
    ...sumOf(daily),
    hasSold,
    currency: settings.currency,
    timeZone: context.timeZone,
    previous: { ...before, ...sumOf(dailyBefore) },
    daily,
    dailyBefore,
  };
}

interface IntervalSales extends Sales, Days {
  /** The revenue of the days with the same positions in the previous period. */
  previousRevenue: number;
}

/** The sales of each day, week or month of a report. */
export function byInterval(
  { daily, dailyBefore, ...days }: SalesReport,
  by: ReportInterval,
): IntervalSales[] {
  return intervalsOf(days, by).map(({ from, to }) => {
    const [start, end] = [from, daysLater(to, 1)].map((day) => countDays(days.from, day) - 1);
    const { revenue: previousRevenue } = sumOf(dailyBefore.slice(start, end));
    return { ...sumOf(daily.slice(start, end)), from, to, previousRevenue };
  });
}

/** The average revenue per order, rounded to a whole minor unit. */
export function averageOf({ orders, revenue }: Sales): number {
  return orders === 0 ? 0 : Math.round(revenue / orders);
}
