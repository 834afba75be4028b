import { expect, test } from 'vitest';
import { checkProduct, type FieldErrors } from './check-product.ts';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

const SOUND: ProductDraft = {
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
const RULES: [Partial<ProductDraft>, FieldErrors][] = [
  [{}, {}],
  [{ title: '' }, { title: 'Title is required' }],
  [{ title: ' \t' }, { title: 'Title is required' }],
  [{ description: '' }, { description: 'Description is required' }],
  [{ description: '\n ' }, { description: 'Description is required' }],
  [{ regularPrice: '' }, VALID],
  [{ regularPrice: 'free' }, VALID],
  [{ regularPrice: '-1' }, VALID],
  [{ regularPrice: '3299.999' }, VALID],
  [{ regularPrice: '1e4' }, VALID],
  [{ regularPrice: '3,299' }, VALID],
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
  const draft = { ...SOUND, ...change };
  expect(checkProduct(draft, { imageCount: 1, mayBeUncategorised: false })).toEqual(errors);
});

test('an empty form breaks all six rules, in their order', () => {
  const errors = checkProduct(EMPTY_DRAFT, { imageCount: 0, mayBeUncategorised: false });
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
  const draft = { ...SOUND, categoryId: '' };
  expect(checkProduct(draft, { imageCount: 1, mayBeUncategorised: true })).toEqual({});
});
