import * as productsText from '#messages/products.ts';
import * as sharedText from '#messages/shared.ts';
import './product-grid.css';
import { type Ref, useId } from 'react';
import { ResourceList } from '../../../components/ResourceList.tsx';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductActions } from '../list/ProductActions.tsx';
import { orderFilter, useCategoryFilter, useProductList } from '../list/use-product-list.tsx';
import { ProductImage } from '../ProductImage.tsx';
import { ProductPrice } from '../ProductPrice.tsx';
import { GRID_ORDERS } from '../product-orders.ts';
import { useProductView } from '../use-product-view.ts';

/** A multiple of two, three, four and six, so that every row is full at each number of columns. */
const PAGE_SIZE = 48;
const SKELETON_CARDS = 12;

export function ProductGrid({ ref }: { ref: Ref<HTMLElement> }) {
  const { view } = useProductView();
  const { list } = useProductList(PAGE_SIZE);
  const categoryFilter = useCategoryFilter();
  const hintId = useId();
  return (
    <ResourceList<ProductRowFragment>
      {...list}
      ref={ref}
      title={sharedText.productGrid}
      sizes={[PAGE_SIZE]}
      filters={[categoryFilter, orderFilter(GRID_ORDERS, hintId)]}
      summary={
        <p className="grid-hint" id={hintId}>
          {view.order === 'viewed' && productsText.pageViewsAreNotTrackedSo}
        </p>
      }
      columns={[]}
      renderRows={(products) => <Cards products={products} />}
      skeleton={<Cards />}
      about={<p>{productsText.firstOneYouCreateAppearsHere}</p>}
    />
  );
}

function Cards({ products }: { products?: readonly ProductRowFragment[] }) {
  return (
    <ul className="product-grid">
      {products?.map((product) => <ProductCard key={product.id} product={product} />) ??
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical and never move
        Array.from({ length: SKELETON_CARDS }, (_, index) => <SkeletonCard key={index} />)}
    </ul>
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
      <span className="thumbnail skeleton" />
      <span className="product-card__title">
        <span className="skeleton skeleton--line" />
      </span>
      <span className="skeleton skeleton--line" />
      <div className="product-actions" />
    </li>
  );
}
