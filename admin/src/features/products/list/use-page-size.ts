import { useStored } from './use-stored.ts';

export const PAGE_SIZES = [20, 50, 100] as const;

export type PageSize = (typeof PAGE_SIZES)[number];

const DEFAULT_SIZE = 50;

/** How many products a page of the list has, as chosen on this device. */
export function usePageSize(): [PageSize, (size: PageSize) => void] {
  return useStored<PageSize>(
    'mela.products-per-page',
    (stored) => PAGE_SIZES.find((size) => size === Number(stored)) ?? DEFAULT_SIZE,
  );
}
