import { describe, expect, test } from 'vitest';
import { type FieldValue, fieldText } from './field-text.ts';
import { groupTitle } from './group-words.ts';
import type { FieldChange, GroupChange } from './read-history.ts';
import { changeOf, fieldOf, fieldValue } from './testing/sample-changes.ts';

const image = (ownAlt: string | null) => ({ id: 'a', thumbnailUrl: '', ownAlt });

const variant = (own: object) => ({
  ...{
    title: 'Red / M',
    sku: null,
    barcode: null,
    price: null,
    compareAtPrice: null,
    weightGrams: null,
    cost: null,
  },
  ...{ isSold: true, image: null, ...own },
});

test.each<[FieldChange['field'], Partial<FieldValue>, string, string | null]>([
  ['TITLE', { text: 'Shawl' }, 'Title', 'Shawl'],
  ['REGULAR_PRICE', { price: 149_999.5 }, 'Regular price', '₹1,49,999.50'],
  ['CATEGORY_ID', { category: { name: 'Shawls', isDeleted: false } }, 'Category', 'Shawls'],
  ['CATEGORY_ID', { category: { name: 'Shawls', isDeleted: true } }, 'Category', 'Shawls (deleted)'],
  ['PARENT_ID', { category: { name: null, isDeleted: true } }, 'Parent', 'A deleted category'],
  ['BADGE', { badge: 'TOP_SELL' }, 'Badge', 'Top Sell'],
  ['IS_NEW', { isOn: true }, 'New', 'Yes'],
  ['SECOND_FACTOR', { isOn: false }, 'Two-factor authentication', 'Off'],
  ['STOCK', { number: 1_100 }, 'Stock', '1,100'],
  ['STATUS', { status: 'ACTIVE' }, 'Status', 'Active'],
  ['KIND', { text: 'FREE_SHIPPING' }, 'Kind', 'Free shipping'],
  ['TAGS', { texts: ['wool', 'warm'] }, 'Tags', 'wool, warm'],
  ['ATTRIBUTES', { lists: [{ name: 'Weight', values: ['200 g'] }] }, 'Attributes', 'Weight: 200 g'],
  [
    'VARIANTS',
    {
      variants: [variant({ sku: 'RM-1', price: 49_900, isSold: false }), variant({ title: 'Red / L' })],
    },
    'Variants',
    'Red / M: SKU RM-1, ₹499, not for sale\nRed / L',
  ],
  [
    'VARIANTS',
    {
      variants: [
        variant({
          barcode: '4006',
          compareAtPrice: 59_950,
          weightGrams: 1_200,
          image: '/uploads/a.webp',
        }),
      ],
    },
    'Variants',
    'Red / M: barcode 4006, compare at ₹599.50, 1,200 g, own image',
  ],
  ['IMAGES', { images: [image('Front'), image(null)] }, 'Images', 'Front'],
  ['IMAGES', { images: [image(null)] }, 'Images', null],
  ['PLACE', { place: { behind: 'Sarees' } }, 'Position', 'After Sarees'],
  ['PLACE', { place: { behind: null } }, 'Position', 'First'],
  [
    'API_TOKEN',
    { token: { name: 'CSV', scopes: ['READ', 'CATALOGUE'] } },
    'API token',
    'CSV (read everything in the admin, change the catalogue)',
  ],
  ['ROLE', { role: 'EDITOR' }, 'Role', 'Editor'],
  ['PASSWORD', { secret: 'NEW' }, 'Password', 'New secret'],
  ['SHOWN', { shown: { mode: 'CATALOGUE', release: 3 } }, 'Shown to shoppers', 'Release 3'],
  ['SHOWN', { shown: { mode: 'CATALOGUE', release: null } }, 'Shown to shoppers', 'A new release'],
  ['SHOWN', { shown: { mode: 'SAMPLE', release: null } }, 'Shown to shoppers', 'Sample content'],
])('%s of %j reads %s: %s', (field, value, name, text) => {
  expect(fieldText(changeOf(), fieldOf({ field, before: null, after: fieldValue(value) }))).toEqual({
    ...{ name, before: null, after: text },
  });
});

describe('a part of the storefront content', () => {
  const change = changeOf({ subject: 'CONTENT', subjectId: 'shop', subjectName: 'shop' });

  test('has the same label as in its form', () => {
    const field = fieldOf({
      field: 'CONTENT',
      part: 'phone',
      before: null,
      after: fieldValue({ content: '+91 1' }),
    });
    expect(fieldText(change, field)).toEqual({ name: 'Phone', before: null, after: '+91 1' });
  });

  test('numbers the items of a list and names their fields', () => {
    const slides = [
      { title: 'Shawls', image: { src: '/a.webp', alt: 'Ours' } },
      { image: 'sample:home/hero-1' },
    ];
    const field = fieldOf({ field: 'CONTENT', before: null, after: fieldValue({ content: slides }) });
    expect(fieldText({ ...change, subjectId: 'slides' }, field)).toEqual({
      ...{ name: 'Slides', before: null },
      after: '1.\nTitle: Shawls\nImage: Image: Ours\nImage: Sample image home/hero-1',
    });
  });
});

test.each<[GroupChange['group']['work'], number, Partial<FieldChange>[], string]>([
  ['IMPORT', 0, [], 'Import of prices.csv'],
  ['IMPORT', 2, [], 'Undo of undo of import of prices.csv'],
  ['BULK', 0, [], 'Bulk change'],
  ['BULK', 1, [{ field: 'BADGE', after: fieldValue({ badge: 'HOT' }) }], 'Undo of bulk change (Badge: Hot)'],
  [
    'BULK',
    0,
    [{ field: 'BADGE', after: null }, { after: fieldValue({ varies: true }) }],
    'Bulk change (Badge: none, Selling price)',
  ],
])('a group of %s that was undone %i times is called so', (work, undos, set, title) => {
  const counts = { created: 0, changed: 1, deleted: 0, isOpen: false, undoing: null };
  const fields = set.map((field) => fieldOf({ ...field, before: null }));
  const group = { ...counts, work, undos, fileName: work === 'IMPORT' ? 'prices.csv' : null };
  expect(groupTitle({ ...changeOf({ fields }), group })).toBe(title);
});
