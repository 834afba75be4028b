import { useEffect, useRef } from 'react';
import { execute } from '../../session/execute.ts';
import { useReading } from '../../session/use-reading.ts';
import { useLatestOrder } from '../orders/use-latest-order.ts';
import OPERATIONS from './sales.graphql?raw';
import { daysOf, monthAt, type SalesPeriod } from './sales-period.ts';

/** So often at most: each report is summed anew. */
const LEAST_MS = 2_000;

/** What was sold until now, as long as shoppers see the catalogue. */
export function useSales(isLive: boolean, period: SalesPeriod) {
  const { answer, failure, reload } = useReading({
    key: `${isLive} ${period}`,
    read: () => (isLive ? readSales(period) : Promise.resolve(undefined)),
  });
  return { sales: isLive ? answer : undefined, hasFailed: failure !== undefined, reload };
}

async function readSales(period: SalesPeriod) {
  const now = new Date();
  const { salesReport, month } = await execute(OPERATIONS, 'ReadSales', daysOf(period, now));
  const report = salesReport.hasSold ? salesReport : null;
  return { period, month: monthAt(now), report, ofMonth: month.current.revenue };
}

/** Calls back when orders have come or changed. */
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
