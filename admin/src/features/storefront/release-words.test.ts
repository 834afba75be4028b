import { expect, test } from 'vitest';
import type { ReleaseTable_ReleaseFragment as Release } from '../../graphql.generated.ts';
import { causeWords, releaseChanges } from './release-words.ts';

const counts = (products: number, categories = 0, content = false, redirects = 0) => ({
  ...{ products, categories, content, redirects },
});

test.each<[Release['cause'], string[], Release['changed'], string]>([
  ['CATALOGUE_USED', ['$Asha'], counts(1), 'Published store, by $Asha: 1 product'],
  ['REQUESTED', [], counts(0), 'Published changes'],
  ['IMPORTED', ['A', 'B'], counts(1_200, 1), 'Import by A and B: 1,200 products and 1 category'],
  ['IMPORTED', [], counts(5), 'Import: 5 products'],
  ['SAVED', [], counts(0, 2, true), 'Saved changes: 2 categories and the storefront content'],
  ['SAVED', [], counts(1, 0, false, 2), 'Saved changes: 1 product and 2 redirects'],
  ['SAVED', ['A', 'B', 'C'], counts(1), 'Saved by A, B and C: 1 product'],
  ['SAVED', ['A', 'B', 'C', 'D', 'E'], null, 'Saved by A, B, C and 2 more'],
  ['DATE_REACHED', [], counts(1), 'Scheduled date: 1 product'],
  ['REPAIRED', [], null, 'Repaired missing files'],
  ['PAGES_RENEWED', [], null, 'Updated page templates'],
  ['STOCK', [], null, 'Stock sold out or restocked'],
  ['SERVER_STARTED', [], null, 'Server started'],
])('%s by %j with %j reads %s', (cause, causedBy, changed, words) => {
  expect(causeWords({ cause, causedBy, changed } as Release)).toBe(words);
});

type Change = Release['changes'][number];
const CHANGE: Change = {
  ...{ subject: 'PRODUCT', subjectName: 'Red shoe', action: 'CHANGED', group: null },
  fields: [{ field: 'SELLING_PRICE' }, { field: 'STOCK' }],
};

test.each<[Partial<Change>, string]>([
  [{}, 'Changed Red shoe (Selling price, Stock)'],
  [{ action: 'CREATED', fields: [] }, 'Added Red shoe'],
  [{ subject: 'CATEGORY', subjectName: 'Shoes', action: 'DELETED' }, 'Deleted category Shoes'],
  [{ subject: 'CONTENT', subjectName: 'shop' }, 'Changed the storefront content'],
  [{ group: { work: 'BULK', undos: 0, fileName: null } }, 'Bulk change (Selling price, Stock)'],
  [{ group: { work: 'IMPORT', undos: 1, fileName: 'a.csv' } }, 'Undo of import of a.csv'],
])('the change %j of a release reads %s', (change, title) => {
  expect(releaseChanges({ changes: [{ ...CHANGE, ...change }] } as Release)).toBe(title);
});
