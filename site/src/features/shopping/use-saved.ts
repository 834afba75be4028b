import { useCallback, useEffect, useRef, useState } from 'react';
import { type AskedProduct, askProducts, savedFrom } from './ask-products.ts';
import type { SavedProduct, SavedProducts } from './saved-products.ts';

/** `gone`: deleted. `unknown`: the server has not answered. */
export type Known<Product extends AskedProduct> = Product | 'gone' | 'unknown';

interface SavedItem<Product extends AskedProduct> {
  product: SavedProduct;
  known: Known<Product>;
}

/**
 * The products of a list that is stored in the browser: first as they were stored, then with the server's
 * data.
 */
export function useSaved<Product extends AskedProduct>(list: SavedProducts, moreFields = '') {
  const [products, setProducts] = useState(() => list.read());
  const [known, setKnown] = useState<ReadonlyMap<string, Product | 'gone'>>(new Map());
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef(0);
  const ask = useCallback(async () => {
    asked.current += 1;
    const request = asked.current;
    const ids = list.read().map(({ id }) => id);
    const found = await askProducts<Product>(ids, moreFields).catch(() => null);
    // Ignore the response if there is a newer request.
    if (request !== asked.current) return;
    setFailed(found === null);
    if (found) setKnown(new Map(ids.map((id) => [id, found.get(id) ?? 'gone'])));
  }, [list, moreFields]);

  useEffect(() => list.subscribe(setProducts), [list]);
  const isKnown = products.every(({ id }) => known.has(id));
  useEffect(() => {
    if (!isKnown) void ask();
  }, [isKnown, ask]);
  useEffect(() => {
    const retry = () => void ask();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [ask]);

  const items = products.map((product): SavedItem<Product> => {
    const now = known.get(product.id) ?? 'unknown';
    // Use the server's title and address, which are current.
    return { product: typeof now === 'string' ? product : savedFrom(now, product), known: now };
  });
  return { items, hasFailed, ask };
}

/** Removes products from a list, with an Undo button for the last one. */
export function useRemoval(list: SavedProducts) {
  const [removed, setRemoved] = useState<SavedProduct | null>(null);
  const takeBack = useRef(() => {});
  const remove = (product: SavedProduct) => {
    takeBack.current = list.remove(product.id);
    setRemoved(product);
  };
  const undo = () => {
    takeBack.current();
    setRemoved(null);
    // The pressed button disappears, so the focus moves to the restored product once it is rendered.
    requestAnimationFrame(() => document.getElementById(`saved-${removed?.id}`)?.focus());
  };
  return { removed, remove, undo };
}
