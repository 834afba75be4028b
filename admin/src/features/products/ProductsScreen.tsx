import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { matchPath, useNavigate, useParams } from 'react-router';
import type { ProductRowFragment } from '../../graphql.generated.ts';
import { PATHS } from '../../paths.ts';
import { ChangedProductDialog } from './delete/ChangedProductDialog.tsx';
import { DeleteProductDialog } from './delete/DeleteProductDialog.tsx';
import { deleteProduct } from './delete/delete-product.ts';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { ProductList } from './list/ProductList.tsx';
import { useProductView } from './use-product-view.ts';

/**
 * The products as a list or as a grid, and the question of a deletion over either. The question has an address of its
 * own; that the three share this screen keeps the products behind it as they are.
 */
export function ProductsScreen() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { place, isAskedOver } = useProductView();
  const { id } = useParams();
  const products = useRef<HTMLElement>(null);
  const [changed, setChanged] = useState<{ before: ProductRowFragment; now: ProductRowFragment }>();
  const Products = matchPath(PATHS.productGrid, place.pathname) ? ProductGrid : ProductList;

  const remove = async (product: ProductRowFragment) => {
    // The button that asked goes with its product, and must not take the focus along.
    products.current?.focus();
    const now = await deleteProduct(client, product);
    if (now) setChanged({ before: product, now });
  };
  const leaveQuestion = (doomed: ProductRowFragment | undefined) => {
    void (isAskedOver ? navigate(-1) : navigate(place, { replace: true }));
    if (doomed) void remove(doomed);
    else if (document.activeElement === document.body) products.current?.focus();
  };

  return (
    <>
      <Products ref={products} />
      {id !== undefined && <DeleteProductDialog id={id} onClosed={leaveQuestion} />}
      {changed && (
        <ChangedProductDialog
          {...changed}
          onClosed={(isDoomed) => {
            setChanged(undefined);
            if (isDoomed) void remove(changed.now);
          }}
        />
      )}
    </>
  );
}
