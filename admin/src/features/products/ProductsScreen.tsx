import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { matchPath, useNavigate, useParams } from 'react-router';
import type { ProductRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { ChangedProductDialog } from './delete/ChangedProductDialog.tsx';
import { DeleteProductDialog } from './delete/DeleteProductDialog.tsx';
import { deleteWithUndo } from './delete/delete-with-undo.tsx';
import { forgetChanged, usePendingDeletions } from './delete/pending-deletions.ts';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { ProductList } from './list/ProductList.tsx';
import { useProductView } from './use-product-view.ts';

/** The product list or grid, with the delete dialog over it. */
export function ProductsScreen() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { productsLocation, hasBackground } = useProductView();
  const { id } = useParams();
  const products = useRef<HTMLElement>(null);
  const { changed } = usePendingDeletions();
  const Products = matchPath(PATHS.productGrid, productsLocation.pathname) ? ProductGrid : ProductList;

  const remove = (product: ProductRowFragment) => {
    // The button that had the focus is gone with its product.
    products.current?.focus();
    deleteWithUndo(client, [product]);
  };
  const closeDialog = (productToDelete: ProductRowFragment | undefined) => {
    void (hasBackground ? navigate(-1) : navigate(productsLocation, { replace: true }));
    if (productToDelete) remove(productToDelete);
    else if (document.activeElement === document.body) products.current?.focus();
  };

  return (
    <>
      <Products ref={products} />
      {id !== undefined && <DeleteProductDialog id={id} onClosed={closeDialog} />}
      {changed && (
        <ChangedProductDialog
          key={changed.now.id + changed.now.version}
          {...changed}
          onClosed={(isConfirmed) => {
            forgetChanged();
            if (isConfirmed) remove(changed.now);
          }}
        />
      )}
    </>
  );
}
