import { formatMoney } from '@mela/rules/format-money.ts';
import { LOCALE } from '@mela/rules/locale.ts';
import type { Money } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import * as reportsText from '#messages/reports.ts';
import { formatDay } from '../../format.ts';
import type { ReportInterval, ReportRowFragment } from '../../graphql.generated.ts';

const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });

/** The name of an interval: `27 Nov 2026`, `23 Nov – 29 Nov 2026` or `November 2026`. */
export function nameOf({ from, to }: { from: string; to: string }, by: ReportInterval): string {
  if (by === 'MONTH') return MONTH.format(new Date(from));
  return from === to ? formatDay(from) : `${SHORT_DAY.format(new Date(from))} – ${formatDay(to)}`;
}

/** The label below a bar: `27 Nov`, or `Nov` for a month. */
export function shortNameOf({ from }: { from: string }, by: ReportInterval): string {
  return (by === 'MONTH' ? SHORT_MONTH : SHORT_DAY).format(new Date(from));
}

/** A short amount for the axis of a chart, such as `₹1.2L`. */
export function shortMoney({ amount, currency }: Money): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(toUnits(amount, currency));
}

/** How a figure compares with the previous one: `Up 12% from ₹1,000`, or `Up from ₹0`. null if both are zero. */
export function comparison(before: number, now: number, text: (figure: number) => string): string | null {
  if (before === 0) return now === 0 ? null : reportsText.upFrom(text(0));
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return reportsText.sameAsBefore(text(before));
  return reportsText.changedByPercent(
    percent > 0 ? reportsText.up : reportsText.down,
    Math.abs(percent).toLocaleString(LOCALE),
    text(before),
  );
}

/** The text alternative of the chart. The table below has all figures. */
export function chartSummary(rows: readonly ReportRowFragment[], by: ReportInterval): string {
  const [first] = rows;
  if (!first) return reportsText.noData;
  const { currency } = first.revenue;
  const best = rows.reduce((most, row) => (row.revenue.amount > most.revenue.amount ? row : most), first);
  const total = rows.reduce((sum, { revenue }) => sum + revenue.amount, 0);
  const before = rows.reduce((sum, { previousRevenue }) => sum + previousRevenue.amount, 0);
  const money = (amount: number) => formatMoney({ amount, currency });
  return reportsText.chartSummary(money(total), money(before), money(best.revenue.amount), nameOf(best, by));
}
