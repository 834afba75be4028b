import { expect, test } from 'vitest';
import { checkDiscount, codeKey, type DiscountDraft } from './discount-checks.ts';

const draft = (changes: object): DiscountDraft => ({ kind: 'PERCENT', value: 10, ...changes });

test.each([
  [{}],
  [{ code: 'SAVE10' }],
  [{ code: ' save-10.a_b ' }],
  [{ code: 'दिवाली' }],
  [{ value: 0.01 }],
  [{ value: 6.2 }],
  [{ value: 100 }],
  [{ kind: 'AMOUNT', value: 1 }],
  [{ kind: 'FREE_SHIPPING', value: null }],
  [{ kind: 'BUY_X_GET_Y', value: null, buys: 2, gets: 1 }],
  [{ from: '2026-01-01', until: '2026-01-02' }],
  [{ from: '2026-01-01' }],
  [{ usesInAll: 1, usesEach: 1, minimum: 0, title: 'Spring sale' }],
])('%j is a discount', (changes) => {
  expect(checkDiscount(draft(changes))).toEqual({});
});

test.each([
  [{ code: 'has space' }, 'code'],
  [{ code: '<b>' }, 'code'],
  [{ code: 'x'.repeat(51) }, 'code'],
  [{ title: 'x'.repeat(61) }, 'title'],
  [{ kind: 'MAGIC' }, 'kind'],
  [{ value: null }, 'value'],
  [{ value: 0 }, 'value'],
  [{ value: -5 }, 'value'],
  [{ value: 100.01 }, 'value'],
  [{ value: 1.234 }, 'value'],
  [{ value: Number.NaN }, 'value'],
  [{ kind: 'AMOUNT', value: 0 }, 'value'],
  [{ kind: 'AMOUNT', value: 0.5 }, 'value'],
  [{ kind: 'AMOUNT', value: 2 ** 60 }, 'value'],
  [{ kind: 'BUY_X_GET_Y', buys: 0, gets: 1 }, 'buys'],
  [{ kind: 'BUY_X_GET_Y', buys: 1 }, 'gets'],
  [{ from: 'soon' }, 'from'],
  [{ from: '2026-01-02', until: '2026-01-02' }, 'until'],
  [{ usesInAll: 0 }, 'usesInAll'],
  [{ usesEach: 1.5 }, 'usesEach'],
  [{ minimum: -1 }, 'minimum'],
  [{ productIds: Array.from({ length: 501 }, () => '') }, 'productIds'],
  [{ categoryIds: Array.from({ length: 201 }, () => '') }, 'categoryIds'],
])('%j has a fault', (changes, field) => {
  expect(Object.keys(checkDiscount(draft(changes)))).toContain(field);
});

test.each([
  ['save10', 'SAVE10'],
  [' Save10 ', 'SAVE10'],
  ['ｓａｖｅ１０', 'SAVE10'],
  ['straße', 'STRASSE'],
])('%s is the code %s', (entered, key) => {
  expect(codeKey(entered)).toBe(key);
});
