import { useLiveQuery } from '../../client/use-live-query.ts';
import { type BestSellerOrder, ReadReportPartsDocument } from '../../graphql.generated.ts';
import type { ReportDays } from './report-view.ts';

/** The tables below the sales, which read the orders themselves. */
export function useReportParts({ from, to }: ReportDays, by: BestSellerOrder) {
  const { data, hasFailed, reload } = useLiveQuery(ReadReportPartsDocument, { variables: { from, to, by } });
  return { parts: data?.salesReport, hasFailed, reload };
}
