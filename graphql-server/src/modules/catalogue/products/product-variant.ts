import { selectedOptions, type Variant, variantTitle } from '@mela/rules/variants.ts';
import type { Product } from './product.ts';

/** A variant with its product. */
export interface ProductVariant {
  product: Product;
  variant: Variant;
  /** Its position among the variants, from 0. */
  index: number;
}

export function titleOf({ product, variant }: Pick<ProductVariant, 'product' | 'variant'>): string {
  return variantTitle(variant) || product.title;
}

/** A variant with the fields of `ProductVariantInput`. null means the product's value. */
export function variantState({ options = [], images }: Product, variant: Variant) {
  const { id, values, sku = null, barcode = null, price = null } = variant;
  const { compareAtPrice = null, weightGrams = null, cost = null, isSold = true } = variant;
  const place = images.findIndex(({ hash }) => hash === variant.image);
  return {
    id,
    selectedOptions: selectedOptions(options, values),
    sku,
    barcode,
    price,
    compareAtPrice,
    weightGrams,
    cost,
    isSold,
    image: place < 0 ? null : place,
  };
}
