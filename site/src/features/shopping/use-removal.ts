import { useRef, useState } from 'react';
import type { SavedProduct, SavedProducts } from './saved-products.ts';

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
