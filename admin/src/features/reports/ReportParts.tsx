import { formatMoney } from '@mela/rules/format-money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as reportsText from '#messages/reports.ts';
import * as sharedText from '#messages/shared.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Select } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount } from '../../format.ts';
import {
  type BestSellerOrder,
  ReadLowStockDocument,
  type ReadReportPartsQuery,
  type StockRowFragment,
} from '../../graphql.generated.ts';
import { orderListPath } from '../orders/live-orders.ts';
import { STOCK_STATES, stockName } from '../stock/stock-words.ts';
import { stockPath } from '../stock/use-stock-view.ts';
import { ExportButton } from './ExportButton.tsx';
import type { ReportDays } from './report-view.ts';

type Parts = ReadReportPartsQuery['salesReport'];
type ProductRow = Parts['bestSellers'][number];
type TaxRow = Parts['taxRates'][number];
type DiscountRow = Parts['discountUses'][number];

interface BestSellersProps {
  rows: readonly ProductRow[];
  days: ReportDays;
  by: BestSellerOrder;
  onBy: (by: BestSellerOrder) => void;
}

export function BestSellers({ rows, days, by, onBy }: BestSellersProps) {
  if (rows.length === 0) return null;
  const { from, to } = days;
  const ordersOf = ({ productId }: ProductRow) =>
    orderListPath({ from, to, figure: 'ORDERS', product: productId });
  const columns: Column<ProductRow>[] = [
    { heading: sharedText.product, look: 'strong', cell: ({ title }) => title },
    {
      heading: reportsText.units,
      isNumber: true,
      isLabelled: true,
      cell: (row) => <Link to={ordersOf(row)}>{formatCount(row.units)}</Link>,
    },
    {
      heading: sharedText.revenue,
      isNumber: true,
      isLabelled: true,
      cell: (row) => <Link to={ordersOf(row)}>{formatMoney(row.revenue)}</Link>,
    },
  ];
  return (
    <Panel
      id="report-best-sellers"
      title={reportsText.bestSellers}
      aside={
        <div className="row">
          <Select
            aria-label={reportsText.sortBestSellersBy}
            options={[
              { value: 'REVENUE', label: reportsText.byRevenue },
              { value: 'UNITS', label: reportsText.byUnits },
            ]}
            value={by}
            onChange={({ target }) => onBy(target.value as BestSellerOrder)}
          />
          <ExportButton report="best-sellers" days={days} />
        </div>
      }
    >
      <Note>{reportsText.refundedUnitsAreExcludedDiscounts}</Note>
      <Table
        label={reportsText.bestSellers}
        columns={columns}
        rows={rows}
        keyOf={({ productId }) => productId}
      />
    </Panel>
  );
}

export function TaxRates({ rows, days }: { rows: readonly TaxRow[]; days: ReportDays }) {
  if (rows.length === 0) return null;
  const orders = orderListPath({ from: days.from, to: days.to, figure: 'ORDERS' });
  const columns: Column<TaxRow>[] = [
    {
      heading: sharedText.tax,
      look: 'strong',
      cell: ({ kind, rate }) => `${kind === 'TAX' ? sharedText.tax : kind} ${rate}%`,
    },
    {
      heading: reportsText.taxableValue,
      isNumber: true,
      isLabelled: true,
      cell: ({ taxable }) => <Link to={orders}>{formatMoney(taxable)}</Link>,
    },
    {
      heading: sharedText.amount,
      isNumber: true,
      isLabelled: true,
      cell: ({ amount }) => <Link to={orders}>{formatMoney(amount)}</Link>,
    },
  ];
  return (
    <Panel id="report-taxes" title={sharedText.taxes} aside={<ExportButton report="taxes" days={days} />}>
      <Note>{reportsText.byOrderDateBeforeRefunds}</Note>
      <Table
        label={sharedText.taxes}
        columns={columns}
        rows={rows}
        keyOf={({ kind, rate }) => `${kind} ${rate}`}
      />
    </Panel>
  );
}

export function Discounts({ rows, days }: { rows: readonly DiscountRow[]; days: ReportDays }) {
  if (rows.length === 0) return null;
  const linked = (heading: string, figureOf: (row: DiscountRow) => string): Column<DiscountRow> => ({
    heading,
    isNumber: true,
    isLabelled: true,
    cell: (row) => (
      <Link to={orderListPath({ ...daysOf(days), figure: 'ORDERS', discount: row.id })}>{figureOf(row)}</Link>
    ),
  });
  const columns: Column<DiscountRow>[] = [
    { heading: sharedText.discount, look: 'strong', cell: ({ label }) => label },
    linked(sharedText.orders, ({ orders }) => formatCount(orders)),
    linked(sharedText.discounted, ({ discounted }) => formatMoney(discounted)),
    linked(reportsText.revenueFromTheseOrders, ({ revenue }) => formatMoney(revenue)),
  ];
  return (
    <Panel
      id="report-discounts"
      title={sharedText.discounts}
      aside={<ExportButton report="discounts" days={days} />}
    >
      <Note>
        {reportsText.includingFreeShipping}{' '}
        <Link to={orderListPath({ ...daysOf(days), figure: 'DISCOUNTED' })}>
          {reportsText.ordersWithDiscountsOnProducts}
        </Link>
      </Note>
      <Table label={sharedText.discounts} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Panel>
  );
}

const daysOf = ({ from, to }: ReportDays) => ({ from, to });

/** The variants that are currently sold out or low in stock. */
export function LowStock() {
  const { data } = useLiveQuery(ReadLowStockDocument, { isBackground: true });
  if (!data) return null;
  const { out, low } = data;
  const rows = [...out.nodes, ...low.nodes];
  const columns: Column<StockRowFragment>[] = [
    { heading: sharedText.product, look: 'strong', cell: stockName },
    {
      heading: sharedText.available,
      isNumber: true,
      isLabelled: true,
      cell: ({ available, product, variant }) => (
        <Link to={stockPath({ search: variant?.sku ?? product?.title ?? '' })}>
          {formatCount(available ?? 0)}
        </Link>
      ),
    },
    {
      heading: sharedText.status,
      isLabelled: true,
      cell: ({ state }) => (
        <StatusPill mark={STOCK_STATES[state].mark}>{STOCK_STATES[state].label}</StatusPill>
      ),
    },
  ];
  return (
    <Panel
      id="report-low-stock"
      title={reportsText.lowStock}
      aside={rows.length > 0 && <ExportButton report="low-stock" />}
    >
      {rows.length === 0 ? (
        <EmptyState title={reportsText.noLowOrSoldOutStock}>
          {reportsText.variantsWithTrackedInventoryAreListed}
        </EmptyState>
      ) : (
        <>
          <Note>
            {reportsText.now}{' '}
            <Link to={stockPath({ state: 'out' })}>
              {reportsText.totalCountSoldOut(reportsText.numberOfVariants(out.totalCount))}
            </Link>
            ,{' '}
            <Link to={stockPath({ state: 'low' })}>
              {reportsText.totalCountLow(reportsText.numberOfVariants(low.totalCount))}
            </Link>
          </Note>
          <Table
            label={reportsText.lowStock}
            columns={columns}
            rows={rows}
            keyOf={({ variantId }) => variantId}
          />
        </>
      )}
    </Panel>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="report-note">{children}</p>;
}
