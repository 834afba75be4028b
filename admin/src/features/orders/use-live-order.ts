import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { askOrders } from './ask-orders.ts';

/** An id is longer. */
const NUMBER = /^\d{1,15}$/;

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

/** The order that the address names, or the newest. */
export function useLiveOrder(): LiveOrderState {
  const [parameters] = useSearchParams();
  const id = parameters.get('order');
  const [order, setOrder] = useState<LiveOrderFragment | null>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);

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

  const run = async (done: string, change: OrderChange) => {
    if (isBusy) return;
    setBusy(true);
    try {
      setOrder(await change());
      toast.success(done);
      ignoreFurtherClicks();
      return;
    } catch (error) {
      // Without an answer it may have been made all the same: what is shown is how it is now.
      const known = order && (await readOrder(order.id ?? null).catch(() => null));
      if (known) setOrder(known);
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
