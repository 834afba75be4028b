import { cleanText } from '@mela/rules/text.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import type { Filter } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import {
  countPlanned,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
} from '../../kernel/list/keyset-page.ts';
import { assertPage, decodeCursor, encodeCursor, wrongCursor } from '../../kernel/list/paging.ts';
import {
  FIRST_NUMBER,
  NUMBER_INDEX,
  type Order,
  PAYMENT_INDEX,
  REFUND_INDEX,
  REFUND_OWED,
  STATUS_INDEX,
  TERMS_INDEX,
  TOTAL_INDEX,
} from './collection.ts';
import type { OrderContext } from './context.ts';
import { forShop, type OrderView } from './order-view.ts';
import { searchedNumber, searchedTerms } from './terms.ts';

export interface OrderFilter {
  search?: string | null | undefined;
  status?: OrderStatus | null | undefined;
  paymentStatus?: PaymentStatus | null | undefined;
  /** Only those whose refund is owed. */
  isRefundOwed?: boolean | null | undefined;
}

interface PageRequest extends KeysetRequest {
  order: OrderSort;
  filter: OrderFilter;
}

export interface OrderPage extends KeysetPage<OrderView> {
  filter: OrderFilter;
}

const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 10;
/** Of 100,000 orders one in fifty: reading a page of the newest reads about a thousand. */
const COMMON = 2_000;
const OPEN: OrderStatus[] = ['AWAITING_PAYMENT', 'CONFIRMED'];

/** A page of the orders. @throws UserError for a page, a cursor or a search out of bounds */
export async function listOrders(context: OrderContext, request: PageRequest): Promise<OrderPage> {
  const { orders, scans } = context;
  const { first, after, order, filter } = request;
  assertPage({ first, offset: 0 });
  const field = order.field === 'TOTAL' ? 'total' : 'number';
  const direction = order.direction === 'ASC' ? 1 : -1;
  const where = { $and: [filterOf(filter), after == null ? {} : decodeOrderCursor(order, after)] };
  const hint = field === 'total' && canSortByIndex(filter) ? TOTAL_INDEX : indexFor(filter);
  const isCommon = hint === TERMS_INDEX && field === 'number' && (await isCommonSearch(context, filter));
  const found = await scans.run((options) =>
    orders
      .find(where, options)
      // The newest of very many are found soonest by their order; of few, by their keys.
      .hint(isCommon ? NUMBER_INDEX : hint)
      .sort(field === 'total' ? { total: direction, number: direction } : { number: direction })
      .limit(first + 1)
      .toArray(),
  );
  return { filter, ...keysetPage(request, found.map(forShop), (one) => encodeOrderCursor(order, one)) };
}

/**
 * Counts the orders that match. The number of all orders follows from the last number: the database would take seconds to count a
 * million. It is read from a majority of the nodes, like the page of orders that it belongs to.
 */
export async function countOrders(
  { orders, orderState, scans }: OrderContext,
  filter: OrderFilter,
): Promise<number> {
  const where = filterOf(filter);
  if (Object.keys(where).length > 0)
    return countPlanned(orders, scans, { filter: where, hint: indexFor(filter) });
  const last = await orderState.findOne({ _id: 'last' });
  return last ? last.count - FIRST_NUMBER + 1 : 0;
}

/** How many wait for a payment or are to be shipped. */
export function countOpenOrders({ orders }: Pick<OrderContext, 'orders'>): Promise<number> {
  return orders.countDocuments({ status: { $in: OPEN } }, { hint: STATUS_INDEX });
}

/** The number of canceled orders whose payment, or a part of it, the shop still has. */
export function countRefundsOwed({ orders }: Pick<OrderContext, 'orders'>): Promise<number> {
  return orders.countDocuments(REFUND_OWED, { hint: REFUND_INDEX });
}

function filterOf({ search, status, paymentStatus, isRefundOwed }: OrderFilter): Filter<Order> {
  const said = cleanText(search);
  const tooLong = { search: `A search has at most ${MAX_WORDS} words` };
  // Before it is parted: that takes seconds of what is very long, and full of marks.
  assertValid(said.length > MAX_SEARCH_LENGTH ? tooLong : {});
  const words = searchedTerms(said);
  assertValid(words.length > MAX_WORDS ? tooLong : {});
  const number = searchedNumber(said);
  const isNamed: Filter<Order>[] = words.map(({ term, whole }) => ({
    // Beginnings as regular expressions: their bounds in the index are exact, so that counting reads no orders.
    terms: whole === undefined ? beginningWith(term) : { $in: [whole, beginningWith(term)] },
  }));
  return {
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(isRefundOwed && REFUND_OWED),
    ...(number !== null ? { number } : isNamed.length > 0 && { $and: isNamed }),
    // What has no word in it is found by nothing.
    ...(said !== '' && number === null && words.length === 0 && { number: -1 }),
  };
}

function beginningWith(term: string): RegExp {
  return new RegExp(`^${term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

function canSortByIndex({ search, isRefundOwed }: OrderFilter): boolean {
  return cleanText(search) === '' && !isRefundOwed;
}

/** Whether so many match that reading orders by their number finds a page of them at once. */
async function isCommonSearch({ orders, scans }: OrderContext, { search }: OrderFilter): Promise<boolean> {
  const count = await scans.run((options) =>
    orders.countDocuments(filterOf({ search }), { ...options, hint: TERMS_INDEX, limit: COMMON }),
  );
  return count === COMMON;
}

function indexFor({ search, status, paymentStatus, isRefundOwed }: OrderFilter): string {
  if (isRefundOwed) return REFUND_INDEX;
  const said = cleanText(search);
  if (said !== '')
    return searchedTerms(said).length > 0 && searchedNumber(said) === null ? TERMS_INDEX : NUMBER_INDEX;
  if (status) return STATUS_INDEX;
  return paymentStatus ? PAYMENT_INDEX : NUMBER_INDEX;
}

interface OrderSort {
  field: 'PLACED_AT' | 'TOTAL';
  direction?: 'ASC' | 'DESC';
}

/** Orders are numbered as they are placed. */
function encodeOrderCursor({ field, direction = 'DESC' }: OrderSort, { total, number }: Order): string {
  const parts = field === 'TOTAL' ? [field, direction, number, total] : [field, direction, number];
  return encodeCursor(parts);
}

/** @returns what lies behind a cursor. @throws UserError for one that is not of this order */
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
