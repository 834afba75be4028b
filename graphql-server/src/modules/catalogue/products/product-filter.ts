import type { Badge } from '@mela/rules/badges.ts';
import type { ProductStatus } from '@mela/rules/detail-limits.ts';
import { namesAlike } from '@mela/rules/option-kinds.ts';
import type { ShownStatus } from '@mela/rules/shown-status.ts';
import type { Document } from 'mongodb';
import { assertValid, UserError } from '../../../kernel/errors.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { findSubcategories } from '../categories/subcategories.ts';
import type { CatalogueContext } from '../context.ts';
import {
  attributeFacet,
  badgeFacet,
  brandFacet,
  categoryFacet,
  type Facet,
  flagFacet,
  moduleFlagFacet,
  NOTHING,
  optionFacet,
  periodFacet,
  saleFacet,
  shownFilter,
  statusFacet,
  tagFacet,
} from '../list/facets.ts';
import { catalogueMessages } from '../messages.ts';
import { findSoldOut, findSoldOutVariants } from './sold-out.ts';
import { choiceKey } from './sold-variants.ts';

/** A product matches if it meets every given condition. Modules add flags by name. */
export interface ProductFilter {
  categoryId?: string | null | undefined;
  includesSubcategories?: boolean | null | undefined;
  options?: readonly { name: string; value: string }[] | null | undefined;
  attributes?: readonly { name: string; values: readonly string[] }[] | null | undefined;
  brands?: readonly string[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  anyTags?: readonly string[] | null | undefined;
  /** In minor units, as is `maxPrice`. */
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  isAvailable?: boolean | null | undefined;
  isOnSale?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  badge?: Badge | null | undefined;
  status?: ProductStatus | null | undefined;
  shownStatus?: ShownStatus | null | undefined;
  text?: string | null | undefined;
  /** Conditions of another module's list, such as a collection. Clients cannot send them. */
  within?: Within;
}

/** Further conditions as facets, and as a database filter. */
export interface Within {
  facets: Facet[];
  where: Document | null;
}

const MAX_CHOICES = 20;

/**
 * The facets for each current visibility. For scheduled and ended products, a second facet leaves only few products, of which
 * the exact time is then checked.
 */
const SHOWN_FACETS: Record<ShownStatus, string[]> = {
  ACTIVE: [statusFacet('ACTIVE')],
  SCHEDULED: [statusFacet('ACTIVE'), periodFacet('from')],
  ENDED: [statusFacet('ACTIVE'), periodFacet('until')],
  DRAFT: [statusFacet('DRAFT')],
  HIDDEN: [statusFacet('HIDDEN')],
};

/** The facets for a filter, without its text. @throws UserError for too many choices */
export async function filterFacets(context: CatalogueContext, filter: ProductFilter): Promise<Facet[]> {
  assertChoices(filter);
  const { isFeatured, isPopular, isNew, badge, status, isOnSale, brands, tags, anyTags } = filter;
  const facets: Facet[] = filter.categoryId == null ? [] : await categoryFacets(context, filter);
  if (isFeatured != null) facets.push(flagFacet('featured', isFeatured));
  if (isPopular != null) facets.push(flagFacet('popular', isPopular));
  if (isNew != null) facets.push(flagFacet('new', isNew));
  if (badge != null) facets.push(badgeFacet(badge));
  if (status != null) facets.push(statusFacet(status));
  if (filter.shownStatus != null) facets.push(...SHOWN_FACETS[filter.shownStatus]);
  facets.push(...moduleFacets(context, filter), ...(filter.within?.facets ?? []));
  if (isOnSale != null) facets.push(saleFacet(isOnSale));
  if (brands != null) facets.push(anyOf(brands.map(brandFacet)));
  if (tags != null) facets.push(...tags.map(tagFacet));
  if (anyTags != null) facets.push(anyOf(anyTags.map(tagFacet)));
  for (const chosen of optionsOf(filter)) facets.push(anyOf(chosen.map(optionFacet)));
  for (const chosen of attributesOf(filter)) facets.push(anyOf(chosen.map(attributeFacet)));
  return facets;
}

/** Released products lack the flags of modules, so shoppers cannot use them. @throws UserError for shoppers */
function moduleFacets(
  { isReleased, productFlags, shownAt }: CatalogueContext,
  filter: ProductFilter,
): string[] {
  const said = filter as Readonly<Record<string, unknown>>;
  const flags = productFlags.filter(({ name }) => typeof said[name] === 'boolean');
  if (flags[0] && (isReleased || shownAt))
    throw new UserError('FORBIDDEN', catalogueMessages.onlyOperatorsFilter({ field: flags[0].name }));
  return flags.map(({ name }) => moduleFlagFacet(name, said[name] === true));
}

/** The conditions of a filter that facets cannot express. */
export async function filterWhere(
  context: CatalogueContext,
  filter: ProductFilter,
): Promise<{ where: Document | null; isNarrowed: boolean }> {
  const own = [
    ...(filter.within?.where ? [filter.within.where] : []),
    ...(await variantFilters(context, filter)),
    ...(await soldOutFilters(context, filter)),
  ];
  const conditions = [...own, ...periodFilters(context, filter)];
  return {
    where: conditions.length === 0 ? null : { $and: conditions },
    isNarrowed: own.length > 0,
  };
}

function assertChoices({ options, brands, tags, anyTags, attributes }: ProductFilter): void {
  const counts = {
    options: options?.length,
    attributes: attributes?.reduce((count, { values }) => count + Math.max(1, values.length), 0),
    brands: brands?.length,
    tags: tags?.length,
    anyTags: anyTags?.length,
  };
  for (const [field, count = 0] of Object.entries(counts))
    if (count > MAX_CHOICES)
      assertValid({ [field]: catalogueMessages.tooManyChoices({ field, max: MAX_CHOICES }) });
}

async function categoryFacets(
  context: CatalogueContext,
  { categoryId, includesSubcategories }: ProductFilter,
): Promise<Facet[]> {
  const id = parseObjectId(categoryId);
  const category = id && (await context.categoryById.load(id.toHexString()));
  if (!category) return [NOTHING];
  if (!includesSubcategories) return [categoryFacet(category._id)];
  return [anyOf([category._id, ...(await findSubcategories(context, category._id))].map(categoryFacet))];
}

function anyOf(facets: readonly string[]): Facet {
  const [first = NOTHING, ...others] = facets;
  return others.length === 0 ? first : [first, ...others];
}

/** Requires that a single variant meets all conditions on variants. Facets only describe all variants together. */
async function variantFilters(context: CatalogueContext, filter: ProductFilter): Promise<Document[]> {
  const { minPrice, maxPrice, isAvailable, isOnSale } = filter;
  const choices = optionsOf(filter).map((chosen) => ({
    choices: { $in: chosen.map(({ name, value }) => choiceKey(name, value)) },
  }));
  const price = { ...(minPrice != null && { $gte: minPrice }), ...(maxPrice != null && { $lte: maxPrice }) };
  const hasPrice = Object.keys(price).length > 0;
  const asked = [...choices, ...(hasPrice ? [{ price }] : []), ...(isOnSale ? [{ isOnSale }] : [])];
  const isSaidByFacets = !hasPrice && !isAvailable && asked.length < 2;
  if (isSaidByFacets) return [];
  const out = isAvailable ? await findSoldOutVariants(context) : [];
  const left = isAvailable ? [{ id: { $nin: out.map(({ _id }) => _id.toHexString()) } }] : [];
  const fits = { sold: { $elemMatch: { $and: [...asked, ...left] } } };
  if (choices.length > 0) return [fits];
  // A product without options is its own variant. A product with options but without variants has none for sale.
  const itself = {
    'sold.0': { $exists: false },
    ...(hasPrice && { sellingPrice: price }),
    ...(isAvailable && {
      variants: { $exists: false },
      _id: { $nin: out.map(({ productId }) => productId) },
    }),
  };
  return [{ $or: [fits, itself] }];
}

async function soldOutFilters(
  context: CatalogueContext,
  { isAvailable }: ProductFilter,
): Promise<Document[]> {
  if (isAvailable !== false) return [];
  const noneIsSold = { variants: { $exists: true }, 'sold.0': { $exists: false } };
  return [{ $or: [{ _id: { $in: await findSoldOut(context) } }, noneIsSold] }];
}

interface NamedValue {
  name: string;
  value: string;
}

/** Values of the same option are alternatives. Different options must all match. */
function optionsOf({ options }: ProductFilter): NamedValue[][] {
  return alternatives((options ?? []).map(({ name, value }) => ({ name, values: [value] })));
}

function attributesOf({ attributes }: ProductFilter): NamedValue[][] {
  return alternatives(attributes ?? []);
}

/** The values by name, under each name with the same meaning. */
function alternatives(chosen: readonly { name: string; values: readonly string[] }[]): NamedValue[][] {
  const byName = Map.groupBy(chosen, ({ name }) => namesAlike(name)[0]);
  return Array.from(byName.values(), (some) =>
    some.flatMap(({ name, values }) =>
      namesAlike(name).flatMap((alike) => values.map((value) => ({ name: alike, value }))),
    ),
  );
}

/** A release contains only visible products. */
function periodFilters(
  { isReleased, shownAt }: CatalogueContext,
  { shownStatus: wanted }: ProductFilter,
): Document[] {
  if (isReleased && (!wanted || wanted === 'ACTIVE')) return [];
  const now = shownAt ?? new Date();
  // If shoppers filter for products they may not see, they get none.
  return [
    wanted === 'SCHEDULED' && { showFrom: { $gt: now } },
    wanted === 'ENDED' && { showUntil: { $lte: now } },
    shownFilter(wanted === 'ACTIVE' ? now : shownAt),
  ].filter((condition) => condition !== null && condition !== false);
}
