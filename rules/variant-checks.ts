import * as labels from '#messages/labels.ts';
import { variantsMessages } from '#messages/variants.ts';
import { readStock, STOCK_FAULT } from './amounts.ts';
import { DETAIL_LIMITS } from './detail-limits.ts';
import type { Message } from './messages.ts';
import { MAX_MINOR_UNITS, readMinorUnits } from './money.ts';
import { checkText, cleanText, type FieldErrors } from './text.ts';
import {
  countCombinations,
  type ProductOption,
  readWeight,
  selectedIn,
  skuKey,
  TITLE_SEPARATOR,
  VARIANT_LIMITS,
  type VariantDraft,
  valuesOf,
  variantTitle,
  WEIGHT_FAULT,
} from './variants.ts';

/**
 * Checks a product's variants.
 * @returns the faults: those of all variants together as `variants`, those of one as `variants.2.sku`,
 * counted from 0
 */
export function checkVariants(
  options: readonly ProductOption[],
  drafts: readonly VariantDraft[],
  product: { imageCount: number; sku: string; sellingPrice: number | null },
): FieldErrors {
  if (options.length === 0) return checkOnlyVariant(drafts);
  if (drafts.length > VARIANT_LIMITS.variants) {
    return { variants: variantsMessages.tooMany({ max: VARIANT_LIMITS.variants, count: drafts.length }) };
  }
  if (drafts.length === 0) return { variants: tooManyOrNone(options) };
  const faults: FieldErrors = {};
  const titles = new Map<string, number>();
  const skus = new Map([[skuKey(product.sku), variantsMessages.skuOfProduct]]);
  for (const [index, draft] of drafts.entries()) {
    const values = valuesOf(options, draft);
    const own = {
      ...checkValues(options, draft, titles, index),
      ...checkSku(draft, skus, values),
      ...checkFacts(draft, product),
    };
    for (const [field, fault] of Object.entries(own)) faults[`variants.${index}.${field}`] = fault;
  }
  return faults;
}

/** Checks the variants of a product without options, which may have only one: the product itself. */
function checkOnlyVariant([only, ...others]: readonly VariantDraft[]): FieldErrors {
  if (!only) return {};
  if (others.length > 0) return { variants: variantsMessages.severalWithoutOptions };
  const faults = {
    ...checkSku(only, new Map(), []),
    ...checkFacts(only, { imageCount: 1, sellingPrice: null }),
    ...(selectedIn(only).length > 0 && { selectedOptions: variantsMessages.noOptions }),
    ...(only.isSold === false && { isSold: variantsMessages.alwaysForSale }),
  };
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`variants.0.${field}`, fault]));
}

function tooManyOrNone(options: readonly ProductOption[]): Message {
  const count = countCombinations(options);
  if (count <= VARIANT_LIMITS.variants) return variantsMessages.noneForOptions;
  return variantsMessages.tooManyCombinations({ max: VARIANT_LIMITS.variants, count });
}

/** @param titles the titles of the previous variants. The title of this variant is added */
function checkValues(
  options: readonly ProductOption[],
  draft: VariantDraft,
  titles: Map<string, number>,
  index: number,
): FieldErrors {
  const values = valuesOf(options, draft);
  const unknown = selectedIn(draft).find(({ name }) => !options.some((option) => option.name === name));
  if (unknown) return { selectedOptions: variantsMessages.unknownOption({ option: unknown.name }) };
  for (const [place, { name, values: possible }] of options.entries()) {
    const value = values[place];
    if (!value) return { selectedOptions: variantsMessages.valueRequired({ option: name }) };
    if (!possible.includes(value))
      return { selectedOptions: variantsMessages.unknownValue({ option: name, value }) };
  }
  const title = variantTitle({ values: values as string[] });
  const twin = titles.get(title);
  if (twin !== undefined)
    return { selectedOptions: variantsMessages.sameValues({ number: twin + 1, title }) };
  titles.set(title, index);
  return {};
}

function checkSku(
  { sku }: VariantDraft,
  /** The message for each SKU that another product already has. */
  skus: Map<string, Message>,
  values: readonly (string | undefined)[],
): FieldErrors {
  const own = cleanText(sku);
  if (own === '') return {};
  const fault = checkText(labels.sku, own, { maxLength: DETAIL_LIMITS.sku });
  if (fault) return { sku: fault };
  const used = skus.get(skuKey(own));
  if (used) return { sku: used };
  const title = values.filter(Boolean).join(TITLE_SEPARATOR);
  skus.set(skuKey(own), variantsMessages.skuOfVariant({ title }));
  return {};
}

function notAmount(label: string): Message {
  return variantsMessages.invalidAmount({ label, max: MAX_MINOR_UNITS });
}

export const COST_FAULT = notAmount(labels.cost);

function checkFacts(
  draft: VariantDraft,
  { imageCount, sellingPrice }: { imageCount: number; sellingPrice: number | null },
): FieldErrors {
  const faults: FieldErrors = {};
  const barcode = cleanText(draft.barcode);
  const barcodeFault =
    barcode !== '' && checkText(labels.barcode, barcode, { maxLength: DETAIL_LIMITS.barcode });
  if (barcodeFault) faults['barcode'] = barcodeFault;
  const [price, compareAtPrice] = [readMinorUnits(draft.price), readMinorUnits(draft.compareAtPrice)];
  if (price === null) faults['price'] = notAmount(labels.price);
  const asked = price ?? sellingPrice;
  if (compareAtPrice === null) faults['compareAtPrice'] = notAmount(labels.compareAtPrice);
  else if (compareAtPrice !== undefined && asked !== null && compareAtPrice < asked)
    faults['compareAtPrice'] = variantsMessages.compareAtPriceTooLow;
  if (readWeight(draft.weightGrams) === null) faults['weightGrams'] = WEIGHT_FAULT;
  if (readMinorUnits(draft.cost) === null) faults['cost'] = COST_FAULT;
  if (draft.isSold != null && typeof draft.isSold !== 'boolean')
    faults['isSold'] = variantsMessages.invalidForSale;
  if (readStock(draft.onHand) === null) faults['onHand'] = STOCK_FAULT;
  const { image } = draft;
  if (typeof image === 'number' && !(Number.isInteger(image) && image >= 0 && image < imageCount))
    faults['image'] = variantsMessages.unknownImage;
  return faults;
}
