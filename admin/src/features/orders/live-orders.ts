import { recordedPayment } from '@mela/rules/order-payments.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import { isDay } from '@mela/rules/shop-days.ts';
import type { OrderState } from '@mela/rules/transitions.ts';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import * as ordersText from '#messages/orders.ts';
import { runQuery } from '../../client/apollo-client.ts';
import { useListPage } from '../../client/use-list-page.ts';
import { useLiveQuery } from '../../client/use-live-query.ts';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import { useOneAtATime } from '../../components/use-change.ts';
import { useChanged } from '../../components/use-changed.ts';
import {
  type LiveOrderFragment,
  type OrderOrder,
  type OrderStatus,
  type PaymentStatus,
  ReadLatestOrderDocument,
  ReadOrderDocument,
  ReadOrdersDocument,
  type SalesFigure,
} from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { PATHS } from '../../paths.ts';
import { FIGURES, LIVE_PAYMENTS, LIVE_STATUSES, PACKING, REFUNDS } from './live-order-words.ts';
import { useLatestOrder } from './use-latest-order.ts';
import { PAGE_SIZES } from './use-order-view.ts';

/** An order number. Ids are longer. */
const NUMBER = /^\d{1,15}$/;

const UNDER_WAY = ordersText.previousActionIsStillRunningTry;
const LOOK_FIRST = ordersText.serversResponseWasLostAndOrder;

type OrderChange = () => Promise<LiveOrderFragment>;

export interface LiveOrderState {
  /** The order. undefined until loaded, null if it does not exist. */
  order: LiveOrderFragment | null | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** Runs one change at a time. @returns the error, or nothing */
  run: (done: string, change: OrderChange) => Promise<string | undefined>;
  reload: () => void;
}

/**
 * The order of a URL.
 * @param id the order's id; null: the newest order
 */
export function useLiveOrder(id: string | null): LiveOrderState {
  const [order, setOrder] = useState<LiveOrderFragment | null>();
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run: runOne } = useOneAtATime();
  const [tries, setTries] = useState(0);
  /** Whether the outcome of the last change is unknown. */
  const isUnknown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads again.
  useEffect(() => {
    let isOver = false;
    setFailed(false);
    readOrder(id).then(
      (found) => isOver || setOrder(found),
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [id, tries]);

  /** Reloads the order. @returns whether it is unchanged. @throws Error from the server or network */
  const look = async () => {
    const now = await readOrder(order?.id ?? null);
    if (now) setOrder(now);
    isUnknown.current = false;
    return now?.events.length === order?.events.length;
  };
  const make = async (done: string, change: OrderChange) => {
    try {
      if (isUnknown.current && !(await look())) return void toast.error(LOOK_FIRST);
      setOrder(await change());
      toast.success(done);
      ignoreFurtherClicks();
      return;
    } catch (error) {
      const code = errorExtensions(error)?.code;
      // Do not reload, which would ask the operator to sign in again.
      if (code === 'UNAUTHENTICATED') return firstFault(error);
      // Without a response, the server may have made the change nevertheless, and a partial shipment must not
      // be sent twice.
      isUnknown.current = true;
      const isAsSeen = await look().catch(() => true);
      if (!isAsSeen && code === undefined) return void toast.error(LOOK_FIRST);
      return firstFault(error);
    }
  };
  const run = (done: string, change: OrderChange) =>
    runOne<string | undefined>(UNDER_WAY, () => make(done, change));
  return { order, hasFailed, isBusy, run, reload: () => setTries((count) => count + 1) };
}

async function readOrder(named: string | null): Promise<LiveOrderFragment | null> {
  const id = await idOf(named);
  if (!id) return null;
  return runQuery(ReadOrderDocument, { id }).then(
    ({ orderById }) => orderById,
    (error: unknown) => {
      if (errorExtensions(error)?.code === 'NOT_FOUND') return null;
      throw error;
    },
  );
}

/** The id for an id or a number in the address: links contain ids, but people type numbers. */
async function idOf(named: string | null): Promise<string | null | undefined> {
  if (named === null) return (await runQuery(ReadLatestOrderDocument)).orders.nodes[0]?.id;
  if (!NUMBER.test(named)) return named;
  const { orders } = await runQuery(ReadOrdersDocument, { first: 20, filter: { search: named } });
  return orders.nodes.find(({ number }) => number === named)?.id;
}

/**
 * Like `idOf`, for a screen that follows the order. `id` is undefined until known, and null if the order does
 * not exist.
 */
export function useOrderId(named: string | null) {
  const isSearched = named === null || NUMBER.test(named);
  const { data, hasFailed, reload } = useLiveQuery(ReadOrdersDocument, {
    variables: { first: 20, filter: named === null ? {} : { search: named } },
    skip: !isSearched,
  });
  const found = data?.orders.nodes.find(({ number }) => named === null || number === named);
  return { id: isSearched ? data && (found?.id ?? null) : named, hasFailed, reload };
}

/** The fields that determine the possible actions. */
export function orderState(order: LiveOrderFragment): OrderState {
  const { status, paymentStatus, packedAt, isErased, lines, refundOwed, events, total, paymentMethod } =
    order;
  const amounts = events.map(({ kind, amount }) => ({ kind, amount: amount?.amount }));
  return {
    status,
    paymentStatus,
    packedAt: packedAt ?? null,
    isErased,
    isFree: paymentMethod === NO_PAYMENT,
    shippedCount: lines.reduce((count, { shipped }) => count + shipped, 0),
    refundOwed: refundOwed.amount,
    hasRefund: recordedPayment(amounts, total.amount).hasRefund,
  };
}

/** A page of orders, reloaded when a new order arrives. */
export function useLiveOrders(view: Pick<LiveOrderView, 'pageSize'> & Partial<LiveOrderView>) {
  const { search, status, payment, packing, refund, figure, product, discount, from, to } = view;
  const { sort, pageSize, after } = view;
  const newest = useLatestOrder()?.latest;
  const filter = {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { paymentStatus: payment }),
    ...(packing && { isPacked: packing === 'PACKED' }),
    ...(refund && { isRefundOwed: true }),
    ...(figure && { figure }),
    ...(product && { productId: product }),
    ...(discount && { discountId: discount }),
    ...(from && isDay(from) && { from }),
    ...(to && isDay(to) && { to }),
  };
  const orderBy = sort && ORDERS[sort];
  const variables = { first: pageSize, filter, ...(orderBy && { orderBy }), ...(after && { after }) };
  const orders = useListPage(ReadOrdersDocument, { variables, pageOf: (data) => data.orders });
  useChanged(newest?.id, orders.reload);
  return orders;
}

/** The sort orders as URL values. */
export const SORTS = {
  newest: 'newest',
  oldest: 'oldest',
  dearest: 'dearest',
  cheapest: 'cheapest',
} as const;

const ORDERS: Record<keyof typeof SORTS, OrderOrder> = {
  newest: { field: 'PLACED_AT', direction: 'DESC' },
  oldest: { field: 'PLACED_AT', direction: 'ASC' },
  dearest: { field: 'TOTAL', direction: 'DESC' },
  cheapest: { field: 'TOTAL', direction: 'ASC' },
};

const FILTERS = {
  sort: Object.keys(SORTS) as (keyof typeof SORTS)[],
  status: Object.keys(LIVE_STATUSES) as OrderStatus[],
  payment: Object.keys(LIVE_PAYMENTS) as PaymentStatus[],
  packing: Object.keys(PACKING) as (keyof typeof PACKING)[],
  refund: Object.keys(REFUNDS) as (keyof typeof REFUNDS)[],
  figure: Object.keys(FIGURES) as SalesFigure[],
  /** The id of a product that the orders must contain. */
  product: null,
  /** The id of a discount that the orders must have. */
  discount: null,
  /** The first and last day, in the shop's time zone. */
  from: null,
  to: null,
};

export type LiveOrderView = ViewOf<typeof FILTERS>;

/** The path of the list with these filters. */
export function orderListPath(view: Partial<LiveOrderView>): string {
  return `${PATHS.orderList}?${searchOf(FILTERS, view)}`;
}

/** The state of the list, kept in the URL. */
export function useLiveOrderView() {
  return useAddressView(FILTERS, PAGE_SIZES);
}
