import * as reportsText from '#messages/reports.ts';
import './report-chart.css';
import { toUnits } from '@mela/rules/price.ts';
import { BarChart, LineChart, Svg } from 'chartist';
import { useEffect, useRef } from 'react';
import type { ReportInterval, ReportRowFragment } from '../../graphql.generated.ts';
import { chartSummary, shortMoney, shortNameOf } from './report-words.ts';

interface Props {
  rows: readonly ReportRowFragment[];
  by: ReportInterval;
}

/**
 * The maximum number of bars. A longer period is shown as a line chart, because the bars of two periods would
 * not fit side by side.
 */
const MOST_BARS = 31;
/** The width of a label such as `27 Nov`, in pixels. */
const LABEL_PX = 60;

interface Drawn {
  svg: Svg;
  chartRect: { x1: number; y1: number; width: () => number };
  axisY: { ticks: number[]; projectValue: (value: number) => number };
}

/** Chartist sizes its SVG by a `style` attribute as well, which the content security policy forbids. `width` and `height` suffice. */
const { attr } = Svg.prototype;
Svg.prototype.attr = function (this: Svg, attributes: unknown, namespace?: string) {
  const kept = typeof attributes === 'object' ? { ...attributes, style: undefined } : attributes;
  return Reflect.apply(attr, this, [kept, namespace]);
} as typeof attr;

/** Chartist positions its own labels with inline styles, which the content security policy forbids. */
function drawLabels(drawn: Drawn, names: string[], isBars: boolean, amountOf: (value: number) => string) {
  const { svg, chartRect, axisY } = drawn;
  const place = (x: number, y: number, anchor: string, text: string) =>
    svg.elem('text', { x, y, 'text-anchor': anchor }, 'ct-label').text(text);
  const width = chartRect.width() / names.length;
  const step = Math.max(1, Math.ceil(LABEL_PX / width));
  names.forEach((name, index) => {
    const x = chartRect.x1 + width * (index + (isBars ? 0.5 : 0));
    if (index % step === 0) place(x, chartRect.y1 + 20, 'middle', name);
  });
  for (const tick of axisY.ticks)
    place(chartRect.x1 - 10, chartRect.y1 - axisY.projectValue(tick) + 4, 'end', amountOf(tick));
}

/** The revenue of a period beside that of the previous one. */
export function ReportChart({ rows, by }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const currency = rows[0]?.revenue.currency;
    if (!frame.current || !currency) return;
    const units = (amount: number) => toUnits(amount, currency);
    const series = [
      {
        name: 'current',
        className: 'report-chart__current',
        data: rows.map((row) => units(row.revenue.amount)),
      },
      {
        name: 'previous',
        className: 'report-chart__previous',
        data: rows.map((row) => units(row.previousRevenue.amount)),
      },
    ];
    const options = {
      chartPadding: { top: 16, right: 12, bottom: 0, left: 0 },
      axisX: { showGrid: false, showLabel: false },
      axisY: { offset: 64, scaleMinSpace: 32, showLabel: false },
    };
    const names = rows.map((row) => shortNameOf(row, by));
    const amountOf = (value: number) => shortMoney({ amount: Math.round(value / units(1)), currency });
    const isBars = rows.length <= MOST_BARS;
    const chart = isBars
      ? new BarChart(frame.current, { labels: names, series }, { ...options, seriesBarDistance: 6, low: 0 })
      : new LineChart(frame.current, { labels: names, series }, { ...options, showPoint: false, low: 0 });
    chart.on('created', (drawn: Drawn) => drawLabels(drawn, names, isBars, amountOf));
    return () => void chart.detach();
  }, [rows, by]);
  return (
    <figure className="report-chart">
      <div className="report-chart__frame" ref={frame} role="img" aria-label={chartSummary(rows, by)} />
      <figcaption className="report-chart__key" aria-hidden="true">
        <span className="report-chart__name">{reportsText.thisPeriod}</span>
        <span className="report-chart__name report-chart__name--previous">{reportsText.previousPeriod}</span>
      </figcaption>
    </figure>
  );
}
