import { searchOf, useAddressView, type ViewOf } from '../../components/use-address-view.ts';
import type { Availability } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** What the address calls the states that can be asked for. */
const STATES = { low: 'LOW', out: 'OUT_OF_STOCK' } as const satisfies Record<string, Availability>;

const FILTERS = { state: ['low', 'out'] } as const;

export type StockView = ViewOf<typeof FILTERS>;

/** Which variants are shown. */
export function useStockView() {
  return useAddressView(FILTERS);
}

/** The address of the screen with the variants of a state, or what is found by words. */
export function stockPath(view: Partial<StockView>): string {
  return `${PATHS.stock}?${searchOf(FILTERS, view)}`;
}

export function availabilityOfView({ state }: Pick<StockView, 'state'>): Availability | undefined {
  return state && STATES[state];
}
