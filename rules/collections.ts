import * as collectionText from '#messages/collection.ts';
import { BADGES, type Badge } from './badges.ts';
import type { CollectionCondition, CollectionRules } from './catalogue.ts';
import type { ProductRow } from './product-row.ts';
import { orderKey } from './search.ts';
import { daysLater, shopDayAt, startOfShopDay } from './shop-days.ts';

/** Converts conditions ADDED_WITHIN some days to moments, which change when a day of the shop begins. */
export function datedConditions<Rules extends CollectionRules>(
  rules: Rules,
  now: Date,
  timeZone: string,
): Rules & { conditions: CollectionCondition[] } {
  const conditions = rules.conditions.map(({ kind, value }) =>
    kind === 'ADDED_WITHIN'
      ? { kind, value, since: startOfDay(now, timeZone, -Number(value)) }
      : { kind, value },
  );
  return { ...rules, conditions };
}

/** @returns when the moments of the conditions change next, in milliseconds; null: never */
export function nextDateOf({ conditions }: CollectionRules, timeZone: string): number | null {
  for (const { since, value } of conditions)
    if (since !== undefined) return startOfDay(new Date(since), timeZone, Number(value) + 1);
  return null;
}

function startOfDay(now: Date, timeZone: string, later: number): number {
  return startOfShopDay(daysLater(shopDayAt(now, timeZone), later), timeZone)?.getTime() ?? 0;
}

type Row = Pick<ProductRow, 'tags' | 'brand' | 'categoryId' | 'price' | 'was' | 'createdAt' | 'facts'>;
type Test = (row: Row) => boolean;

/**
 * @param subtreeOf returns the ids of a category and its subcategories; empty if it does not exist
 * @returns whether a collection contains a released product
 */
export function matcherOf(
  { match, conditions }: CollectionRules,
  subtreeOf: (categoryId: string) => ReadonlySet<string>,
): Test {
  const tests = conditions.map((condition) => testOf(condition, subtreeOf));
  return match === 'ALL'
    ? (row) => tests.every((fits) => fits(row))
    : (row) => tests.some((fits) => fits(row));
}

function testOf(
  { kind, value, since = 0 }: CollectionCondition,
  subtreeOf: (categoryId: string) => ReadonlySet<string>,
): Test {
  const key = orderKey(value);
  const bound = Number(value);
  switch (kind) {
    case 'TAG':
      return ({ tags }) => tags.some((tag) => keyOf(tag) === key);
    case 'BRAND':
      return ({ brand }) => brand !== null && keyOf(brand) === key;
    case 'CATEGORY': {
      const ids = subtreeOf(value);
      return ({ categoryId }) => ids.has(categoryId ?? '');
    }
    case 'PRICE_BELOW':
      return ({ price }) => price < bound;
    case 'PRICE_ABOVE':
      return ({ price }) => price > bound;
    case 'ON_SALE':
      return ({ was }) => was !== null;
    case 'BADGE':
      return ({ facts }) => facts.badge === value;
    case 'ADDED_WITHIN':
      return ({ createdAt }) => createdAt >= since;
    case 'IN_STOCK':
      return ({ facts }) => facts.isAvailable;
  }
}

const MAX_KEYS = 20_000;
const keys = new Map<string, string>();

/** The key of a text. Caches keys, because thousands of products have the same tags. */
function keyOf(text: string): string {
  const known = keys.get(text);
  if (known !== undefined) return known;
  if (keys.size >= MAX_KEYS) keys.clear();
  const key = orderKey(text);
  keys.set(text, key);
  return key;
}

/**
 * A condition as text.
 * @param price formats an amount in minor units
 * @param categoryName returns undefined for a deleted category
 */
export function conditionInWords(
  { kind, value }: CollectionCondition,
  price: (amount: number) => string,
  categoryName: (id: string) => string | undefined,
): string {
  switch (kind) {
    case 'TAG':
      return collectionText.tagIs(value);
    case 'BRAND':
      return collectionText.brandIs(value);
    case 'CATEGORY':
      return collectionText.categoryIs(categoryName(value) ?? collectionText.deletedCategory);
    case 'PRICE_BELOW':
      return collectionText.priceBelow(price(Number(value)));
    case 'PRICE_ABOVE':
      return collectionText.priceAbove(price(Number(value)));
    case 'ON_SALE':
      return collectionText.onSale;
    case 'BADGE':
      return collectionText.badgeIs(BADGES[value as Badge]);
    case 'ADDED_WITHIN':
      return collectionText.addedWithin(value);
    case 'IN_STOCK':
      return collectionText.inStock;
  }
}

export function matchInWords(match: CollectionRules['match']): string {
  return match === 'ALL' ? collectionText.allConditions : collectionText.anyCondition;
}
