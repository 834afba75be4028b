import { useState } from 'react';
import { formatPrice } from '../../../format.ts';
import type { ProductRowFragment } from '../../../graphql.generated.ts';
import { ProductPrice } from '../ProductPrice.tsx';
import { ProductCellEditor } from './ProductCellEditor.tsx';

/** The price of a product, which its variants have where they have none of their own. */
export function OwnPriceCell({ product }: { product: ProductRowFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { title, sellingPrice, regularPrice } = product;
  return (
    <span className="cell variant-cells__own-price" data-cell data-label="Price">
      {isOpen ? (
        <ProductCellEditor product={product} column="price" onClosed={() => setOpen(false)} />
      ) : (
        <button
          type="button"
          className="cell__button"
          aria-label={`Own price of ${title}, now and before: ${formatPrice(sellingPrice)} ${formatPrice(regularPrice)}`}
          onClick={() => setOpen(true)}
        >
          <ProductPrice product={product} />
        </button>
      )}
    </span>
  );
}
