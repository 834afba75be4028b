import './product-grid.css';
import { type Ref, useId } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductActions } from '../list/ProductActions.tsx';
import { CategoryFilter, OrderSelect } from '../list/ProductFilters.tsx';
import { ProductListing } from '../list/ProductListing.tsx';
import { ProductSearch } from '../list/ProductSearch.tsx';
import { ProductImage } from '../ProductImage.tsx';
import { ProductPrice } from '../ProductPrice.tsx';
import { GRID_ORDERS } from '../product-orders.ts';
import { useProductView } from '../use-product-view.ts';

/** Fills whole rows of two, three, four and six. */
const PAGE_SIZE = 48;
const SKELETON_CARDS = 12;

export function ProductGrid({ ref }: { ref: Ref<HTMLElement> }) {
  return (
    <>
      <title>Product grid | Mela admin</title>
      <h1>Product grid</h1>
      <ProductListing ref={ref} pageSize={PAGE_SIZE} tools={<GridTools />}>
        {(products) => <Cards products={products} />}
      </ProductListing>
    </>
  );
}

function Cards({ products }: { products: ProductRowFragment[] | undefined }) {
  return (
    <ul className="product-grid">
      {products?.map((product) => <ProductCard key={product.id} product={product} />) ??
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and never move
        Array.from({ length: SKELETON_CARDS }, (_, index) => <SkeletonCard key={index} />)}
    </ul>
  );
}

/** Search, category and order. */
function GridTools() {
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

function ProductCard({ product }: { product: ProductRowFragment }) {
  return (
    <li className="product-card">
      <ProductImage product={product} />
      <h2 className="product-card__title">{product.title}</h2>
      <ProductPrice product={product} />
      <ProductActions product={product} hasLabels />
    </li>
  );
}

function SkeletonCard() {
  return (
    <li className="product-card">
      <span className="product-image skeleton" />
      <span className="product-card__title">
        <span className="skeleton skeleton--line" />
      </span>
      <span className="skeleton skeleton--line" />
      <div className="product-actions" />
    </li>
  );
}
