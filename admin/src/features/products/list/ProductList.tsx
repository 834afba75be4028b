import { WriteControls } from '../../../session/WriteControls.tsx';
import './product-list.css';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/Icon.tsx';
import { PATHS } from '../../../paths.ts';
import { LIST_ORDERS, PRODUCT_ORDERS } from '../product-orders.ts';
import { filterOf, searchOf } from '../product-view.ts';
import { ExportButton } from '../transfer/ExportButton.tsx';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { useOnDemand } from '../use-on-demand.ts';
import { useProductView } from '../use-product-view.ts';
import { CategoryFilter, OrderSelect, ProductFilters } from './ProductFilters.tsx';
import { ProductListing } from './ProductListing.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { ProductTable } from './ProductTable.tsx';
import { usePageSize } from './use-page-size.ts';
import { useSelection } from './use-selection.ts';

const loadBar = async () => (await import('./BulkBar.tsx')).BulkBar;

export function ProductList({ ref }: { ref: Ref<HTMLElement> }) {
  const { view, show } = useProductView();
  const [pageSize, setPageSize] = usePageSize();
  const selection = useSelection(searchOf(view));
  const isSelecting = selection.ids.size > 0;
  const Bar = useOnDemand(isSelecting, loadBar, selection.clear);
  return (
    <>
      <title>Product List | Mela admin</title>
      <header className="products__head">
        <h1>Product List</h1>
        <div className="products__actions">
          <ExportButton filter={filterOf(view)} orderBy={PRODUCT_ORDERS[view.order].orderBy} />
          <WriteControls>
            <ImportButton />
          </WriteControls>
          <Link className="button button--small" to={PATHS.addProduct}>
            <Icon name="add" />
            Create new
          </Link>
        </div>
      </header>
      <ProductListing
        ref={ref}
        pageSize={pageSize}
        onPageSize={(size) => {
          setPageSize(size);
          show({});
        }}
        tools={
          <div className="panel__head product-list__tools">
            <ProductSearch value={view.text} onSearch={(text) => show({ text }, true)} />
            <div className="product-list__filters">
              <CategoryFilter />
              <ProductFilters />
              <OrderSelect names={LIST_ORDERS} />
            </div>
          </div>
        }
      >
        {(products, start, total) => (
          <>
            <ProductTable products={products} start={start} selection={selection} />
            {Bar && isSelecting && products && (
              <Bar selection={selection} products={products} total={total} />
            )}
          </>
        )}
      </ProductListing>
    </>
  );
}
