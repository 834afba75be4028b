import { useState } from 'react';

export const PAGE_SIZES = [20, 50, 100] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

const DEFAULT_SIZE = 50;
const KEY = 'mela.products-per-page';

/** How many products a page of the list has, as chosen on this device. */
export function usePageSize(): [PageSize, (size: PageSize) => void] {
  const [size, setSize] = useState<PageSize>(readSize);
  return [
    size,
    (next) => {
      setSize(next);
      try {
        localStorage.setItem(KEY, String(next));
      } catch {
        // Storage is full or blocked: the choice lasts until the screen is left.
      }
    },
  ];
}

function readSize(): PageSize {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return PAGE_SIZES.find((size) => size === stored) ?? DEFAULT_SIZE;
  } catch {
    return DEFAULT_SIZE;
  }
}
