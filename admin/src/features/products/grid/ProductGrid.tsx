import './product-grid.css';
import type { Ref } from 'react';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductListing } from '../list/ProductListing.tsx';
import { GridTools } from './GridTools.tsx';
import { ProductCard, SkeletonCard } from './ProductCard.tsx';

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
