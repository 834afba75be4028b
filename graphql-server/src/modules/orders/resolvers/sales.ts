import { SHOP_TIME_ZONE } from '@mela/rules/shop-days.ts';
import type { Resolvers } from '../../../schema.generated.ts';
import { readTopProducts, reportSales, type SalesReport } from '../report-sales.ts';

export const salesResolvers: Resolvers = {
  Query: { salesReport: (_, days, context) => reportSales(context, days) },
  SalesReport: {
    timeZone: () => SHOP_TIME_ZONE,
    current: (report) => inMoney(report, report.current),
    previous: (report) => inMoney(report, report.previous),
    byDay: (report) => report.byDay.map((sales) => inMoney(report, sales)),
    topProducts: async (report, _, context) => {
      const products = await readTopProducts(context, report);
      return products.map(({ _id, ...sales }) => ({
        ...ofProduct(report, sales),
        productId: _id.toHexString(),
      }));
    },
  },
};

function ofProduct<Sold extends { revenue: number }>({ currency }: SalesReport, sold: Sold) {
  return { ...sold, revenue: { amount: sold.revenue, currency } };
}

function inMoney<Sales extends { revenue: number; paidRevenue: number; unpaidRevenue: number }>(
  { currency }: SalesReport,
  sales: Sales,
) {
  return {
    ...sales,
    revenue: { amount: sales.revenue, currency },
    paidRevenue: { amount: sales.paidRevenue, currency },
    unpaidRevenue: { amount: sales.unpaidRevenue, currency },
  };
}
