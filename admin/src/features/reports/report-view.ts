import { countDays, daysLater, isDay } from '@mela/rules/shop-days.ts';
import { useSearchParams } from 'react-router';
import * as reportsText from '#messages/reports.ts';
import type { ReportInterval } from '../../graphql.generated.ts';
import { shopToday } from '../../shop-time.ts';

/** The periods of a report. Each ends today or earlier. */
export const PERIODS = {
  week: reportsText.last7Days,
  month: reportsText.last30Days,
  'this-month': reportsText.thisMonth,
  'last-month': reportsText.lastMonth,
  'this-year': reportsText.thisYear,
  year: reportsText.last12Months,
  custom: reportsText.custom,
} as const;

export type ReportPeriod = keyof typeof PERIODS;

export const INTERVALS: Record<string, { label: string; value: ReportInterval }> = {
  day: { label: reportsText.day, value: 'DAY' },
  week: { label: reportsText.week, value: 'WEEK' },
  month: { label: reportsText.month, value: 'MONTH' },
};

/** The first and the last day of a report, on the shop's clock. */
export interface ReportDays {
  from: string;
  to: string;
}

export interface ReportView extends ReportDays {
  period: ReportPeriod;
  /** The interval by which sales are summed: a key of `INTERVALS`. */
  by: string;
}

const MAX_DAYS = 366;
/** Longer periods are initially summed by month. */
const MANY_DAYS = 92;

/**
 * The first and last day of a period.
 * @param today the shop's date
 */
export function daysOfPeriod(period: Exclude<ReportPeriod, 'custom'>, today: string): ReportDays {
  const monthStart = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  const lastMonthEnd = daysLater(monthStart, -1);
  switch (period) {
    case 'week':
      return { from: daysLater(today, -6), to: today };
    case 'month':
      return { from: daysLater(today, -29), to: today };
    case 'this-month':
      return { from: monthStart, to: today };
    case 'last-month':
      return { from: `${lastMonthEnd.slice(0, 'yyyy-mm'.length)}-01`, to: lastMonthEnd };
    case 'this-year':
      return { from: `${today.slice(0, 'yyyy'.length)}-01-01`, to: today };
    case 'year':
      return { from: elevenMonthsBefore(today), to: today };
  }
}

function elevenMonthsBefore(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** Why no report can cover these days. undefined if it can. */
export function faultOfDays({ from, to }: ReportDays): string | undefined {
  if (!isDay(from) || !isDay(to)) return reportsText.chooseBothDays;
  const count = countDays(from, to);
  if (count < 1) return reportsText.lastDayMustNotBeBefore;
  return count > MAX_DAYS ? reportsText.reportHasAtMostDays(MAX_DAYS) : undefined;
}

/** The view that a URL names. Unknown values give the last 30 days. */
export function viewIn(parameters: URLSearchParams, today: string): ReportView {
  const named = parameters.get('period') ?? 'month';
  const asked = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const isCustom = named === 'custom' && faultOfDays(asked) === undefined;
  const known = Object.hasOwn(PERIODS, named) && named !== 'custom' ? named : 'month';
  const period = isCustom ? 'custom' : (known as Exclude<ReportPeriod, 'custom'>);
  const days = period === 'custom' ? asked : daysOfPeriod(period, today);
  const by = parameters.get('by') ?? '';
  const usual = countDays(days.from, days.to) > MANY_DAYS ? 'month' : 'day';
  return { ...days, period, by: Object.hasOwn(INTERVALS, by) ? by : usual };
}

/** The view of the screen, kept in the URL. */
export function useReportView() {
  const [parameters, setParameters] = useSearchParams();
  const view = viewIn(parameters, shopToday());
  const change = ({ period, by, from, to }: Partial<ReportView>) =>
    setParameters(
      (former) => {
        const next = new URLSearchParams(former);
        if (period) {
          for (const name of ['from', 'to', 'by']) next.delete(name);
          next.set('period', period);
        }
        if (from !== undefined) next.set('from', from);
        if (to !== undefined) next.set('to', to);
        if (by) next.set('by', by);
        return next;
      },
      { preventScrollReset: true },
    );
  return [view, change] as const;
}
