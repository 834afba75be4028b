import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { InventoryFilter } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** The states of the filter. Low or sold-out drafts are in none, because they need no attention. */
const STATES = {
  tracked: { tracking: 'TRACKED' },
  untracked: { tracking: 'UNTRACKED' },
  low: { state: 'LOW', withDrafts: false },
  out: { state: 'OUT_OF_STOCK', withDrafts: false },
} as const satisfies Record<string, InventoryFilter>;

const FILTERS = { state: ['tracked', 'untracked', 'low', 'out'] } as const;

export type StockView = ViewOf<typeof FILTERS>;

/** The state of the list, kept in the URL. */
export function useStockView() {
  return useAddressView(FILTERS);
}

/** The path of the screen with these filters. */
export function stockPath(view: Partial<StockView>): string {
  return `${PATHS.stock}?${searchOf(FILTERS, view)}`;
}

export function filterOfView({ search, state }: StockView): InventoryFilter {
  return { ...(search && { search }), ...(state && STATES[state]) };
}
