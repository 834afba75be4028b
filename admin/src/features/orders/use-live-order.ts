import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { askOrders } from './ask-orders.ts';

/** An id is longer. */
const NUMBER = /^\d{1,15}$/;

const UNDER_WAY = 'What was pressed before is still under way: try again in a moment.';
const LOOK_FIRST = 'The answer was lost, and the order has changed: look at it before you go on.';

export type OrderChange = () => Promise<LiveOrderFragment>;

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
