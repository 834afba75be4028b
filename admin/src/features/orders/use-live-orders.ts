import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { SIGNED_IN } from '../../session/session-state.ts';
import { askOrders } from './ask-orders.ts';
import { useLatestOrder } from './use-latest-order.ts';
import type { LiveOrderView } from './use-live-order-view.ts';

interface LiveOrders {
  /** null until they are read. */
  orders: readonly OrderRowFragment[] | null;
  total: number;
  /** Where the next page begins; null on the last. */
  next: string | null;
  hasFailed: boolean;
  reload: () => void;
}

/** A page of orders, which is read anew when another one was placed. */
export function useLiveOrders(view: LiveOrderView): LiveOrders {
  const { search, status, payment: paymentStatus, pageSize, after } = view;
  const [page, setPage] = useState<Omit<LiveOrders, 'reload' | 'hasFailed'>>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const current = useRef(0);
  const newest = useLatestOrder()?.latest;
  const reload = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    addEventListener(SIGNED_IN, reload);
    return () => removeEventListener(SIGNED_IN, reload);
  }, [reload]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try, and each new order.
  useEffect(() => {
    current.current += 1;
    const mine = current.current;
    const filter = {
      ...(search && { search }),
      ...(status && { status }),
      ...(paymentStatus && { paymentStatus }),
    };
    askOrders('ReadOrders', { first: pageSize, filter, ...(after && { after }) }).then(
      ({ orders }) => {
        if (mine !== current.current) return;
        setFailed(false);
        const { hasNextPage, endCursor } = orders.pageInfo;
        setPage({
          orders: orders.nodes,
          total: orders.totalCount,
          next: hasNextPage ? (endCursor ?? null) : null,
        });
      },
      () => mine === current.current && setFailed(true),
    );
  }, [search, status, paymentStatus, pageSize, after, tries, newest?.id]);

  return {
    orders: page?.orders ?? null,
    total: page?.total ?? 0,
    next: page?.next ?? null,
    hasFailed,
    reload,
  };
}
