import { useId } from 'react';
import { ProductSearch } from '../list/ProductSearch.tsx';
import { PRODUCT_ORDERS, type ProductOrderName } from '../product-view.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { useProductView } from '../use-product-view.ts';

const ORDERS = Object.entries(PRODUCT_ORDERS) as [ProductOrderName, { label: string }][];

/** Search, category and order. */
export function GridTools() {
  const { view, show } = useProductView();
  const hintId = useId();
  return (
    <div className="panel__head grid-tools">
      <ProductSearch value={view.text} onSearch={(text) => show({ text })} />
      <div className="grid-tools__filters">
        <CategoryFilter />
        <span className="select">
          <select
            aria-label="Order"
            aria-describedby={hintId}
            value={view.order}
            onChange={({ target }) => show({ order: target.value as ProductOrderName })}
          >
            {ORDERS.map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </span>
      </div>
      <p className="grid-tools__hint" id={hintId}>
        {view.order === 'viewed' && 'Views are not counted: these are the products marked Popular.'}
      </p>
    </div>
  );
}

function CategoryFilter() {
  const { view, show } = useProductView();
  const { options, hasFailed, retry } = useCategoryOptions();
  // A category that is not loaded yet, or deleted, must not be shown as "All category".
  const isUnknown = view.categoryId !== '' && !options?.some(({ id }) => id === view.categoryId);
  return (
    <span className="select">
      <select
        aria-label="Category"
        value={view.categoryId}
        onFocus={() => hasFailed && retry()}
        onChange={({ target }) => show({ categoryId: target.value })}
      >
        <option value="">All category</option>
        {isUnknown && <option value={view.categoryId}>{options ? 'A deleted category' : 'Loading…'}</option>}
        {options?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
