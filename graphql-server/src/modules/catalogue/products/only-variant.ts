import { readMinorUnits } from '@mela/rules/money.ts';
import { toMinorUnits, toUnits } from '@mela/rules/price.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { readOptions } from '@mela/rules/product-details.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { VariantDraft } from '@mela/rules/variants.ts';

/** A draft of a product without options, with what it says of its only variant said of the product itself. */
export function withOnlyVariant(draft: ProductDraft, currency: string): ProductDraft {
  const drafts = (Array.isArray(draft.variants) ? draft.variants : []) as (VariantDraft | null)[];
  const [only] = drafts;
  if (!only || drafts.length > 1 || readOptions(draft.options).length > 0) return draft;
  const [price, compareAtPrice] = [readMinorUnits(only.price), readMinorUnits(only.compareAtPrice)];
  const sellingPrice = price == null ? draft.sellingPrice : toUnits(price, currency);
  const isOnSale = compareAtPrice !== toMinorUnits(sellingPrice, currency);
  const regularPrice = compareAtPrice != null && isOnSale ? toUnits(compareAtPrice, currency) : null;
  return {
    ...draft,
    sellingPrice,
    ...(compareAtPrice != null && { regularPrice }),
    ...(cleanText(only.sku) && { sku: only.sku }),
    ...(cleanText(only.barcode) && { barcode: only.barcode }),
    ...(only.weightGrams != null && { weightGrams: only.weightGrams }),
  };
}
