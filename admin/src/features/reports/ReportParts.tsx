import { formatMoney } from '@mela/rules/format-money.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Select } from '../../components/Select.tsx';
import { StatusPill } from '../../components/StatusPill.tsx';
import { type Column, Table } from '../../components/Table.tsx';
import { formatCount, formatCountOf } from '../../format.ts';
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
    { heading: 'Product', look: 'strong', cell: ({ title }) => title },
    {
      heading: 'Units',
      isNumber: true,
      isLabelled: true,
      cell: (row) => <Link to={ordersOf(row)}>{formatCount(row.units)}</Link>,
    },
    {
      heading: 'Revenue',
      isNumber: true,
      isLabelled: true,
      cell: (row) => <Link to={ordersOf(row)}>{formatMoney(row.revenue)}</Link>,
    },
  ];
  return (
    <Panel
      id="report-best-sellers"
      title="Best sellers"
      aside={
        <div className="row">
          <Select
            aria-label="Sort best sellers by"
            options={[
              { value: 'REVENUE', label: 'By revenue' },
              { value: 'UNITS', label: 'By units' },
            ]}
            value={by}
            onChange={({ target }) => onBy(target.value as BestSellerOrder)}
          />
          <ExportButton report="best-sellers" days={days} />
        </div>
      }
    >
      <Note>Refunded units are excluded. Discounts on whole orders are not deducted.</Note>
      <Table label="Best sellers" columns={columns} rows={rows} keyOf={({ productId }) => productId} />
    </Panel>
  );
}

export function TaxRates({ rows, days }: { rows: readonly TaxRow[]; days: ReportDays }) {
  if (rows.length === 0) return null;
  const orders = orderListPath({ from: days.from, to: days.to, figure: 'ORDERS' });
  const columns: Column<TaxRow>[] = [
    {
      heading: 'Tax',
      look: 'strong',
      cell: ({ kind, rate }) => `${kind === 'TAX' ? 'Tax' : kind} ${rate}%`,
    },
    {
      heading: 'Taxable value',
      isNumber: true,
      isLabelled: true,
      cell: ({ taxable }) => <Link to={orders}>{formatMoney(taxable)}</Link>,
    },
    {
      heading: 'Amount',
      isNumber: true,
      isLabelled: true,
      cell: ({ amount }) => <Link to={orders}>{formatMoney(amount)}</Link>,
    },
  ];
  return (
    <Panel id="report-taxes" title="Taxes" aside={<ExportButton report="taxes" days={days} />}>
      <Note>By order date, before refunds. For tax returns, use the files under Accounting.</Note>
      <Table label="Taxes" columns={columns} rows={rows} keyOf={({ kind, rate }) => `${kind} ${rate}`} />
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
    { heading: 'Discount', look: 'strong', cell: ({ label }) => label },
    linked('Orders', ({ orders }) => formatCount(orders)),
    linked('Discounted', ({ discounted }) => formatMoney(discounted)),
    linked('Revenue from these orders', ({ revenue }) => formatMoney(revenue)),
  ];
  return (
    <Panel id="report-discounts" title="Discounts" aside={<ExportButton report="discounts" days={days} />}>
      <Note>
        Including free shipping.{' '}
        <Link to={orderListPath({ ...daysOf(days), figure: 'DISCOUNTED' })}>
          Orders with discounts on products
        </Link>
      </Note>
      <Table label="Discounts" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Panel>
  );
}

const daysOf = ({ from, to }: ReportDays) => ({ from, to });

/** Sold-out and low variants, as of now. */
export function LowStock() {
  const { data } = useLiveQuery(ReadLowStockDocument, { isBackground: true });
  if (!data) return null;
  const { out, low } = data;
  const rows = [...out.nodes, ...low.nodes];
  const columns: Column<StockRowFragment>[] = [
    { heading: 'Product', look: 'strong', cell: stockName },
    {
      heading: 'Available',
      isNumber: true,
      isLabelled: true,
      cell: ({ available, product, variant }) => (
        <Link to={stockPath({ search: variant?.sku ?? product?.title ?? '' })}>
          {formatCount(available ?? 0)}
        </Link>
      ),
    },
    {
      heading: 'Status',
      isLabelled: true,
      cell: ({ state }) => (
        <StatusPill mark={STOCK_STATES[state].mark}>{STOCK_STATES[state].label}</StatusPill>
      ),
    },
  ];
  return (
    <Panel
      id="report-low-stock"
      title="Low stock"
      aside={rows.length > 0 && <ExportButton report="low-stock" />}
    >
      {rows.length === 0 ? (
        <EmptyState title="No low or sold-out stock">
          Variants with tracked inventory are listed here.
        </EmptyState>
      ) : (
        <>
          <Note>
            Now:{' '}
            <Link to={stockPath({ state: 'out' })}>{formatCountOf(out.totalCount, 'variant')} sold out</Link>,{' '}
            <Link to={stockPath({ state: 'low' })}>{formatCountOf(low.totalCount, 'variant')} low</Link>
          </Note>
          <Table label="Low stock" columns={columns} rows={rows} keyOf={({ variantId }) => variantId} />
        </>
      )}
    </Panel>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="report-note">{children}</p>;
}
