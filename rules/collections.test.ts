import { expect, test } from 'vitest';
import type { CollectionCondition } from './catalogue.ts';
import { conditionInWords, datedConditions, matcherOf, nextDateOf } from './collections.ts';

const LAMP: Parameters<ReturnType<typeof matcherOf>>[0] = {
  tags: ['Diwali', 'café'],
  brand: 'Été',
  categoryId: 'lamps',
  price: 1_000,
  was: 1_500,
  createdAt: 5_000,
  facts: {
    ...{ updatedOn: '2026-11-27', badge: 'HOT', isPopular: false, isNew: false, hasImages: false },
    ...{ isAvailable: true, sold: 1, variantImages: 0, condition: '' },
  },
};
const BELOW: Record<string, string[]> = { home: ['home', 'lamps'], lamps: ['lamps'] };

function matches(match: 'ALL' | 'ANY', conditions: CollectionCondition[], product = LAMP): boolean {
  return matcherOf({ match, conditions }, (id) => new Set(BELOW[id]))(product);
}

test.each<[CollectionCondition, boolean]>([
  [{ kind: 'TAG', value: 'diwali' }, true],
  [{ kind: 'TAG', value: 'CAFE' }, true],
  [{ kind: 'TAG', value: 'Diw' }, false],
  [{ kind: 'BRAND', value: 'ete' }, true],
  [{ kind: 'BRAND', value: 'Other' }, false],
  [{ kind: 'CATEGORY', value: 'home' }, true],
  [{ kind: 'CATEGORY', value: 'lamps' }, true],
  [{ kind: 'CATEGORY', value: 'gone' }, false],
  [{ kind: 'PRICE_BELOW', value: '1000' }, false],
  [{ kind: 'PRICE_BELOW', value: '1001' }, true],
  [{ kind: 'PRICE_ABOVE', value: '1000' }, false],
  [{ kind: 'PRICE_ABOVE', value: '999' }, true],
  [{ kind: 'ON_SALE', value: '' }, true],
  [{ kind: 'BADGE', value: 'HOT' }, true],
  [{ kind: 'BADGE', value: 'NEW' }, false],
  [{ kind: 'ADDED_WITHIN', value: '3', since: 5_000 }, true],
  [{ kind: 'ADDED_WITHIN', value: '3', since: 5_001 }, false],
  [{ kind: 'IN_STOCK', value: '' }, true],
])('a product meets the condition %j: %s', (condition, isMet) => {
  expect(matches('ALL', [condition])).toBe(isMet);
  const never: CollectionCondition = { kind: 'TAG', value: 'never' };
  expect(matches('ANY', [never, condition])).toBe(isMet);
  expect(matches('ALL', [never, condition])).toBe(false);
});

test('a product that is sold out, at full price and without brand or category is in no such collection', () => {
  const plain = {
    ...LAMP,
    ...{
      brand: null,
      categoryId: null,
      was: null,
      facts: { ...LAMP.facts, badge: null, isAvailable: false },
    },
  };
  const kinds = ['BRAND', 'CATEGORY', 'ON_SALE', 'BADGE', 'IN_STOCK'] as const;
  expect(
    matches(
      'ANY',
      kinds.map((kind) => ({ kind, value: '' })),
      plain,
    ),
  ).toBe(false);
});

test('new products count from the beginning of a day of the shop, until the next one begins', () => {
  const rules = { match: 'ALL' as const, conditions: [{ kind: 'ADDED_WITHIN' as const, value: '2' }] };
  const now = new Date('2026-11-27T20:00:00Z');
  const [first] = datedConditions(rules, now, 'Asia/Kolkata').conditions;
  expect(new Date(first?.since ?? 0).toISOString()).toBe('2026-11-25T18:30:00.000Z');
  const next = nextDateOf(datedConditions(rules, now, 'Asia/Kolkata'), 'Asia/Kolkata');
  expect(new Date(next ?? 0).toISOString()).toBe('2026-11-28T18:30:00.000Z');
});

test('other conditions have no date', () => {
  const rules = { match: 'ALL' as const, conditions: [{ kind: 'ON_SALE' as const, value: '' }] };
  expect(datedConditions(rules, new Date(), 'UTC')).toEqual(rules);
  expect(nextDateOf(rules, 'UTC')).toBeNull();
});

test.each<[CollectionCondition, string]>([
  [{ kind: 'TAG', value: 'Diwali' }, 'Tag is Diwali'],
  [{ kind: 'BRAND', value: 'Asha' }, 'Brand is Asha'],
  [{ kind: 'CATEGORY', value: 'a' }, 'Category is Lamps'],
  [{ kind: 'CATEGORY', value: 'b' }, 'Category is a deleted category'],
  [{ kind: 'PRICE_BELOW', value: '500' }, 'Price is below 500 paise'],
  [{ kind: 'PRICE_ABOVE', value: '500' }, 'Price is above 500 paise'],
  [{ kind: 'ON_SALE', value: '' }, 'On sale'],
  [{ kind: 'BADGE', value: 'BEST_SELL' }, 'Badge is Best Sell'],
  [{ kind: 'ADDED_WITHIN', value: '1' }, 'Added in the last 1 day'],
  [{ kind: 'ADDED_WITHIN', value: '30' }, 'Added in the last 30 days'],
  [{ kind: 'IN_STOCK', value: '' }, 'In stock'],
])('%j reads %j', (condition, words) => {
  const name = (id: string) => (id === 'a' ? 'Lamps' : undefined);
  expect(conditionInWords(condition, (amount) => `${amount} paise`, name)).toBe(words);
});
