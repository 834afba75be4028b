import { expect, test } from 'vitest';
import type { ProductFieldTexts } from './product-draft.ts';
import { checkDraft, discountText, EMPTY_DRAFT, editDraft, type ProductDraft } from './product-draft.ts';

const VALID_DRAFT: ProductDraft = {
  ...EMPTY_DRAFT,
  title: 'Bag',
  description: 'Of leather.',
  regularPrice: '3299',
  sellingPrice: '2448',
  categoryId: '1',
};

const LESS = { sellingPrice: 'Selling price must be less than regular price' };
const VALID = { regularPrice: 'Valid price required' };

// The table of the specification's section 5, each rule from several sides.
const RULES: [Partial<ProductDraft>, ProductFieldTexts][] = [
  [{}, {}],
  [{ title: '' }, { title: 'Title is required' }],
  [{ title: ' \t' }, { title: 'Title is required' }],
  [{ title: ` ${'a'.repeat(255)} ` }, {}],
  [{ title: 'a'.repeat(256) }, { title: 'Title must be at most 255 characters' }],
  [{ description: '' }, { description: 'Description is required' }],
  [{ description: '\n ' }, { description: 'Description is required' }],
  [{ regularPrice: '' }, VALID],
  [{ regularPrice: 'free' }, VALID],
  [{ regularPrice: '-1' }, VALID],
  [{ regularPrice: '3299.999' }, VALID],
  [{ regularPrice: '1e4' }, VALID],
  [{ regularPrice: '32,99' }, VALID],
  [{ regularPrice: '3,299' }, {}],
  [{ regularPrice: '₹1,09,000', sellingPrice: '1,08,999.50' }, {}],
  [{ regularPrice: '1000000001' }, VALID],
  [{ regularPrice: ' 3299.50 ' }, {}],
  [{ regularPrice: '3299.500' }, {}],
  [{ sellingPrice: '' }, LESS],
  [{ sellingPrice: 'cheap' }, LESS],
  [{ sellingPrice: '3299' }, LESS],
  [{ sellingPrice: '3299.01' }, LESS],
  [{ sellingPrice: '3298.99' }, {}],
  [{ sellingPrice: '.5' }, {}],
  [{ sellingPrice: '0' }, {}],
  [{ regularPrice: '0', sellingPrice: '0' }, LESS],
  [
    { regularPrice: '', sellingPrice: '' },
    { ...VALID, ...LESS },
  ],
  [{ categoryId: '' }, { categoryId: 'Category is required' }],
];

test.each(RULES)('%o: %o', (change, errors) => {
  const draft = { ...VALID_DRAFT, ...change };
  expect(checkDraft(draft, { imageCount: 1, mayBeUncategorised: false })).toEqual(errors);
});

test('an empty form breaks all six rules, in the specified order', () => {
  const errors = checkDraft(EMPTY_DRAFT, { imageCount: 0, mayBeUncategorised: false });
  expect(Object.entries(errors)).toEqual([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
    ['regularPrice', 'Valid price required'],
    ['sellingPrice', 'Selling price must be less than regular price'],
    ['categoryId', 'Category is required'],
    ['images', 'At least one image required'],
  ]);
});

test('a product whose category was deleted may stay without one', () => {
  const draft = { ...VALID_DRAFT, categoryId: '' };
  expect(checkDraft(draft, { imageCount: 1, mayBeUncategorised: true })).toEqual({});
});

test.each([
  ['2299', '1499', '34.80%'],
  ['3299', '2448', '25.80%'],
  ['200', '150', '25.00%'],
  ['3', '2', '33.33%'],
  ['3', '1', '66.67%'],
  ['0.3', '0.1', '66.67%'],
  ['800', '799', '0.13%'],
  ['100', '100', '0.00%'],
  ['100', '0', '100.00%'],
  ['100', '150', '-50.00%'],
  ['', '', '0%'],
  ['100', '', '0%'],
  ['', '50', '0%'],
  ['0', '0', '0%'],
  ['100', 'fifty', '0%'],
])('from "%s" to "%s" it is %s', (regular, selling, text) => {
  expect(discountText(regular, selling)).toBe(text);
});

test.each<[Partial<ProductDraft>, ProductFieldTexts]>([
  [{ sellingPrice: '2448' }, {}],
  [{ sellingPrice: '' }, { sellingPrice: 'Valid price required' }],
  [{ sellingPrice: 'cheap' }, { sellingPrice: 'Valid price required' }],
])('a product that is not on sale has one price: %o: %o', (change, errors) => {
  const draft = editDraft({ ...VALID_DRAFT, isNotOnSale: true }, change);
  expect(draft.regularPrice).toBe(draft.sellingPrice);
  expect(checkDraft(draft, { imageCount: 1, mayBeUncategorised: false })).toEqual(errors);
});
