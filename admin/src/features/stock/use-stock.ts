import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReadStockQuery } from '../../graphql.generated.ts';
import { SIGNED_IN } from '../../session/session-state.ts';
import { askStock } from './ask-stock.ts';
import { availabilityOfView, type StockView } from './use-stock-view.ts';

interface Stock {
  /** undefined until it is read. */
  page: ReadStockQuery['inventory'] | undefined;
  hasFailed: boolean;
  /** Reads the page anew; what is shown stays until then. */
  reload: () => void;
}

/** A page of what lies on the shelves, read anew when the window is looked at again: meanwhile things were sold. */
export function useStock(view: StockView): Stock {
  const { search, pageSize, after } = view;
  const state = availabilityOfView(view);
  const [page, setPage] = useState<Stock['page']>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const latest = useRef(0);
  const reload = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    addEventListener(SIGNED_IN, reload);
    addEventListener('focus', reload);
    return () => {
      removeEventListener(SIGNED_IN, reload);
      removeEventListener('focus', reload);
    };
  }, [reload]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for each try.
  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    const filter = { ...(search && { search }), ...(state && { state }) };
    askStock('ReadStock', { first: pageSize, filter, ...(after && { after }) }).then(
      ({ inventory }) => {
        if (mine !== latest.current) return;
        setFailed(false);
        setPage(inventory);
      },
      () => mine === latest.current && setFailed(true),
    );
    return () => {
      latest.current += 1;
    };
  }, [search, state, pageSize, after, tries]);

  return { page, hasFailed, reload };
}
