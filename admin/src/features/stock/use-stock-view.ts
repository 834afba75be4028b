import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { InventoryFilter } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** What the list can be narrowed down to. What is low or sold out of a draft needs no attention. */
const STATES = {
  tracked: { tracking: 'TRACKED' },
  untracked: { tracking: 'UNTRACKED' },
  low: { state: 'LOW', withDrafts: false },
  out: { state: 'OUT_OF_STOCK', withDrafts: false },
} as const satisfies Record<string, InventoryFilter>;

const FILTERS = { state: ['tracked', 'untracked', 'low', 'out'] } as const;

export type StockView = ViewOf<typeof FILTERS>;

/** Which variants are shown. */
export function useStockView() {
  return useAddressView(FILTERS);
}

/** The address of the screen with the variants of a state, or what is found by words. */
export function stockPath(view: Partial<StockView>): string {
  return `${PATHS.stock}?${searchOf(FILTERS, view)}`;
}

export function filterOfView({ search, state }: StockView): InventoryFilter {
  return { ...(search && { search }), ...(state && STATES[state]) };
}
