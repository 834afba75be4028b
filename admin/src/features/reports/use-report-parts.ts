import { useLiveQuery } from '../../client/use-live-query.ts';
import { type BestSellerOrder, ReadReportPartsDocument } from '../../graphql.generated.ts';
import type { ReportDays } from './report-view.ts';

/** Loads the tables below the sales. They are computed from the orders themselves. */
export function useReportParts({ from, to }: ReportDays, by: BestSellerOrder) {
  const { data, hasFailed, reload } = useLiveQuery(ReadReportPartsDocument, { variables: { from, to, by } });
  return { parts: data?.salesReport, hasFailed, reload };
}
