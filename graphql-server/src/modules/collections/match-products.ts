import type { Badge } from '@mela/rules/badges.ts';
import type { CollectionCondition, CollectionRules } from '@mela/rules/catalogue.ts';
import { datedConditions } from '@mela/rules/collections.ts';
import type { Document } from 'mongodb';
import type { Facet } from '../catalogue/list/facets.ts';
import {
  filterFacets,
  filterWhere,
  type ProductFilter,
  type Within,
} from '../catalogue/products/product-filter.ts';
import { readSelling } from '../selling/collection.ts';
import type { CollectionContext } from './collection.ts';

/** The products that shoppers see in a collection, as a filter of a list. The pages use `matcherOf` in the rules. */
export async function collectionFilter(
  context: CollectionContext,
  rules: CollectionRules,
): Promise<Pick<ProductFilter, 'within' | 'shownStatus'>> {
  const { match, conditions } = await datedNow(context, rules);
  const parts = await Promise.all(conditions.map((condition) => partOf(context, condition)));
  return { shownStatus: 'ACTIVE', within: match === 'ALL' ? allOf(parts) : anyOf(parts) };
}

/**
 * Converts conditions such as "added within 30 days" to dates. The conditions of a release already have
 * dates.
 */
async function datedNow(context: CollectionContext, rules: CollectionRules): Promise<CollectionRules> {
  const isDated = ({ kind, since }: CollectionCondition) => kind !== 'ADDED_WITHIN' || since !== undefined;
  if (rules.conditions.every(isDated)) return rules;
  const { timeZone } = await readSelling(context);
  return datedConditions(rules, new Date(), timeZone);
}

/** A condition as a facet or as a database filter. */
type Part = { facet: Facet } | { where: Document };

async function partOf(context: CollectionContext, condition: CollectionCondition): Promise<Part> {
  const { kind, value, since = 0 } = condition;
  if (kind === 'PRICE_BELOW') return { where: { lowestPrice: { $lt: Number(value) } } };
  if (kind === 'PRICE_ABOVE') return { where: { lowestPrice: { $gt: Number(value) } } };
  if (kind === 'ADDED_WITHIN') return { where: { createdAt: { $gte: new Date(since) } } };
  const filter = filterOf(kind, value);
  const [facet] = await filterFacets(context, filter);
  return facet === undefined ? { where: (await filterWhere(context, filter)).where ?? {} } : { facet };
}

function filterOf(
  kind: Exclude<CollectionCondition['kind'], 'PRICE_BELOW' | 'PRICE_ABOVE' | 'ADDED_WITHIN'>,
  value: string,
): ProductFilter {
  switch (kind) {
    case 'TAG':
      return { tags: [value] };
    case 'BRAND':
      return { brands: [value] };
    case 'CATEGORY':
      return { categoryId: value, includesSubcategories: true };
    case 'ON_SALE':
      return { isOnSale: true };
    case 'BADGE':
      return { badge: value as Badge };
    case 'IN_STOCK':
      return { isAvailable: true };
  }
}

function allOf(parts: readonly Part[]): Within {
  const wheres = parts.flatMap((part) => ('where' in part ? [part.where] : []));
  return {
    facets: parts.flatMap((part) => ('facet' in part ? [part.facet] : [])),
    where: wheres.length > 0 ? { $and: wheres } : null,
  };
}

/**
 * Combines alternatives. If all of them are facets, they become one facet with alternatives, for which there
 * is an index.
 */
function anyOf(parts: readonly Part[]): Within {
  const facets = parts.flatMap((part) => ('facet' in part ? [part.facet].flat() : []));
  const wheres = parts.flatMap((part) => ('where' in part ? [part.where] : []));
  if (wheres.length === 0) return { facets: [facets], where: null };
  return {
    facets: [],
    where: { $or: [...(facets.length > 0 ? [{ facets: { $in: facets } }] : []), ...wheres] },
  };
}
