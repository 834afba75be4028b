import { collectionMessages } from '#messages/collection.ts';
import * as labels from '#messages/labels.ts';
import { isBadge } from './badges.ts';
import type { CollectionCondition, ConditionKind } from './catalogue.ts';
import { type CategoryDraft, checkCategory } from './category-checks.ts';
import type { Message } from './messages.ts';
import { readMinorUnits } from './money.ts';
import { checkText, cleanText, type FieldErrors } from './text.ts';

/** A collection as a client sends it. Its texts have the limits of a category's. */
export interface CollectionDraft extends CategoryDraft {
  conditions: readonly { kind: ConditionKind; value?: string | undefined }[];
}

export const COLLECTION_LIMITS = { collections: 200, conditions: 20, days: 3_650 } as const;

const MAX_VALUE_LENGTH = 100;
const ID = /^[0-9a-f]{24}$/i;
const WHOLE = /^\d{1,12}$/;

/** @returns the faults by field, such as `conditions.0.value` for the value of the first condition */
export function checkCollection({ conditions, ...draft }: CollectionDraft): FieldErrors {
  return { ...checkCategory(draft), ...checkConditions(conditions) };
}

export function checkConditions(conditions: CollectionDraft['conditions']): FieldErrors {
  if (conditions.length === 0) return { conditions: collectionMessages.conditionRequired };
  const { conditions: max } = COLLECTION_LIMITS;
  if (conditions.length > max) return { conditions: collectionMessages.tooManyConditions({ max }) };
  const faults = conditions.map((condition, place) => [`conditions.${place}.value`, faultOf(condition)]);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== false));
}

function faultOf({ kind, value = '' }: CollectionDraft['conditions'][number]): Message | false {
  const { days: max } = COLLECTION_LIMITS;
  switch (kind) {
    case 'TAG':
      return checkText(labels.tag, value, { maxLength: MAX_VALUE_LENGTH });
    case 'BRAND':
      return checkText(labels.brand, value, { maxLength: MAX_VALUE_LENGTH });
    case 'CATEGORY':
      return !ID.test(value) && collectionMessages.categoryRequired;
    case 'BADGE':
      return !isBadge(value) && collectionMessages.badgeRequired;
    case 'PRICE_BELOW':
    case 'PRICE_ABOVE':
      return !(WHOLE.test(value) && readMinorUnits(Number(value))) && collectionMessages.invalidPrice;
    case 'ADDED_WITHIN':
      return !(WHOLE.test(value) && +value >= 1 && +value <= max) && collectionMessages.invalidDays({ max });
    default:
      return false;
  }
}

/** The stored form of valid conditions. */
export function readConditions(conditions: CollectionDraft['conditions']): CollectionCondition[] {
  return conditions.map(({ kind, value }) => ({
    kind,
    value: kind === 'ON_SALE' || kind === 'IN_STOCK' ? '' : cleanText(value),
  }));
}
