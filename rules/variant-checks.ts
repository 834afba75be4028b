import { readStock, STOCK_FAULT } from './amounts.ts';
import { DETAIL_LIMITS } from './detail-limits.ts';
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

/** Checks a product's variants. @returns faults of all as `variants`, of one as `variants.2.sku`, counted from 0 */
export function checkVariants(
  options: readonly ProductOption[],
  drafts: readonly VariantDraft[],
  product: { imageCount: number; sku: string; sellingPrice: number | null },
): FieldErrors {
  if (options.length === 0) return checkOnlyVariant(drafts);
  if (drafts.length > VARIANT_LIMITS.variants) {
    return {
      variants: `A product can have at most ${VARIANT_LIMITS.variants} variants, but has ${drafts.length}`,
    };
  }
  if (drafts.length === 0) return { variants: tooManyOrNone(options) };
  const faults: FieldErrors = {};
  const titles = new Map<string, number>();
  const skus = new Map([[skuKey(product.sku), 'the product']]);
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

/** A product without options has one variant, which is the product. */
function checkOnlyVariant([only, ...others]: readonly VariantDraft[]): FieldErrors {
  if (!only) return {};
  if (others.length > 0)
    return { variants: 'A product without options has only one variant. Add options first' };
  const faults = {
    ...checkSku(only, new Map(), []),
    ...checkFacts(only, { imageCount: 1, sellingPrice: null }),
    ...(selectedIn(only).length > 0 && { selectedOptions: 'The product has no options' }),
    ...(only.isSold === false && {
      isSold: 'A product without options is always for sale. Make it a draft instead',
    }),
  };
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`variants.0.${field}`, fault]));
}

function tooManyOrNone(options: readonly ProductOption[]): string {
  const count = countCombinations(options);
  if (count <= VARIANT_LIMITS.variants) return 'A product with options needs at least one variant';
  return `These options create ${count} variants, but a product can have at most ${VARIANT_LIMITS.variants}. Send only the variants that you sell, or remove values`;
}

/** @param titles those of the previous variants; this variant's title is added */
function checkValues(
  options: readonly ProductOption[],
  draft: VariantDraft,
  titles: Map<string, number>,
  index: number,
): FieldErrors {
  const values = valuesOf(options, draft);
  const unknown = selectedIn(draft).find(({ name }) => !options.some((option) => option.name === name));
  if (unknown) return { selectedOptions: `The product has no option ${unknown.name}` };
  for (const [place, { name, values: possible }] of options.entries()) {
    const value = values[place];
    if (!value) return { selectedOptions: `Choose a value for ${name}` };
    if (!possible.includes(value)) return { selectedOptions: `${name} has no value ${value}` };
  }
  const title = variantTitle({ values: values as string[] });
  const twin = titles.get(title);
  if (twin !== undefined) return { selectedOptions: `Variant ${twin + 1} is also ${title}` };
  titles.set(title, index);
  return {};
}

function checkSku(
  { sku }: VariantDraft,
  skus: Map<string, string>,
  values: readonly (string | undefined)[],
): FieldErrors {
  const own = cleanText(sku);
  if (own === '') return {};
  const fault = checkText('SKU', own, { maxLength: DETAIL_LIMITS.sku });
  if (fault) return { sku: fault };
  const owner = skus.get(skuKey(own));
  if (owner !== undefined) return { sku: `SKU is already used by ${owner}` };
  skus.set(skuKey(own), values.filter(Boolean).join(TITLE_SEPARATOR));
  return {};
}

function checkFacts(
  draft: VariantDraft,
  { imageCount, sellingPrice }: { imageCount: number; sellingPrice: number | null },
): FieldErrors {
  const faults: FieldErrors = {};
  const barcode = cleanText(draft.barcode);
  const barcodeFault = barcode !== '' && checkText('Barcode', barcode, { maxLength: DETAIL_LIMITS.barcode });
  if (barcodeFault) faults['barcode'] = barcodeFault;
  const [price, compareAtPrice] = [readMinorUnits(draft.price), readMinorUnits(draft.compareAtPrice)];
  const amount = `a whole number from 0 to ${MAX_MINOR_UNITS}, in the currency’s smallest unit`;
  if (price === null) faults['price'] = `Price must be ${amount}`;
  const asked = price ?? sellingPrice;
  if (compareAtPrice === null) faults['compareAtPrice'] = `Compare-at price must be ${amount}`;
  else if (compareAtPrice !== undefined && asked !== null && compareAtPrice < asked)
    faults['compareAtPrice'] = 'Compare-at price must not be less than the price';
  if (readWeight(draft.weightGrams) === null) faults['weightGrams'] = WEIGHT_FAULT;
  if (draft.isSold != null && typeof draft.isSold !== 'boolean') faults['isSold'] = 'For sale must be 1 or 0';
  if (readStock(draft.onHand) === null) faults['onHand'] = STOCK_FAULT;
  const { image } = draft;
  if (typeof image === 'number' && !(Number.isInteger(image) && image >= 0 && image < imageCount))
    faults['image'] = 'The product does not have this image';
  return faults;
}
