import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useSearchParams } from 'react-router';
import { ignoreFurtherClicks } from '../../components/ignore-further-clicks.ts';
import type { LiveOrderFragment } from '../../graphql.generated.ts';
import { errorExtensions, firstFault } from '../../graphql-errors.ts';
import { askOrders } from './ask-orders.ts';

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

async function readOrder(id: string | null): Promise<LiveOrderFragment | null> {
  const known = id ?? (await askOrders('ReadLatestOrder')).orders.nodes[0]?.id;
  if (!known) return null;
  return askOrders('ReadOrder', { id: known }).then(
    ({ orderById }) => orderById,
    (error: unknown) => {
      if (errorExtensions(error)?.code === 'NOT_FOUND') return null;
      throw error;
    },
  );
}
