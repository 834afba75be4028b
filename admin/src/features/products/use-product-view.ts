import { type Location, type To, useLocation, useMatch, useNavigate } from 'react-router';
import { PATHS } from '../../paths.ts';
import { type ProductView, readView, searchOf } from './product-view.ts';

/** What an address of the products remembers beside itself, also over a reload. */
export interface ProductsState {
  /** The cursors of the pages before this one, for the server's lead only forward. */
  trail?: (string | null)[];
  /** The products that a question was asked over. */
  behind?: Location<ProductsState | null>;
}

interface UsedView {
  view: ProductView;
  /** Where these products are looked at: not always the address, for a question may be asked over them. */
  place: Location<ProductsState | null>;
  /** Whether a question is asked over a place that one can go back to. */
  isAskedOver: boolean;
  placeOf: (view: ProductView) => To;
  /** Looks at other products, from their first page on. */
  show: (change: Partial<Omit<ProductView, 'page' | 'after'>>) => void;
}

/** Which products are looked at, by the address; the question of a deletion leaves those behind it as they were. */
export function useProductView(): UsedView {
  const location: Location<ProductsState | null> = useLocation();
  const navigate = useNavigate();
  const isAsked = useMatch(PATHS.deleteProduct) !== null;
  const behind = isAsked ? location.state?.behind : undefined;
  const place = isAsked ? (behind ?? FIRST_PLACE) : location;
  const view = readView(place.search);
  const placeOf = (wanted: ProductView): To => ({ pathname: place.pathname, search: searchOf(wanted) });

  return {
    view,
    place,
    isAskedOver: behind !== undefined,
    placeOf,
    show: (change) => {
      if (!isAsked) void navigate(placeOf({ ...view, ...change, page: 1, after: null }));
    },
  };
}

/** What lies behind a question that was opened by its own address. */
const FIRST_PLACE: Location<null> = {
  pathname: PATHS.productList,
  search: '',
  hash: '',
  state: null,
  key: 'first',
};
