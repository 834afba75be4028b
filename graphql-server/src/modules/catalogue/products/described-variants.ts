import { isDeepStrictEqual } from 'node:util';
import { type Variant, variantTitle } from '@mela/rules/variants.ts';
import type { FieldValue, VariantValue } from '../../../kernel/history/field-values.ts';
import { UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { imageFiles } from '../../../kernel/images/image-store.ts';

/** Describes the variants that differ from those in `others`. null if there are none. */
export function describeVariants(variants: readonly Variant[], others: unknown): FieldValue | null {
  const byId = new Map((Array.isArray(others) ? (others as Variant[]) : []).map((one) => [one.id, one]));
  const different = variants.filter((variant) => !isDeepStrictEqual(variant, byId.get(variant.id)));
  return different.length === 0 ? null : { variants: different.map(describeVariant) };
}

function describeVariant(variant: Variant): VariantValue {
  const { sku = null, barcode = null, price = null, compareAtPrice = null } = variant;
  const { weightGrams = null, cost = null, image } = variant;
  return {
    title: variantTitle(variant),
    sku,
    barcode,
    price,
    compareAtPrice,
    weightGrams,
    cost,
    isSold: variant.isSold !== false,
    image: image === undefined ? null : `${UPLOADS_PATH}/${imageFiles(image).thumbnail}`,
  };
}
