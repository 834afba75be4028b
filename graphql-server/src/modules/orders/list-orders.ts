import { cleanText } from '@mela/rules/text.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import { type Filter, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import type { ScanOptions } from '../../kernel/list/scans.ts';
import {
  FIRST_NUMBER,
  NUMBER_INDEX,
  type Order,
  PAYMENT_INDEX,
  REFUND_INDEX,
  REFUND_OWED,
  SALES_INDEX,
  STATUS_INDEX,
  TERMS_INDEX,
  TOTAL_INDEX,
} from './collection.ts';
import type { OrderContext } from './context.ts';
import { forShop, type OrderView } from './order-view.ts';
import { readSearch } from './search-orders.ts';
import { checkDays, countedIn, placedOn, type SalesFigure, withDiscount } from './sold-orders.ts';

export interface OrderFilter {
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  /** Only confirmed orders that are packed, or that are still to pack. */
  isPacked?: boolean | null | undefined;
  /** Only orders with a refund owed. */
  isRefundOwed?: boolean | null | undefined;
  /** Only orders placed on these days of the shop. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  /** Only orders that this figure of the sales reports counts. */
  figure?: SalesFigure | null | undefined;
  /** Only orders with this product. */
  productId?: string | null | undefined;
  /** Only orders with this discount. */
  discountId?: string | null | undefined;
}

interface PageRequest extends KeysetRequest {
  order: OrderSort;
  filter: OrderFilter;
}

export interface OrderPage extends KeysetPage<OrderView> {
  filter: OrderFilter;
}

/** A search with this many matches is common. Among 100,000 orders, a scan of the newest then finds a page after about a thousand. */
const COMMON = 2_000;
/** The index can decide this, unlike a comparison with null. */
const PACKED = { $gte: new Date(0) };
const OPEN: OrderStatus[] = ['AWAITING_PAYMENT', 'CONFIRMED'];

/** A page of orders. @throws UserError for an invalid page, cursor or search */
export async function listOrders(context: OrderContext, request: PageRequest): Promise<OrderPage> {
  const { orders, scans, timeZone } = context;
  const { first, after, order, filter } = request;
  assertPage({ first, offset: 0 });
  const field = order.field === 'TOTAL' ? 'total' : 'number';
  const direction = order.direction === 'ASC' ? 1 : -1;
  const where = { $and: [filterOf(filter, timeZone), after == null ? {} : decodeOrderCursor(order, after)] };
  const hint = field === 'total' && canSortByIndex(filter) ? TOTAL_INDEX : indexFor(filter);
  const isCommon = hint === TERMS_INDEX && field === 'number' && (await isCommonSearch(context, filter));
  const sort: Record<string, 1 | -1> = {
    ...(field === 'total' && { total: direction }),
    number: direction,
  };
  const isIndexed = hint === SALES_INDEX;
  // With many matches, a scan of the newest orders is fastest; with few, the index of search keys is.
  const index = isCommon || isIndexed ? NUMBER_INDEX : hint;
  const found = await scans.run(async (options) =>
    orders
      .find(isIndexed ? await numbersOf(orders, where, { ...options, sort, limit: first + 1 }) : where, {
        ...options,
        ...(index && { hint: index }),
      })
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
  const where = filterOf(filter, timeZone);
  const hint = indexFor(filter);
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

/** Finds the orders of a page from the index alone, which is not sorted by order number. */
async function numbersOf(
  orders: OrderContext['orders'],
  where: Filter<Order>,
  { sort, limit, ...options }: ScanOptions & { sort: Record<string, 1 | -1>; limit: number },
): Promise<Filter<Order>> {
  const stages = [
    { $match: where },
    { $project: { _id: 0, number: 1, total: 1 } },
    { $sort: sort },
    { $limit: limit },
  ];
  const found = await orders
    .aggregate<Pick<Order, 'number'>>(stages, { ...options, hint: SALES_INDEX })
    .toArray();
  return { number: { $in: found.map(({ number }) => number) } };
}

function filterOf(filter: OrderFilter, timeZone: string): Filter<Order> {
  const { search, status, paymentStatus, isPacked, isRefundOwed, from, to, figure, productId, discountId } =
    filter;
  assertValid(checkDays({ from, to }));
  const { isEmpty, number, terms } = readSearch(search);
  const conditions = [
    ...terms,
    ...(isPacked == null ? [] : [packedOrders(isPacked)]),
    ...(figure ? [countedIn(figure)] : []),
    ...(discountId ? [withDiscount(discountId)] : []),
  ];
  return {
    ...placedOn({ from, to }, timeZone),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(isRefundOwed && REFUND_OWED),
    ...(productId && { 'lines.productId': ObjectId.isValid(productId) ? new ObjectId(productId) : null }),
    ...(number !== null && { number }),
    ...(conditions.length > 0 && { $and: conditions }),
    // A search without words matches nothing.
    ...(!isEmpty && number === null && terms.length === 0 && { number: -1 }),
  };
}

function packedOrders(isPacked: boolean): Filter<Order> {
  return { status: 'CONFIRMED', packedAt: isPacked ? PACKED : { $not: PACKED } };
}

function canSortByIndex({ search, isRefundOwed, ...filter }: OrderFilter): boolean {
  return cleanText(search) === '' && !isRefundOwed && !isOfReport(filter);
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

/** Whether the filter comes from a figure of the sales reports. */
function isOfReport({ from, to, figure, productId, discountId }: OrderFilter): boolean {
  return Boolean(from || to || figure || productId || discountId);
}

/** @returns undefined if MongoDB chooses: it merges the indexes of a discount's places, or scans the newest orders if most have it */
function indexFor({
  search,
  status,
  paymentStatus,
  isPacked,
  isRefundOwed,
  ...filter
}: OrderFilter): string | undefined {
  if (isRefundOwed) return REFUND_INDEX;
  const { isEmpty, terms } = readSearch(search);
  if (!isEmpty) return terms.length > 0 ? TERMS_INDEX : NUMBER_INDEX;
  if (filter.discountId && !filter.from && !filter.to) return undefined;
  if (isOfReport(filter)) return SALES_INDEX;
  if (status || isPacked != null) return STATUS_INDEX;
  return paymentStatus ? PAYMENT_INDEX : NUMBER_INDEX;
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
