import { useEffect, useRef } from 'react';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { ReadSalesDocument } from '../../graphql.generated.ts';
import { useLatestOrder } from '../orders/use-latest-order.ts';
import { daysOf, monthAt, type SalesPeriod } from './sales-period.ts';

/** The minimum interval between reports, because each one is computed in full. */
const LEAST_MS = 2_000;

/** The sales of a period up to today. Loaded only while shoppers see the catalogue. */
export function useSales(isLive: boolean, period: SalesPeriod) {
  const now = new Date();
  const variables = daysOf(period, now);
  const { data, hasFailed, reload } = useLiveQuery(ReadSalesDocument, { variables, skip: !isLive });
  const report = data?.salesReport.hasSold ? data.salesReport : null;
  const sales = data && { period, month: monthAt(now), report, ofMonth: data.month.revenue };
  return { sales: isLive ? sales : undefined, hasFailed, reload };
}

/** Calls back when orders arrive or change. */
export function useOrderNews(onNews: () => void): void {
  const news = useLatestOrder();
  const calledAt = useRef(Date.now());
  useEffect(() => {
    if (!news) return;
    const wait = calledAt.current + LEAST_MS - Date.now();
    const timer = setTimeout(() => {
      calledAt.current = Date.now();
      onNews();
    }, wait);
    return () => clearTimeout(timer);
  }, [news, onNews]);
}
