import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import './reports.css';
import { useState } from 'react';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Reading } from '../../components/Reading.tsx';
import { formatDay } from '../../format.ts';
import {
  type BestSellerOrder,
  ReadReportDocument,
  ReadReportPartsDocument,
  type ReadReportQuery,
} from '../../graphql.generated.ts';
import { errorExtensions } from '../../graphql-errors.ts';
import { ExportButton } from './ExportButton.tsx';
import { IntervalTable } from './IntervalTable.tsx';
import { MonthFiles } from './MonthFiles.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportControls } from './ReportControls.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { BestSellers, Discounts, LowStock, TaxRates } from './ReportParts.tsx';
import { INTERVALS, type ReportDays, type ReportView, useReportView } from './report-view.ts';

/** The reports on sales, best sellers, taxes, discounts and low stock. */
export function ReportsScreen() {
  const [view, change] = useReportView();
  const by = INTERVALS[view.by]?.value ?? 'DAY';
  const { from, to } = view;
  const { data, isCurrent, hasFailed, error, reload } = useLiveQuery(ReadReportDocument, {
    variables: { from, to, by },
  });
  const isForbidden = errorExtensions(error)?.code === 'FORBIDDEN';
  const report = data?.salesReport;
  return (
    <>
      <title>{reportsText.reportsMelaAdmin}</title>
      <div className="screen-head">
        <h1>{sharedText.reports}</h1>
        <Button label={sharedText.print} isQuiet isSmall onClick={() => window.print()} />
      </div>
      <ReportControls view={view} onChange={change} />
      {isForbidden ? (
        <EmptyState title={reportsText.youDoNotHavePermission}>
          {reportsText.askOwnerOfShopForAccess}
        </EmptyState>
      ) : (
        <Reading
          what={reportsText.reports}
          isRead={report !== undefined}
          hasFailed={hasFailed}
          onRetry={reload}
        />
      )}
      {report && !isForbidden && <Report report={report} view={view} isBusy={!isCurrent} />}
    </>
  );
}

interface ReportProps {
  report: ReadReportQuery['salesReport'];
  view: ReportView;
  isBusy: boolean;
}

function Report({ report, view, isBusy }: ReportProps) {
  const [bestBy, setBestBy] = useState<'REVENUE' | 'UNITS'>('REVENUE');
  const { parts, hasFailed, reload } = useReportParts(report, bestBy);
  const by = INTERVALS[view.by]?.value ?? 'DAY';
  const hasOrders = report.orders > 0;
  return (
    <div className="reports" aria-busy={isBusy}>
      <p className="reports__period">
        {reportsText.periodsInTimeZone(comparedPeriods(report), report.timeZone.replaceAll('_', ' '))}
      </p>
      <ReportFigures report={report} />
      <Panel
        id="report-sales"
        title={reportsText.salesByLabel(INTERVALS[view.by]?.label.toLowerCase())}
        aside={hasOrders && <ExportButton report="sales" days={report} by={view.by} />}
      >
        {hasOrders ? (
          <>
            <ReportChart rows={report.intervals} by={by} />
            <IntervalTable rows={report.intervals} by={by} />
          </>
        ) : (
          <EmptyState title={report.hasSold ? reportsText.noOrdersInThisPeriod : sharedText.noOrdersYet}>
            {report.hasSold
              ? reportsText.chooseAnotherPeriodToSee
              : reportsText.salesAppearHereOnceCustomersHave}
          </EmptyState>
        )}
      </Panel>
      {hasOrders && !parts && (
        <Reading what={reportsText.reports} isRead={false} hasFailed={hasFailed} onRetry={reload} />
      )}
      {hasOrders && parts && (
        <>
          <BestSellers rows={parts.bestSellers} days={report} by={bestBy} onBy={setBestBy} />
          <TaxRates rows={parts.taxRates} days={report} />
          <Discounts rows={parts.discountUses} days={report} />
        </>
      )}
      {report.hasSold && <MonthFiles isIndian={report.revenue.currency === 'INR'} />}
      <LowStock />
    </div>
  );
}

function comparedPeriods({ previous, ...days }: ReportProps['report']): string {
  const [now, before] = [periodText(days), periodText(previous)];
  return previous.orders === 0
    ? reportsText.thereWereNoOrdersInPrevious(now, before)
    : reportsText.nowComparedWithBefore(now, before);
}

function periodText({ from, to }: { from: string; to: string }): string {
  return from === to ? formatDay(from) : reportsText.fromTo(formatDay(from), formatDay(to));
}

/** Loads the tables below the sales. They are computed from the orders themselves. */
function useReportParts({ from, to }: ReportDays, by: BestSellerOrder) {
  const { data, hasFailed, reload } = useLiveQuery(ReadReportPartsDocument, { variables: { from, to, by } });
  return { parts: data?.salesReport, hasFailed, reload };
}
