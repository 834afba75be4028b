import type { TaxKind } from '@mela/rules/taxes.ts';
import type { ObjectId } from 'mongodb';
import { type ReportContext, readParts } from './read-parts.ts';
import type { Days } from './report-days.ts';

export interface ProductSales {
  productId: ObjectId;
  title: string;
  units: number;
  revenue: number;
}

export interface TaxSales {
  kind: TaxKind;
  rate: number;
  taxable: number;
  amount: number;
}

export interface DiscountSales {
  id: string;
  label: string;
  orders: number;
  discounted: number;
  revenue: number;
}

const MAX_DISCOUNTS = 100;

/**
 * The refunded units of a line. They are valued at their share of the line, as if they had been refunded
 * together.
 */
const REFUNDED_UNITS = { $ifNull: ['$lines.refunded', 0] };
const REFUNDED_VALUE = {
  $floor: { $divide: [{ $multiply: ['$lines.total', REFUNDED_UNITS] }, '$lines.quantity'] },
};
const PRODUCT_STAGES = [
  { $unwind: '$lines' },
  {
    $group: {
      _id: '$lines.productId',
      title: { $last: '$lines.title' },
      units: { $sum: { $subtract: ['$lines.quantity', REFUNDED_UNITS] } },
      revenue: {
        $sum: {
          $cond: [
            { $gt: ['$lines.refunded', 0] },
            { $subtract: ['$lines.total', REFUNDED_VALUE] },
            '$lines.total',
          ],
        },
      },
    },
  },
];

/** The best-selling products. */
export async function readBestSellers(
  context: ReportContext,
  days: Days,
  { first, by }: { first: number; by: 'REVENUE' | 'UNITS' },
): Promise<ProductSales[]> {
  const found = await readParts<Omit<ProductSales, 'productId'> & { _id: ObjectId }>(
    context,
    days,
    PRODUCT_STAGES,
  );
  const products = new Map<string, ProductSales>();
  for (const { _id: productId, title, units, revenue } of found) {
    const key = productId.toHexString();
    const former = products.get(key) ?? { units: 0, revenue: 0 };
    products.set(key, {
      ...{ productId, title },
      ...{ units: former.units + units, revenue: former.revenue + revenue },
    });
  }
  const [main, other] = by === 'UNITS' ? (['units', 'revenue'] as const) : (['revenue', 'units'] as const);
  return [...products.values()]
    .filter(({ units, revenue }) => units > 0 || revenue > 0)
    .sort((one, two) => two[main] - one[main] || two[other] - one[other])
    .slice(0, first);
}

const TAX_STAGES = [
  { $unwind: '$taxes' },
  {
    $group: {
      _id: { kind: '$taxes.kind', rate: '$taxes.rate' },
      taxable: { $sum: '$taxes.taxable' },
      amount: { $sum: '$taxes.amount' },
    },
  },
];

/** Taxes by kind and rate, with refunds not subtracted. The highest rate comes first. */
export async function readTaxRates(context: ReportContext, days: Days): Promise<TaxSales[]> {
  const found = await readParts<Omit<TaxSales, 'kind' | 'rate'> & { _id: Pick<TaxSales, 'kind' | 'rate'> }>(
    context,
    days,
    TAX_STAGES,
  );
  const rates = new Map<string, TaxSales>();
  for (const { _id, taxable, amount } of found) {
    const key = `${_id.kind} ${_id.rate}`;
    const former = rates.get(key) ?? { taxable: 0, amount: 0 };
    rates.set(key, { ..._id, taxable: former.taxable + taxable, amount: former.amount + amount });
  }
  return [...rates.values()].sort((one, two) => two.rate - one.rate || one.kind.localeCompare(two.kind));
}

const OF_LINES = {
  $reduce: {
    input: '$lines',
    initialValue: [],
    in: { $concatArrays: ['$$value', { $ifNull: ['$$this.adjustments', []] }] },
  },
};
const DISCOUNT_STAGES = [
  {
    $project: {
      adjustments: {
        $concatArrays: [
          { $ifNull: ['$adjustments', []] },
          { $ifNull: ['$shippingAdjustments', []] },
          OF_LINES,
        ],
      },
      revenue: { $subtract: ['$total', '$refunded'] },
    },
  },
  { $unwind: '$adjustments' },
  { $match: { 'adjustments.kind': 'DISCOUNT' } },
  // Adds up a discount's adjustments within an order, because it can apply to several lines.
  {
    $group: {
      _id: { order: '$_id', source: '$adjustments.source' },
      label: { $last: '$adjustments.label' },
      discounted: { $sum: '$adjustments.amount' },
      revenue: { $last: '$revenue' },
    },
  },
  { $sort: { '_id.order': 1 } },
  {
    $group: {
      _id: '$_id.source',
      label: { $last: '$label' },
      orders: { $sum: 1 },
      discounted: { $sum: '$discounted' },
      revenue: { $sum: '$revenue' },
    },
  },
];

/** The used discounts, largest total first. */
export async function readDiscountUses(context: ReportContext, days: Days): Promise<DiscountSales[]> {
  const found = await readParts<Omit<DiscountSales, 'id'> & { _id: { module: string; id: string } }>(
    context,
    days,
    DISCOUNT_STAGES,
  );
  const uses = new Map<string, DiscountSales>();
  for (const { _id, label, orders, discounted, revenue } of found) {
    const former = uses.get(_id.id) ?? { orders: 0, discounted: 0, revenue: 0 };
    uses.set(_id.id, {
      ...{ id: _id.id, label },
      orders: former.orders + orders,
      // Adjustments of discounts are negative.
      discounted: former.discounted - discounted,
      revenue: former.revenue + revenue,
    });
  }
  return [...uses.values()]
    .sort((one, two) => two.discounted - one.discounted || two.orders - one.orders)
    .slice(0, MAX_DISCOUNTS);
}
