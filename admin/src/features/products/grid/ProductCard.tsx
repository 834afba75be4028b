import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductActions } from '../list/ProductActions.tsx';
import { ProductPicture } from '../ProductPicture.tsx';
import { ProductPrice } from '../ProductPrice.tsx';

export function ProductCard({ product }: { product: ProductRowFragment }) {
  return (
    <li className="product-card">
      <ProductPicture product={product} />
      <h2 className="product-card__title">{product.title}</h2>
      <ProductPrice product={product} />
      <ProductActions product={product} hasWords />
    </li>
  );
}

/** Holds a card's place until it has come. */
export function SkeletonCard() {
  return (
    <li className="product-card">
      <span className="product-picture skeleton" />
      <span className="product-card__title">
        <span className="skeleton skeleton--line" />
      </span>
      <span className="skeleton skeleton--line" />
      <div className="product-actions" />
    </li>
  );
}
