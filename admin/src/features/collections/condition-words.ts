import type { CollectionRules, ConditionKind } from '@mela/rules/catalogue.ts';
import * as collectionsText from '#messages/collections.ts';

export const MATCHES: Record<CollectionRules['match'], string> = {
  ALL: collectionsText.allConditions,
  ANY: collectionsText.anyCondition,
};

export const CONDITIONS: Record<ConditionKind, string> = {
  TAG: collectionsText.tagIs,
  BRAND: collectionsText.brandIs,
  CATEGORY: collectionsText.categoryIs,
  PRICE_BELOW: collectionsText.priceBelow,
  PRICE_ABOVE: collectionsText.priceAbove,
  ON_SALE: collectionsText.onSale,
  BADGE: collectionsText.badgeIs,
  ADDED_WITHIN: collectionsText.addedWithin,
  IN_STOCK: collectionsText.inStock,
};
