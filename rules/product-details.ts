import * as labels from '#messages/labels.ts';
import { productDetailsMessages } from '#messages/product-details.ts';
import { readStock, STOCK_FAULT } from './amounts.ts';
import type { CustomFields } from './custom-fields.ts';
import { DETAIL_LIMITS, isStatus, type ProductStatus } from './detail-limits.ts';
import { checkHandle } from './handles.ts';
import type { Message } from './messages.ts';
import { checkMoment, checkPeriod, readMoment } from './moments.ts';
import { readMinorUnits } from './money.ts';
import { toMinorUnits } from './price.ts';
import { checkSeo, readSeo, type SeoTexts } from './seo.ts';
import { broken, checkText, cleanText, type FieldErrors } from './text.ts';
import { COST_FAULT, checkVariants } from './variant-checks.ts';
import {
  type AcceptedVariant,
  type ProductOption,
  readVariants,
  readWeight,
  type Variant,
  type VariantDraft,
  WEIGHT_FAULT,
} from './variants.ts';

export interface ProductAttribute {
  name: string;
  value: string;
}

/** Optional product fields beyond the specified form, in their stored form: unset fields are absent. */
export interface ProductDetails extends SeoTexts {
  brand?: string;
  sku?: string;
  barcode?: string;
  weightGrams?: number;
  /** What the shop pays for one item, in minor units. Only operators see it. Variants can have their own. */
  cost?: number;
  /** The quantity; absent if untracked. */
  stock?: number;
  tags?: string[];
  options?: ProductOption[];
  /** The variants: at least one if there are options. */
  variants?: Variant[];
  attributes?: ProductAttribute[];
  /** The status. Absent if the product is active. */
  status?: Exclude<ProductStatus, 'ACTIVE'>;
  showFrom?: Date;
  showUntil?: Date;
  /** Fields of the shop's modules (`extensions.ts`). */
  customFields?: CustomFields;
}

export const DETAIL_FIELDS = [
  'brand',
  'sku',
  'barcode',
  'weightGrams',
  'cost',
  'stock',
  'tags',
  'options',
  'variants',
  'attributes',
  'status',
  'showFrom',
  'showUntil',
  'seoTitle',
  'seoDescription',
  'customFields',
] as const satisfies (keyof ProductDetails)[];

/** Validated details of a draft, before its variants get ids and images. */
export type AcceptedDetails = Omit<ProductDetails, 'variants'> & { variants?: AcceptedVariant[] };

/** A client's details; undefined, null or blank fields are unset. */
export type DetailsDraft = { [Field in keyof ProductDetails]?: unknown } & {
  handle?: unknown;
  /** The alt text of each image, in order. null or blank: the title is used. */
  imageAlts?: unknown;
  /** In whole units of the shop's currency: the price of variants without their own. */
  sellingPrice?: unknown;
};

/** Checks a product's details. @returns faults by field */
export function checkDetails(
  draft: DetailsDraft,
  { imageCount, currency }: { imageCount: number; currency: string },
): FieldErrors {
  const handle = cleanText(draft.handle);
  const options = readOptions(draft.options);
  const faults: FieldErrors = {
    ...checkSeo(draft),
    ...broken({
      handle: handle !== '' && checkHandle(handle),
      brand: checkOptional(labels.brand, draft.brand, DETAIL_LIMITS.brand),
      sku: checkOptional(labels.sku, draft.sku, DETAIL_LIMITS.sku),
      barcode: checkOptional(labels.barcode, draft.barcode, DETAIL_LIMITS.barcode),
      weightGrams: readWeight(draft.weightGrams) === null && WEIGHT_FAULT,
      cost: readMinorUnits(draft.cost) === null && COST_FAULT,
      stock: readStock(draft.stock) === null && STOCK_FAULT,
      tags: checkTags(textsOf(draft.tags)),
      options: checkOptions(options),
      attributes: checkAttributes(attributesOf(draft.attributes)),
      status: !isStatus(draft.status ?? 'ACTIVE') && productDetailsMessages.unknownStatus,
      showFrom: checkMoment(labels.showFrom, draft.showFrom),
      showUntil: checkMoment(labels.showUntil, draft.showUntil) || checkPeriod(draft),
      imageAlts: checkAlts(listOf(draft.imageAlts), imageCount),
    }),
  };
  if (faults['options'] || draft.variants == null) return faults;
  const sellingPrice = toMinorUnits(draft.sellingPrice, currency);
  const product = { imageCount, sku: cleanText(draft.sku), sellingPrice };
  return { ...faults, ...checkVariants(options, variantDrafts(draft), product) };
}

/** The options of a draft without empty ones and repeated values. */
export function readOptions(options: unknown): ProductOption[] {
  return optionsOf(options).map(({ name, values }) => ({ name, values: unique(values) }));
}

/** The validated details of a draft. */
export function readDetails(draft: DetailsDraft): AcceptedDetails {
  const options = readOptions(draft.options);
  const details = {
    brand: cleanText(draft.brand),
    sku: cleanText(draft.sku),
    barcode: cleanText(draft.barcode),
    weightGrams: readWeight(draft.weightGrams),
    cost: readMinorUnits(draft.cost),
    stock: readStock(draft.stock),
    tags: unique(textsOf(draft.tags)),
    options,
    variants: readVariants(options, variantDrafts(draft)),
    attributes: attributesOf(draft.attributes),
    status: draft.status === 'ACTIVE' ? null : draft.status,
    showFrom: readMoment(draft.showFrom),
    showUntil: readMoment(draft.showUntil),
    ...readSeo(draft),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => isSaid(value)));
}

/** The alternative texts of images that have one. */
export function readAlts(alts: unknown): string[] {
  return listOf(alts).map(cleanText);
}

function variantDrafts({ variants }: DetailsDraft): VariantDraft[] {
  return listOf(variants).map((variant) => (variant ?? {}) as VariantDraft);
}

function isSaid(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value != null && value !== '';
}

function checkOptional(label: string, text: unknown, maxLength: number): Message | false {
  return cleanText(text) !== '' && checkText(label, text, { maxLength });
}

function checkTags(tags: string[]): Message | false {
  if (tags.length > DETAIL_LIMITS.tags)
    return productDetailsMessages.tooManyTags({ max: DETAIL_LIMITS.tags });
  if (tags.some((tag) => tag.includes(','))) return productDetailsMessages.tagHasComma;
  return firstFault(tags, (tag) => checkText(labels.tag, tag, { maxLength: DETAIL_LIMITS.tag }));
}

function checkOptions(options: ProductOption[]): Message | false {
  if (options.length > DETAIL_LIMITS.options)
    return productDetailsMessages.tooManyOptions({ max: DETAIL_LIMITS.options });
  if (areAlike(options)) return productDetailsMessages.sameOptions;
  return firstFault(options, ({ name, values }) => {
    if (values.length === 0) return productDetailsMessages.optionWithoutValue({ option: name });
    if (values.length > DETAIL_LIMITS.optionValues)
      return productDetailsMessages.tooManyValues({ option: name, max: DETAIL_LIMITS.optionValues });
    return (
      checkName(labels.optionName, name, DETAIL_LIMITS.optionName) ||
      firstFault(values, (value) =>
        value.includes('|')
          ? productDetailsMessages.valueHasBar
          : checkText(labels.optionValue, value, { maxLength: DETAIL_LIMITS.optionValue }),
      )
    );
  });
}

function checkAttributes(attributes: ProductAttribute[]): Message | false {
  if (attributes.length > DETAIL_LIMITS.attributes)
    return productDetailsMessages.tooManyAttributes({ max: DETAIL_LIMITS.attributes });
  if (areAlike(attributes)) return productDetailsMessages.sameAttributes;
  return firstFault(
    attributes,
    ({ name, value }) =>
      checkName(labels.attributeName, name, DETAIL_LIMITS.attributeName) ||
      checkText(labels.valueOfAttribute(name), value, { maxLength: DETAIL_LIMITS.attributeValue }),
  );
}

/** In files, a colon ends the name, so a name must not contain one. */
function checkName(label: string, name: string, maxLength: number): Message | false {
  return (
    checkText(label, name, { maxLength }) ||
    (name.includes(':') && productDetailsMessages.nameHasColon({ label }))
  );
}

function areAlike(named: { name: string }[]): boolean {
  return new Set(named.map(({ name }) => name.toLowerCase())).size < named.length;
}

function checkAlts(alts: unknown[], imageCount: number): Message | false {
  if (alts.length > imageCount) return productDetailsMessages.tooManyAlts;
  return firstFault(alts, (alt) => checkOptional(labels.altText, alt, DETAIL_LIMITS.imageAlt));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value)
    .map(cleanText)
    .filter((text) => text !== '');
}

/** The options, without empty ones. */
function optionsOf(value: unknown): ProductOption[] {
  return listOf(value)
    .map((option) => (option ?? {}) as Partial<ProductOption>)
    .map(({ name, values }) => ({ name: cleanText(name), values: textsOf(values) }))
    .filter(({ name, values }) => name !== '' || values.length > 0);
}

function attributesOf(value: unknown): ProductAttribute[] {
  return listOf(value)
    .map((attribute) => (attribute ?? {}) as Partial<ProductAttribute>)
    .map(({ name, value: said }) => ({ name: cleanText(name), value: cleanText(said) }))
    .filter(({ name, value: said }) => name !== '' || said !== '');
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)];
}

function firstFault<T>(items: T[], check: (item: T) => Message | false): Message | false {
  for (const item of items) {
    const fault = check(item);
    if (fault) return fault;
  }
  return false;
}
