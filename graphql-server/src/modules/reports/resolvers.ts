import { daysLater } from '@mela/rules/shop-days.ts';
import { assertValid } from '../../kernel/errors.ts';
import type { Resolvers } from '../../schema.generated.ts';
import type { Sales } from './daily-sales.ts';
import { reportsMessages } from './messages.ts';
import { averageOf, byInterval, reportSales } from './sales-report.ts';
import { readBestSellers, readDiscountUses, readTaxRates } from './sold-parts.ts';

const MAX_PRODUCTS = 100;

type Figure = Exclude<keyof Sales, 'orders'>;

const FIGURES: readonly Figure[] = [
  'revenue',
  'paidRevenue',
  'unpaidRevenue',
  'refunds',
  'taxes',
  'discounts',
];

export const reportResolvers: Resolvers = {
  Query: { salesReport: (_, days, context) => reportSales(context, days) },
  SalesReport: {
    ...figureResolvers(),
    average: (report) => ({ amount: averageOf(report), currency: report.currency }),
    previous: ({ previous, currency }) => ({
      ...previous,
      ...inMoney(previous, currency),
      average: { amount: averageOf(previous), currency },
    }),
    days: ({ daily, from, currency }) =>
      daily.map(({ orders, revenue }, index) => ({
        ...{ date: daysLater(from, index), orders },
        revenue: { amount: revenue, currency },
      })),
    intervals: (report, { by }) =>
      byInterval(report, by).map((one) => ({
        ...one,
        ...inMoney(one, report.currency),
        previousRevenue: { amount: one.previousRevenue, currency: report.currency },
      })),
    bestSellers: async (report, { first, by }, context) => {
      const isRight = first >= 1 && first <= MAX_PRODUCTS;
      assertValid(isRight ? {} : { first: reportsMessages.firstOutOfRange({ max: MAX_PRODUCTS }) });
      const products = await readBestSellers(context, report, { first, by });
      return products.map(({ productId, revenue, ...sold }) => ({
        ...sold,
        productId: productId.toHexString(),
        revenue: { amount: revenue, currency: report.currency },
      }));
    },
    taxRates: async ({ currency, ...days }, _, context) => {
      const rates = await readTaxRates(context, days);
      return rates.map(({ kind, rate, taxable, amount }) => ({
        ...{ kind, rate },
        taxable: { amount: taxable, currency },
        amount: { amount, currency },
      }));
    },
    discountUses: async ({ currency, ...days }, _, context) => {
      const uses = await readDiscountUses(context, days);
      return uses.map(({ discounted, revenue, ...used }) => ({
        ...used,
        discounted: { amount: discounted, currency },
        revenue: { amount: revenue, currency },
      }));
    },
  },
};

/** The amounts of a period as money. */
function inMoney(sales: Sales, currency: string) {
  const amounts = FIGURES.map((name) => [name, { amount: sales[name], currency }]);
  return Object.fromEntries(amounts) as Record<Figure, { amount: number; currency: string }>;
}

function figureResolvers() {
  type Report = Sales & { currency: string };
  const resolverOf = (name: Figure) => (report: Report) => ({
    amount: report[name],
    currency: report.currency,
  });
  return Object.fromEntries(FIGURES.map((name) => [name, resolverOf(name)])) as Record<
    Figure,
    ReturnType<typeof resolverOf>
  >;
}
