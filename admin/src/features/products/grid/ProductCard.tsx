import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductActions } from '../list/ProductActions.tsx';
import { ProductImage } from '../ProductImage.tsx';
import { ProductPrice } from '../ProductPrice.tsx';

export function ProductCard({ product }: { product: ProductRowFragment }) {
  return (
    <li className="product-card">
      <ProductImage product={product} />
      <h2 className="product-card__title">{product.title}</h2>
      <ProductPrice product={product} />
      <ProductActions product={product} hasLabels />
    </li>
  );
}

export function SkeletonCard() {
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
