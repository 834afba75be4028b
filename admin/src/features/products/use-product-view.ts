import { type Location, type To, useLocation, useMatch, useNavigate } from 'react-router';
import { PATHS } from '../../paths.ts';
import { type ProductView, readView, searchOf } from './product-view.ts';

/** The state of a history entry, which also survives a reload. */
export interface ProductsState {
  /** The cursors of the previous pages, because the server's cursors only lead forward. */
  cursorHistory?: (string | null)[];
  /** The location of the products behind a dialog. */
  backgroundLocation?: Location<ProductsState | null>;
}

interface UsedView {
  view: ProductView;
  /** The location of the products, which differs from the current one while a dialog is open. */
  productsLocation: Location<ProductsState | null>;
  /** Whether closing the dialog can go back in the history. */
  hasBackground: boolean;
  linkTo: (view: ProductView) => To;
  /** Shows other products from their first page, optionally replacing the history entry. */
  show: (change: Partial<Omit<ProductView, 'page' | 'after'>>, replace?: boolean) => void;
}

/** The products that the URL selects. The delete dialog has its own URL and keeps the products behind it. */
export function useProductView(): UsedView {
  const location: Location<ProductsState | null> = useLocation();
  const navigate = useNavigate();
  const isDialogOpen = useMatch(PATHS.deleteProduct) !== null;
  const background = isDialogOpen ? location.state?.backgroundLocation : undefined;
  const productsLocation = isDialogOpen ? (background ?? LIST_LOCATION) : location;
  const { pathname } = productsLocation;
  const view = readView(productsLocation.search);
  const linkTo = (target: ProductView): To => ({ pathname, search: searchOf(target) });

  return {
    view,
    productsLocation,
    hasBackground: background !== undefined,
    linkTo,
    show: (change, replace = false) => {
      if (!isDialogOpen) void navigate(linkTo({ ...view, ...change, page: 1, after: null }), { replace });
    },
  };
}

/** The location behind a dialog that was opened by its URL. */
const LIST_LOCATION: Location<null> = {
  pathname: PATHS.productList,
  search: '',
  hash: '',
  state: null,
  key: 'first',
};
