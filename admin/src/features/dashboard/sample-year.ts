export interface MonthlyRevenue {
  month: string;
  dollars: number;
}

export const THIS_MONTH: MonthlyRevenue = { month: 'November', dollars: 18_390 };

/** Sample data: the specification has no call that would load orders. */
export const MONTHLY_REVENUE: MonthlyRevenue[] = [
  { month: 'January', dollars: 9840 },
  { month: 'February', dollars: 10_420 },
  { month: 'March', dollars: 13_960 },
  { month: 'April', dollars: 11_350 },
  { month: 'May', dollars: 12_080 },
  { month: 'June', dollars: 10_940 },
  { month: 'July', dollars: 12_610 },
  { month: 'August', dollars: 15_230 },
  { month: 'September', dollars: 14_480 },
  { month: 'October', dollars: 21_870 },
  THIS_MONTH,
];

export const ORDER_COUNT = 1482;
