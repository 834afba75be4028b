import { useRef } from 'react';
import { matchPath, useNavigate, useParams } from 'react-router';
import { useOnDemand } from '../../components/use-on-demand.ts';
import { PATHS } from '../../paths.ts';
import { usePendingDeletions } from './delete/pending-deletions.ts';
import { ProductGrid } from './grid/ProductGrid.tsx';
import { ProductList } from './list/ProductList.tsx';
import { useProductView } from './use-product-view.ts';

/** Loads the deletion code with the first dialog. */
const loadDeletion = async () => (await import('./delete/ProductDeletion.tsx')).ProductDeletion;

/** The product list or grid, with the delete dialog over it. */
export function ProductsScreen() {
  const navigate = useNavigate();
  const { productsLocation, hasBackground } = useProductView();
  const { id } = useParams();
  const products = useRef<HTMLElement>(null);
  const { changed } = usePendingDeletions();
  const Products = matchPath(PATHS.productGrid, productsLocation.pathname) ? ProductGrid : ProductList;

  const leaveDialog = () => {
    if (id === undefined) return;
    void (hasBackground ? navigate(-1) : navigate(productsLocation, { replace: true }));
  };
  const Deletion = useOnDemand(id !== undefined || changed !== undefined, loadDeletion, leaveDialog);

  return (
    <>
      <Products ref={products} />
      {Deletion && <Deletion id={id} changed={changed} products={products} onClosed={leaveDialog} />}
    </>
  );
}
