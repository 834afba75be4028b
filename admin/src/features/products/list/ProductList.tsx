import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './product-list.css';
import './product-cells.css';
import './product-columns.css';
import './product-cards.css';
import { type Ref, useState } from 'react';
import { generatePath } from 'react-router';
import { ButtonLink } from '../../../components/Button.tsx';
import { ResourceList } from '../../../components/ResourceList.tsx';
import { PAGE_SIZES } from '../../../components/use-address-view.ts';
import { useOnDemand } from '../../../components/use-on-demand.ts';
import { useSelection } from '../../../components/use-selection.ts';
import { useStored } from '../../../components/use-stored.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { PATHS } from '../../../paths.ts';
import { useMayWrite } from '../../../session/session-state.ts';
import { WriteControls } from '../../../session/WriteControls.tsx';
import { LIST_ORDERS, PRODUCT_ORDERS } from '../product-orders.ts';
import { filterOf, searchOf } from '../product-view.ts';
import { ExportButton } from '../transfer/ExportButton.tsx';
import { ImportButton } from '../transfer/ImportButton.tsx';
import { useProductView } from '../use-product-view.ts';
import type { ProductsUpdate } from './change-many.ts';
import { ProductActions } from './ProductActions.tsx';
import { productColumns } from './product-columns.tsx';
import { useCells, variantsKey } from './use-cells.ts';
import { orderFilter, useCategoryFilter, useProductFilters, useProductList } from './use-product-list.tsx';

const DEFAULT_SIZE = 50;
/** Taller than a screen, so that loading causes no visible layout shift. */
const SKELETON_ROWS = 16;

const loadSkipped = async () => (await import('./SkippedDialog.tsx')).SkippedDialog;
const loadBar = async () => (await import('./ProductBar.tsx')).ProductBar;

export function ProductList({ ref }: { ref: Ref<HTMLElement> }) {
  const { view } = useProductView();
  const search = searchOf(view);
  const mayWrite = useMayWrite();
  const [pageSize, setPageSize] = usePageSize();
  const { start, list } = useProductList(pageSize, setPageSize);
  const categoryFilter = useCategoryFilter();
  const filters = useProductFilters();
  const cells = useCells(search);
  const selection = useSelection(search);
  const isSelecting = selection.ids.size > 0;
  const Bar = useOnDemand(isSelecting, loadBar, selection.clear);
  const [skipped, setSkipped] = useState<ProductsUpdate | null>(null);
  const Skipped = useOnDemand(skipped !== null, loadSkipped, () => setSkipped(null));
  const { Variants } = cells;
  const { page } = list.source;
  return (
    <ResourceList<ProductRowFragment>
      {...list}
      ref={ref}
      title={sharedText.productList}
      sizes={PAGE_SIZES}
      filters={[categoryFilter, ...filters, orderFilter(LIST_ORDERS)]}
      head={<Head />}
      className="products__table"
      columns={(hidden) => productColumns(start, cells, hidden)}
      skeletonRows={SKELETON_ROWS}
      to={({ id }) => generatePath(PATHS.editProduct, { id })}
      actionsHeading={sharedText.action}
      actions={(product) => <ProductActions product={product} />}
      selection={{ ...selection, nameOf: ({ title }) => title }}
      below={(product) =>
        Variants &&
        cells.isOpen(variantsKey(product.id)) && (
          <Variants product={product} onClosed={() => cells.close(variantsKey(product.id))} />
        )
      }
      bar={
        Bar &&
        isSelecting &&
        page && (
          <Bar selection={selection} products={page.nodes} total={page.totalCount} onSkipped={setSkipped} />
        )
      }
      about={
        <>
          <p>{productsText.firstOneYouCreateAppearsHere}</p>
          {mayWrite && <ButtonLink label={productsText.createNew} isSmall to={PATHS.addProduct} />}
        </>
      }
    >
      {Skipped && skipped && <Skipped result={skipped} onClosed={() => setSkipped(null)} />}
    </ResourceList>
  );
}

function Head() {
  const { view } = useProductView();
  return (
    <div className="row products__actions">
      <ExportButton filter={filterOf(view)} orderBy={PRODUCT_ORDERS[view.order].orderBy} />
      <WriteControls>
        <ImportButton />
      </WriteControls>
      {useMayWrite() && (
        <ButtonLink label={productsText.createNew} icon="add" isSmall to={PATHS.addProduct} />
      )}
    </div>
  );
}

/** The page size of the list, stored on this device. */
function usePageSize() {
  return useStored<number>(
    'mela.products-per-page',
    (stored) => PAGE_SIZES.find((size) => size === Number(stored)) ?? DEFAULT_SIZE,
  );
}
