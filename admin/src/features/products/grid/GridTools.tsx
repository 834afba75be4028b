import { useId } from 'react';
import { CategoryFilter, OrderSelect } from '../list/ProductFilters.tsx';
import { ProductSearch } from '../list/ProductSearch.tsx';
import { GRID_ORDERS } from '../product-orders.ts';
import { useProductView } from '../use-product-view.ts';

/** Search, category and order. */
export function GridTools() {
  const { view, show } = useProductView();
  const hintId = useId();
  return (
    <div className="panel__head grid-tools">
      <ProductSearch value={view.text} onSearch={(text) => show({ text }, true)} />
      <div className="grid-tools__filters">
        <CategoryFilter />
        <OrderSelect names={GRID_ORDERS} describedBy={hintId} />
      </div>
      <p className="grid-tools__hint" id={hintId}>
        {view.order === 'viewed' && 'Views are not counted: these are the products marked Popular.'}
      </p>
    </div>
  );
}
