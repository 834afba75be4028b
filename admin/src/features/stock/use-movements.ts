import { useEffect, useRef, useState } from 'react';
import type { StockMovementFragment } from '../../graphql.generated.ts';
import { askStock } from './ask-stock.ts';

interface Movements {
  /** undefined until the first are read. */
  movements: StockMovementFragment[] | undefined;
  hasMore: boolean;
  hasFailed: boolean;
  isBusy: boolean;
  /** Reads the next ones, or tries again. */
  more: () => void;
}

/** How the number of a variant came about, the latest first, as far as it was asked for. */
export function useMovements(variantId: string): Movements {
  const [movements, setMovements] = useState<StockMovementFragment[]>();
  const [cursor, setCursor] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);

  const read = async (after: string | null) => {
    setBusy(true);
    setFailed(false);
    try {
      const { inventoryMovements } = await askStock('ReadMovements', { variantId, ...(after && { after }) });
      if (isLeft.current) return;
      const { hasNextPage, endCursor } = inventoryMovements.pageInfo;
      setMovements((known = []) => [...(after ? known : []), ...inventoryMovements.nodes]);
      setCursor(hasNextPage ? (endCursor ?? null) : null);
    } catch {
      if (!isLeft.current) setFailed(true);
    } finally {
      if (!isLeft.current) setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => {
    isLeft.current = false;
    void read(null);
    return () => {
      isLeft.current = true;
    };
  }, []);

  return {
    movements,
    hasMore: cursor !== null,
    hasFailed,
    isBusy,
    more: () => {
      if (!isBusy) void read(cursor);
    },
  };
}
