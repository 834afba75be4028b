import { useEffect, useState } from 'react';
import type { OrderRowFragment } from '../../graphql.generated.ts';
import { executeOnce } from '../../session/execute-once.ts';
import OPERATIONS from './orders.graphql?raw';

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
        // It asks nobody to sign in: what the operator does will.
        const answer = await executeOnce(OPERATIONS, 'ReadLatestOrder').catch(() => null);
        if (answer?.orders && !isOver)
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
