import { cleanText } from '@mela/rules/text.ts';
import type { OrderStatus, PaymentStatus } from '@mela/rules/transitions.ts';
import { type Filter, ObjectId } from 'mongodb';
import { assertValid } from '../../kernel/errors.ts';
import {
  ADJUSTMENT_IDS,
  NUMBER_INDEX,
  type Order,
  PAYMENT_INDEX,
  PRODUCT_INDEX,
  REFUND_INDEX,
  REFUND_OWED,
  SALES_INDEX,
  STATUS_INDEX,
  TERMS_INDEX,
} from './collection.ts';
import type { OrderContext } from './context.ts';
import { readSearch } from './search-orders.ts';
import { checkDays, countedIn, placedOn, type SalesFigure } from './sold-orders.ts';

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

type DiscountPlace = (typeof ADJUSTMENT_IDS)[number];

/** The index can decide this, unlike a comparison with null. */
const PACKED = { $gte: new Date(0) };

/** Chooses the index for a filter. @throws UserError for invalid days or an invalid search */
export async function planOrders(
  { orders, timeZone }: Pick<OrderContext, 'orders' | 'timeZone'>,
  filter: OrderFilter,
): Promise<{ where: Filter<Order>; hint: string | undefined }> {
  const places = filter.discountId ? await placesOf(orders, filter.discountId) : [];
  return { where: filterOf(filter, timeZone, places), hint: indexFor(places, filter) };
}

/** The places in which orders have a discount: usually one, whose index then decides the whole filter. */
async function placesOf(orders: OrderContext['orders'], discountId: string): Promise<DiscountPlace[]> {
  const found = await Promise.all(
    ADJUSTMENT_IDS.map((place) =>
      orders.findOne({ [place]: discountId }, { hint: place, projection: { _id: 1 } }),
    ),
  );
  const places = ADJUSTMENT_IDS.filter((_, index) => found[index]);
  return places.length > 0 ? places : [ADJUSTMENT_IDS[0]];
}

/** @throws UserError for invalid days or an invalid search */
export function filterOf(
  filter: OrderFilter,
  timeZone: string,
  places: readonly DiscountPlace[] = [],
): Filter<Order> {
  const { search, status, paymentStatus, isPacked, isRefundOwed, from, to, figure, productId, discountId } =
    filter;
  assertValid(checkDays({ from, to }));
  const { isEmpty, number, terms } = readSearch(search);
  const conditions = [
    ...terms,
    ...(isPacked == null ? [] : [packedOrders(isPacked)]),
    ...(figure ? [countedIn(figure)] : []),
    ...(discountId && places.length > 1 ? [{ $or: places.map((place) => ({ [place]: discountId })) }] : []),
  ];
  return {
    ...placedOn({ from, to }, timeZone),
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(isRefundOwed && REFUND_OWED),
    ...(discountId && places.length === 1 && { [places[0] as DiscountPlace]: discountId }),
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

/** Whether the index of totals can decide the filter. */
export function canSortByIndex({ search, isRefundOwed, ...filter }: OrderFilter): boolean {
  return cleanText(search) === '' && !isRefundOwed && !isOfReport(filter);
}

/** Whether the filter comes from a figure of the sales reports. */
function isOfReport({ from, to, figure, productId, discountId }: OrderFilter): boolean {
  return Boolean(from || to || figure || productId || discountId);
}

function indexFor(
  places: readonly DiscountPlace[],
  { search, status, paymentStatus, isPacked, isRefundOwed, ...filter }: OrderFilter,
): string | undefined {
  if (isRefundOwed) return REFUND_INDEX;
  const { isEmpty, terms } = readSearch(search);
  if (!isEmpty) return terms.length > 0 ? TERMS_INDEX : NUMBER_INDEX;
  if (filter.productId || filter.discountId) return indexOfLines(places, filter);
  if (isOfReport(filter)) return SALES_INDEX;
  if (status || isPacked != null) return STATUS_INDEX;
  return paymentStatus ? PAYMENT_INDEX : NUMBER_INDEX;
}

/**
 * @returns undefined if MongoDB chooses: it merges the indexes of several places of a discount, and knows whether a product or some
 * days have fewer orders
 */
function indexOfLines(
  places: readonly DiscountPlace[],
  { productId, from, to }: OrderFilter,
): string | undefined {
  if (from || to) return undefined;
  if (productId) return PRODUCT_INDEX;
  return places.length === 1 ? places[0] : undefined;
}
