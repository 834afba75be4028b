import { ButtonLink } from '../../../components/Button.tsx';
import { WriteControls } from '../../../session/WriteControls.tsx';
import './product-list.css';
import type { Ref } from 'react';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { LIST_ORDERS, PRODUCT_ORDERS } from '../product-orders.ts';
import { filterOf, searchOf } from '../product-view.ts';
import { ExportButton } from '../transfer/ExportButton.tsx';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { useProductView } from '../use-product-view.ts';
import { ColumnChoice, useHiddenColumns } from './ColumnChoice.tsx';
import { CategoryFilter, OrderSelect, ProductFilters } from './ProductFilters.tsx';
import { ProductListing } from './ProductListing.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { ProductTable } from './ProductTable.tsx';
import { usePageSize } from './use-page-size.ts';
import { useSelection } from './use-selection.ts';

const loadBar = async () => (await import('./BulkBar.tsx')).BulkBar;

export function ProductList({ ref }: { ref: Ref<HTMLElement> }) {
  const { view, show } = useProductView();
  const mayWrite = useMayWrite();
  const [pageSize, setPageSize] = usePageSize();
  const [hidden, setHidden] = useHiddenColumns();
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
          {mayWrite && <ButtonLink label="Create new" icon="add" isSmall to={PATHS.addProduct} />}
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
              <ColumnChoice hidden={hidden} onChange={setHidden} />
            </div>
          </div>
        }
      >
        {(products, start, total) => (
          <>
            <ProductTable products={products} start={start} selection={selection} hidden={hidden} />
            {Bar && isSelecting && products && (
              <Bar selection={selection} products={products} total={total} />
            )}
          </>
        )}
      </ProductListing>
    </>
  );
}
