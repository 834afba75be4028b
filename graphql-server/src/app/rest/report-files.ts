import { decimalsOf } from '@mela/rules/money.ts';
import { toUnits } from '@mela/rules/price.ts';
import { variantTitle } from '@mela/rules/variants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvText, type Table } from '../../kernel/csv.ts';
import { assertValid, UserError } from '../../kernel/errors.ts';
import { variantsOf } from '../../modules/catalogue/products/variants.ts';
import { listStock } from '../../modules/catalogue/stock-list/list-stock.ts';
import type { ReportInterval } from '../../modules/reports/report-days.ts';
import { averageOf, byInterval, reportSales, type SalesReport } from '../../modules/reports/sales-report.ts';
import { readBestSellers, readDiscountUses, readTaxRates } from '../../modules/reports/sold-parts.ts';
import { appMessages, appTexts } from '../messages.ts';
import type { Context } from '../shop/context.ts';
import { named, sendCsv } from './csv.ts';

const FILES = ['sales', 'best-sellers', 'taxes', 'discounts', 'low-stock'] as const;
type ReportFile = (typeof FILES)[number];

const INTERVALS: Record<string, ReportInterval> = { day: 'DAY', week: 'WEEK', month: 'MONTH' };
const MAX_PRODUCTS = 10_000;
/** The maximum page size of a list. */
const STOCK_PAGE = 100;
const MAX_VARIANTS = 10_000;

/** GET /reports/{report}: a report of a period as a CSV file. The low-stock report is always current. */
export async function answerReport(
  context: Context,
  { params, query }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const asked = (params as { report: string }).report;
  const file = FILES.find((one) => one === asked);
  if (!file) throw new UserError('NOT_FOUND', appMessages.unknownReport({ reports: FILES.join(', ') }));
  if (file === 'low-stock') return sendCsv(reply, named('low-stock'), csvText(await lowStock(context)));
  const { from, to, by = 'day' } = query as Record<string, unknown>;
  const interval = INTERVALS[String(by)];
  assertValid(interval ? {} : { by: appMessages.invalidInterval });
  const report = await reportSales(context, { from: String(from), to: String(to) });
  const table = await tableOf(context, file, report, interval as ReportInterval);
  return sendCsv(reply, `${file}-${from}-${to}`, csvText(table));
}

async function tableOf(
  context: Context,
  file: Exclude<ReportFile, 'low-stock'>,
  report: SalesReport,
  by: ReportInterval,
): Promise<Table> {
  const { currency } = report;
  const units = unitsIn(currency);
  const money = (label: string) => `${label} (${currency})`;
  switch (file) {
    case 'sales':
      return salesTable(report, by);
    case 'best-sellers': {
      const products = await readBestSellers(context, report, { first: MAX_PRODUCTS, by: 'REVENUE' });
      return {
        columns: ['Product', 'Units', money('Revenue')],
        rows: products.map(({ title, units: count, revenue }) => [title, String(count), units(revenue)]),
      };
    }
    case 'taxes': {
      const rates = await readTaxRates(context, report);
      return {
        columns: ['Tax', 'Rate (%)', money(appTexts.taxableValue), money('Tax')],
        rows: rates.map(({ kind, rate, taxable, amount }) => [
          ...[kind === 'TAX' ? 'Tax' : kind, String(rate), units(taxable), units(amount)],
        ]),
      };
    }
    case 'discounts': {
      const uses = await readDiscountUses(context, report);
      return {
        columns: ['Discount', 'Orders', money('Discounted'), money('Revenue')],
        rows: uses.map(({ label, orders, discounted, revenue }) => [
          ...[label, String(orders), units(discounted), units(revenue)],
        ]),
      };
    }
  }
}

/** Amounts in major units of the currency, with all decimals. */
function unitsIn(currency: string): (amount: number) => string {
  return (amount) => toUnits(amount, currency).toFixed(decimalsOf(currency));
}

function salesTable(report: SalesReport, by: ReportInterval): Table {
  const { currency } = report;
  const units = unitsIn(currency);
  const amounts = [
    'Revenue',
    appTexts.averageOrder,
    'Paid',
    'Unpaid',
    'Refunds',
    'Taxes',
    appTexts.productDiscounts,
  ];
  return {
    columns: ['From', 'To', 'Orders', ...amounts.map((label) => `${label} (${currency})`)],
    rows: byInterval(report, by).map((sales) => {
      const { from, to, orders, revenue, paidRevenue, unpaidRevenue, refunds, taxes, discounts } = sales;
      const all = [revenue, averageOf(sales), paidRevenue, unpaidRevenue, refunds, taxes, discounts];
      return [from, to, String(orders), ...all.map(units)];
    }),
  };
}

/** Sold-out variants first, then those with low stock. Drafts are omitted because they are not for sale. */
async function lowStock(context: Context): Promise<Table> {
  const rows: string[][] = [];
  for (const state of ['OUT_OF_STOCK', 'LOW'] as const) {
    for (let after: string | null = null; rows.length < MAX_VARIANTS; ) {
      const request = { first: STOCK_PAGE, after, state, withDrafts: false, productIds: null };
      const { nodes, pageInfo } = await listStock(context, request);
      const products = await context.productById.loadMany(
        nodes.map(({ productId }) => productId.toHexString()),
      );
      for (const [index, { _id, available }] of nodes.entries()) {
        const product = products[index];
        if (!product || product instanceof Error) continue;
        const variant = variantsOf(product).find(({ id }) => id === _id.toHexString());
        rows.push([
          ...[product.title, variant ? variantTitle(variant) : '', variant?.sku ?? ''],
          ...[String(available ?? ''), state === 'LOW' ? appTexts.lowStock : appTexts.soldOut],
        ]);
      }
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor ?? null;
    }
  }
  return { columns: ['Product', 'Variant', 'SKU', 'Available', 'State'], rows };
}
