import { useEffect, useState } from 'react';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { askOrders } from './ask-orders.ts';

export interface LatestOrder {
  openCount: number;
  latest: OrderRowFragment | undefined;
}

/** The newest order and how many are open, read again and again while the window is seen. @returns null until it is known */
export function useLatestOrder(intervalMs: number, isOn = true): LatestOrder | null {
  const [known, setKnown] = useState<LatestOrder | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = async () => {
      if (!document.hidden) {
        const answer = await askOrders('ReadLatestOrder').catch(() => null);
        if (answer && !isOver)
          setKnown({ openCount: answer.orders.openCount, latest: answer.orders.nodes[0] });
      }
      if (!isOver) timer = setTimeout(() => void read(), intervalMs);
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [intervalMs, isOn]);
  return known;
}
