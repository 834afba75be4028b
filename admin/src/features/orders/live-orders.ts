import { recordedPayment } from '@mela/rules/order-payments.ts';
import { NO_PAYMENT } from '@mela/rules/selling-terms.ts';
import type { OrderState } from '@mela/rules/transitions.ts';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import { useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type {
  LiveOrderFragment,
  OrderStatus,
  PaymentStatus,
  ReadOrdersQuery,
} from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { operationsOf } from '../../session/execute.ts';
import { useReading } from '../../session/use-reading.ts';
import { LIVE_PAYMENTS, LIVE_STATUSES, REFUNDS } from './live-order-words.ts';
import OPERATIONS from './orders.graphql?raw';
import { useLatestOrder } from './use-latest-order.ts';
import { PAGE_SIZES } from './use-order-view.ts';

/** An id is longer. */
const NUMBER = /^\d{1,15}$/;

const UNDER_WAY = 'What was pressed before is still under way: try again in a moment.';
const LOOK_FIRST = 'The answer was lost, and the order has changed: look at it before you go on.';

type OrderChange = () => Promise<LiveOrderFragment>;

export interface LiveOrderState {
  /** undefined until it is read; null where there is none. */
  order: LiveOrderFragment | null | undefined;
  hasFailed: boolean;
  isBusy: boolean;
  /** Makes one change at a time. @returns what is wrong with it, or nothing */
  run: (done: string, change: OrderChange) => Promise<string | undefined>;
  reload: () => void;
}

/** The order of an address. @param id null: the newest */
export function useLiveOrder(id: string | null): LiveOrderState {
  const [order, setOrder] = useState<LiveOrderFragment | null>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  /** Whether it is not known what has become of the last change. */
  const isUnknown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try.
  useEffect(() => {
    let isOver = false;
    setOrder(undefined);
    setFailed(false);
    readOrder(id).then(
      (found) => isOver || setOrder(found),
      () => isOver || setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [id, tries]);

  /** Shows how it is now. @returns whether that is how it was seen. @throws OperationError */
  const look = async () => {
    const now = await readOrder(order?.id ?? null);
    if (now) setOrder(now);
    isUnknown.current = false;
    return now?.events.length === order?.events.length;
  };
  const run = async (done: string, change: OrderChange) => {
    if (isBusy) return UNDER_WAY;
    setBusy(true);
    try {
      if (isUnknown.current && !(await look())) return void toast.error(LOOK_FIRST);
      setOrder(await change());
      toast.success(done);
      ignoreFurtherClicks();
      return;
    } catch (error) {
      const code = errorExtensions(error)?.code;
      // To read it would ask them to sign in once more.
      if (code === 'UNAUTHENTICATED') return firstFault(error);
      // Without an answer it may have been made all the same, and half a parcel must not be sent twice.
      isUnknown.current = true;
      const isAsSeen = await look().catch(() => true);
      if (!isAsSeen && code === undefined) return void toast.error(LOOK_FIRST);
      return firstFault(error);
    } finally {
      setBusy(false);
    }
  };
  return { order, hasFailed, isBusy, run, reload: () => setTries((count) => count + 1) };
}

async function readOrder(named: string | null): Promise<LiveOrderFragment | null> {
  const id = await idOf(named);
  if (!id) return null;
  return askOrders('ReadOrder', { id }).then(
    ({ orderById }) => orderById,
    (error: unknown) => {
      if (errorExtensions(error)?.code === 'NOT_FOUND') return null;
      throw error;
    },
  );
}

/** Links name an order by its id, people who write an address by its number. */
async function idOf(named: string | null): Promise<string | null | undefined> {
  if (named === null) return (await askOrders('ReadLatestOrder')).orders.nodes[0]?.id;
  if (!NUMBER.test(named)) return named;
  const { orders } = await askOrders('ReadOrders', { first: 20, filter: { search: named } });
  return orders.nodes.find(({ number }) => number === named)?.id;
}

export const askOrders = operationsOf(OPERATIONS);

/** The part of an order that decides which actions are possible. */
export function orderState(order: LiveOrderFragment): OrderState {
  const { status, paymentStatus, isErased, lines, refundOwed, events, total, paymentMethod } = order;
  const amounts = events.map(({ kind, amount }) => ({ kind, amount: amount?.amount }));
  return {
    status,
    paymentStatus,
    isErased,
    isFree: paymentMethod === NO_PAYMENT,
    shippedCount: lines.reduce((count, { shipped }) => count + shipped, 0),
    refundOwed: refundOwed.amount,
    hasRefund: recordedPayment(amounts, total.amount).hasRefund,
  };
}

/** A page of orders. Reloads when a new order is placed. */
export function useLiveOrders({ search, status, payment, refund, pageSize, after }: LiveOrderView) {
  const newest = useLatestOrder()?.latest;
  const filter = {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { paymentStatus: payment }),
    ...(refund && { isRefundOwed: true }),
  };
  const variables = { first: pageSize, filter, ...(after && { after }) };
  return useReading<ReadOrdersQuery['orders']>({
    key: JSON.stringify([variables, newest?.id]),
    read: async () => (await askOrders('ReadOrders', variables)).orders,
  });
}

const FILTERS = {
  status: Object.keys(LIVE_STATUSES) as OrderStatus[],
  payment: Object.keys(LIVE_PAYMENTS) as PaymentStatus[],
  refund: Object.keys(REFUNDS) as (keyof typeof REFUNDS)[],
};

export type LiveOrderView = ViewOf<typeof FILTERS>;

/** The filters and the page of the list, stored in the URL. */
export function useLiveOrderView() {
  return useAddressView(FILTERS, PAGE_SIZES);
}
