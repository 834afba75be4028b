import { useAddressView } from '../../components/use-address-view.ts';
import type { Availability } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';

/** Variants per page. */
export const PAGE_SIZES = [20, 50, 100] as const;

/** What the address calls the states that can be asked for. */
const STATES = { low: 'LOW', out: 'OUT_OF_STOCK' } as const satisfies Record<string, Availability>;

export interface StockView {
  search: string;
  state: keyof typeof STATES | undefined;
  pageSize: number;
  /** The cursor of the page; empty on the first. */
  after: string;
}

/** Which variants are shown. */
export function useStockView() {
  return useAddressView<StockView>({ read: readView, write: searchOf });
}

/** The address of the screen with the variants of a state, or what is found by words. */
export function stockPath(view: Partial<StockView>): string {
  return `${PATHS.stock}?${searchOf(view)}`;
}

export function availabilityOfView({ state }: Pick<StockView, 'state'>): Availability | undefined {
  return state && STATES[state];
}

function readView(parameters: URLSearchParams): StockView {
  const state = parameters.get('state') ?? '';
  const size = Number(parameters.get('size'));
  return {
    search: parameters.get('search') ?? '',
    state: Object.hasOwn(STATES, state) ? (state as keyof typeof STATES) : undefined,
    pageSize: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0],
    after: parameters.get('after') ?? '',
  };
}

function searchOf({ search = '', state, pageSize, after = '' }: Partial<StockView>): URLSearchParams {
  const size = pageSize === undefined || pageSize === PAGE_SIZES[0] ? '' : String(pageSize);
  const said = { search, state: state ?? '', size, after };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}
