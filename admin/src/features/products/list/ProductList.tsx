import { Button, ButtonLink } from '../../../components/Button.tsx';
import { WriteControls } from '../../../session/WriteControls.tsx';
import './product-list.css';
import './product-cells.css';
import './product-columns.css';
import './product-cards.css';
import { type Ref, useState } from 'react';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { LIST_ORDERS, PRODUCT_ORDERS } from '../product-orders.ts';
import { filterOf, searchOf } from '../product-view.ts';
import { ExportButton } from '../transfer/ExportButton.tsx';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { useProductView } from '../use-product-view.ts';
import type { ProductsUpdate } from './change-many.ts';
import { CategoryFilter, OrderSelect, ProductFilters } from './ProductFilters.tsx';
import { ProductListing } from './ProductListing.tsx';
import { usePageSize } from './ProductPager.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { ProductTable } from './ProductTable.tsx';
import { useSelection } from './use-selection.ts';
import { useStored } from './use-stored.ts';

const loadSkipped = async () => (await import('./SkippedDialog.tsx')).SkippedDialog;
const loadBar = async () => (await import('./BulkBar.tsx')).BulkBar;

export function ProductList({ ref }: { ref: Ref<HTMLElement> }) {
  const { view, show } = useProductView();
  const mayWrite = useMayWrite();
  const [pageSize, setPageSize] = usePageSize();
  const [hidden, setHidden] = useHiddenColumns();
  const selection = useSelection(searchOf(view));
  const isSelecting = selection.ids.size > 0;
  const Bar = useOnDemand(isSelecting, loadBar, selection.clear);
  const [skipped, setSkipped] = useState<ProductsUpdate | null>(null);
  const Skipped = useOnDemand(skipped !== null, loadSkipped, () => setSkipped(null));
  return (
    <>
      <title>Product List | Mela admin</title>
      <header className="screen-head">
        <h1>Product List</h1>
        <div className="row products__actions">
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
            <div className="row product-list__filters">
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
              <Bar selection={selection} products={products} total={total} onSkipped={setSkipped} />
            )}
          </>
        )}
      </ProductListing>
      {Skipped && skipped && <Skipped result={skipped} onClosed={() => setSkipped(null)} />}
    </>
  );
}

/** The columns of the list that can be left out. */
const OPTIONAL_COLUMNS = ['SKU', 'Category', 'Price', 'Stock', 'Status'] as const;

type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** The columns that are left out, as chosen on this device. */
function useHiddenColumns() {
  return useStored<readonly OptionalColumn[]>('mela.hidden-product-columns', (stored) =>
    OPTIONAL_COLUMNS.filter((column) => stored?.split(',').includes(column)),
  );
}

interface Props {
  hidden: readonly OptionalColumn[];
  onChange: (hidden: OptionalColumn[]) => void;
}

function ColumnChoice({ hidden, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        label="Columns"
        icon="menu"
        isQuiet
        isSmall
        className="product-list__columns"
        popoverTarget="product-columns"
      />
      <fieldset
        id="product-columns"
        className="column-choice"
        popover="auto"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <legend className="visually-hidden">Columns of the list</legend>
        {/* Closed, its labels would be those of the filters. */}
        {(isOpen ? OPTIONAL_COLUMNS : []).map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={!hidden.includes(column)}
              onChange={({ target }) => {
                const others = hidden.filter((name) => name !== column);
                onChange(target.checked ? others : [...others, column]);
              }}
            />
            {column}
          </label>
        ))}
      </fieldset>
    </>
  );
}
