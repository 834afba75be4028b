import type { OrderStatus } from '@mela/rules/transitions.ts';
import type { Filter } from 'mongodb';
import {
  countPlanned,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import type { ScanOptions } from '../../kernel/list/scans.ts';
import {
  ADJUSTMENT_IDS,
  FIRST_NUMBER,
  NUMBER_INDEX,
  type Order,
  PRODUCT_INDEX,
  REFUND_INDEX,
  REFUND_OWED,
  SALES_INDEX,
  STATUS_INDEX,
  TERMS_INDEX,
  TOTAL_INDEX,
} from './collection.ts';
import type { OrderContext } from './context.ts';
import { forShop, type OrderView } from './order-view.ts';
import { canSortByIndex, filterOf, type OrderFilter, planOrders } from './plan-orders.ts';

interface PageRequest extends KeysetRequest {
  order: OrderSort;
  filter: OrderFilter;
}

export interface OrderPage extends KeysetPage<OrderView> {
  filter: OrderFilter;
}

/** A search with this many matches is common. Among 100,000 orders, a scan of the newest then finds a page after about a thousand. */
const COMMON = 2_000;
const OPEN: OrderStatus[] = ['AWAITING_PAYMENT', 'CONFIRMED'];

/** A page of orders. @throws UserError for an invalid page, cursor or search */
export async function listOrders(context: OrderContext, request: PageRequest): Promise<OrderPage> {
  const { orders, scans } = context;
  const { first, after, order, filter } = request;
  assertPage({ first, offset: 0 });
  const field = order.field === 'TOTAL' ? 'total' : 'number';
  const direction = order.direction === 'ASC' ? 1 : -1;
  const behind = after == null ? {} : decodeOrderCursor(order, after);
  const planned = await planOrders(context, filter);
  const where = { $and: [planned.where, behind] };
  const hint = field === 'total' && canSortByIndex(filter) ? TOTAL_INDEX : planned.hint;
  const isCommon = hint === TERMS_INDEX && field === 'number' && (await isCommonSearch(context, filter));
  const sort: Record<string, 1 | -1> = {
    ...(field === 'total' && { total: direction }),
    number: direction,
  };
  const unsorted =
    hint === SALES_INDEX || (field === 'total' && isProductOrDiscount(hint)) ? hint : undefined;
  // With many matches, a scan of the newest orders is fastest; with few, the index of search keys is.
  const index = isCommon || unsorted ? NUMBER_INDEX : hint;
  const found = await scans.run(async (options) =>
    orders
      .find(
        unsorted
          ? await numbersOf(orders, where, { ...options, hint: unsorted, sort, limit: first + 1 })
          : where,
        { ...options, ...(index && { hint: index }) },
      )
      .sort(sort)
      .limit(first + 1)
      .toArray(),
  );
  return { filter, ...keysetPage(request, found.map(forShop), (one) => encodeOrderCursor(order, one)) };
}

/**
 * Counts matching orders. The count of all orders comes from the last order number, because MongoDB takes seconds to count a million.
 * Reads with majority concern, like the corresponding page of orders.
 */
export async function countOrders(
  { orders, orderState, scans, timeZone }: OrderContext,
  filter: OrderFilter,
): Promise<number> {
  const { where, hint } = await planOrders({ orders, timeZone }, filter);
  if (Object.keys(where).length > 0)
    return countPlanned(orders, scans, { filter: where, ...(hint && { hint }) });
  const last = await orderState.findOne({ _id: 'last' });
  return last ? last.count - FIRST_NUMBER + 1 : 0;
}

/** The number of orders that await payment or shipping. */
export function countOpenOrders({ orders }: Pick<OrderContext, 'orders'>): Promise<number> {
  return orders.countDocuments({ status: { $in: OPEN } }, { hint: STATUS_INDEX });
}

/** The number of orders with an owed refund. */
export function countRefundsOwed({ orders }: Pick<OrderContext, 'orders'>): Promise<number> {
  return orders.countDocuments(REFUND_OWED, { hint: REFUND_INDEX });
}

/** Whether an index is sorted by order number, and contains the totals too. */
function isProductOrDiscount(hint: string | undefined): hint is string {
  return hint === PRODUCT_INDEX || ADJUSTMENT_IDS.some((place) => place === hint);
}

/** Finds the orders of a page from the index alone, which is not sorted like the page. */
async function numbersOf(
  orders: OrderContext['orders'],
  where: Filter<Order>,
  { sort, limit, ...options }: ScanOptions & { hint: string; sort: Record<string, 1 | -1>; limit: number },
): Promise<Filter<Order>> {
  const stages = [
    { $match: where },
    { $project: { _id: 0, number: 1, total: 1 } },
    { $sort: sort },
    { $limit: limit },
  ];
  const found = await orders.aggregate<Pick<Order, 'number'>>(stages, options).toArray();
  return { number: { $in: found.map(({ number }) => number) } };
}

/** Whether so many orders match that a scan by order number finds a page quickly. */
async function isCommonSearch(
  { orders, scans, timeZone }: OrderContext,
  { search }: OrderFilter,
): Promise<boolean> {
  const count = await scans.run((options) =>
    orders.countDocuments(filterOf({ search }, timeZone), { ...options, hint: TERMS_INDEX, limit: COMMON }),
  );
  return count === COMMON;
}

interface OrderSort {
  field: 'PLACED_AT' | 'TOTAL';
  direction?: 'ASC' | 'DESC';
}

/** Later orders have higher numbers. */
function encodeOrderCursor({ field, direction = 'DESC' }: OrderSort, { total, number }: Order): string {
  const parts = field === 'TOTAL' ? [field, direction, number, total] : [field, direction, number];
  return encodeCursor(parts);
}

/** @returns a filter for the orders after a cursor. @throws UserError for a cursor of another sort order */
function decodeOrderCursor({ field, direction = 'DESC' }: OrderSort, cursor: string): Filter<Order> {
  const [ofField, ofDirection, number, total] = decodeCursor(cursor);
  const isOwn = ofField === field && ofDirection === direction && isWhole(number);
  if (!isOwn || (field === 'TOTAL' && !isWhole(total))) throw wrongCursor();
  const behind = direction === 'ASC' ? '$gt' : '$lt';
  if (field === 'PLACED_AT') return { number: { [behind]: number } };
  return { $or: [{ total: { [behind]: total } }, { total, number: { [behind]: number } }] } as Filter<Order>;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
