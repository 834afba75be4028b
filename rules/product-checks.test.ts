import { describe, expect, test } from 'vitest';
import { checkCategory } from './category-checks.ts';
import { textsOf } from './messages.ts';
import { checkProduct as check, type ProductDraft } from './product-checks.ts';
import { cleanText } from './text.ts';

const DRAFT: ProductDraft = {
  title: 'Summer dress',
  description: 'Light and blue.',
  regularPrice: 20,
  sellingPrice: '19.99',
  categoryId: '0123456789abcdef01234567',
  badge: null,
  isFeatured: false,
  isPopular: true,
  isNew: false,
};
const CONTEXT = { hasCategory: true, imageCount: 1, currency: 'INR' };
const checkProduct = (...draft: Parameters<typeof check>) => textsOf(check(...draft));
const BELOW = 'Selling price must be less than regular price';
const BADGE = 'Badge must be one of New, Hot, Sell, Best Sell, Top Sell';

/** The specification's section 5 (its rules on the category and the images are below), and the limits it leaves open. */
const BROKEN: [field: keyof ProductDraft, value: unknown, message: string][] = [
  ['title', '', 'Title is required'],
  ['title', ' \u00a0\n', 'Title is required'],
  ['title', undefined, 'Title is required'],
  ['title', 7, 'Title is required'],
  ['title', { $gt: '' }, 'Title is required'],
  ['title', 'a'.repeat(256), 'Title must be at most 255 characters'],
  ['title', '\u200b\u00ad\u3164\u2800', 'Title is required'],
  ['title', '\u0301', 'Title is required'],
  ['title', 'a\nb', 'Title must not contain control characters'],
  ['title', 'a\u0000b', 'Title must not contain control characters'],
  ['title', 'a\u0085b', 'Title must not contain control characters'],
  ['title', 'a\ud800', 'Title has unreadable characters. Enter it again'],
  ['title', 'caf\ufffd', 'Title has unreadable characters. Enter it again'],
  ['description', 'a\u001bb', 'Description must not contain control characters'],
  ['description', 'a\udc00', 'Description has unreadable characters. Enter it again'],
  ['description', '', 'Description is required'],
  ['description', null, 'Description is required'],
  ['description', ['a'], 'Description is required'],
  ['description', 'a'.repeat(5_001), 'Description must be at most 5000 characters'],
  ['regularPrice', '', 'Valid price required'],
  ['regularPrice', 'free', 'Valid price required'],
  ['regularPrice', undefined, 'Valid price required'],
  ['sellingPrice', '', BELOW],
  ['sellingPrice', 'free', BELOW],
  ['sellingPrice', 20, BELOW],
  ['sellingPrice', '20.00', BELOW],
  ['sellingPrice', 20.01, BELOW],
  ['badge', '', BADGE],
  ['badge', 'Hot', BADGE],
  ['badge', 'toString', BADGE],
  ['badge', 1, BADGE],
  ['isFeatured', 1, 'Featured must be 1 or 0'],
  ['isPopular', 'true', 'Popular must be 1 or 0'],
  ['isNew', null, 'New must be 1 or 0'],
];

const KEPT: [field: keyof ProductDraft, value: unknown][] = [
  ['title', `  ${'a'.repeat(255)}  `],
  ['title', '👩‍👧 कुर्ता 漢'],
  ['description', 'a\r\n\tb'],
  ['description', 'a'.repeat(5_000)],
  ['regularPrice', '1000000000'],
  ['regularPrice', 20.01],
  ['sellingPrice', 0],
  ['sellingPrice', '0.01'],
  ['badge', 'NEW'],
  ['badge', 'TOP_SELL'],
  ['isNew', true],
];

describe('checkProduct', () => {
  test('accepts a valid product', () => {
    expect(checkProduct(DRAFT, CONTEXT)).toEqual({});
  });

  test.each(BROKEN)('reports for %s %j: %s', (field, value, message) => {
    expect(checkProduct({ ...DRAFT, [field]: value }, CONTEXT)).toEqual({ [field]: message });
  });

  test.each(KEPT)('accepts %s %j', (field, value) => {
    expect(checkProduct({ ...DRAFT, [field]: value }, CONTEXT)).toEqual({});
  });

  test('requires a category and an image', () => {
    expect(checkProduct(DRAFT, { hasCategory: false, imageCount: 1, currency: 'INR' })).toEqual({
      categoryId: 'Category is required',
    });
    expect(checkProduct(DRAFT, { hasCategory: true, imageCount: 0, currency: 'INR' })).toEqual({
      images: 'At least one image required',
    });
  });

  test('needs one price for a product that is not on sale', () => {
    expect(checkProduct({ ...DRAFT, regularPrice: null, sellingPrice: 25 }, CONTEXT)).toEqual({});
    expect(checkProduct({ ...DRAFT, regularPrice: null, sellingPrice: 'free' }, CONTEXT)).toEqual({
      sellingPrice: 'Valid price required',
    });
  });

  test('allows a draft without images', () => {
    const nothing = { ...CONTEXT, imageCount: 0 };
    expect(checkProduct({ ...DRAFT, status: 'DRAFT' }, nothing)).toEqual({});
    expect(checkProduct({ ...DRAFT, status: 'HIDDEN' }, nothing)).toHaveProperty('images');
  });

  test('does not report the selling price for an invalid regular price', () => {
    expect(checkProduct({ ...DRAFT, regularPrice: 'free' }, CONTEXT)).toEqual({
      regularPrice: 'Valid price required',
    });
  });

  test('names every broken rule, in the order of the specification', () => {
    const nothing = Object.fromEntries(Object.keys(DRAFT).map((field) => [field, undefined]));
    const errors = checkProduct(nothing as unknown as ProductDraft, {
      hasCategory: false,
      imageCount: 0,
      currency: 'INR',
    });
    expect(Object.keys(errors)).toEqual([
      'title',
      'description',
      'regularPrice',
      'sellingPrice',
      'categoryId',
      'images',
      'badge',
      'isFeatured',
      'isPopular',
      'isNew',
    ]);
  });
});

describe('text', () => {
  test('is normalised, without outer white space', () => {
    expect(cleanText(' e\u0301te\u0301\u00a0')).toBe('été');
    expect(cleanText('\u1e9b\u0323')).toBe('\u1e9b\u0323');
    expect(cleanText(7)).toBe('');
  });

  test('names a category by the same rules', () => {
    expect(textsOf(checkCategory({ name: '\u2066\u2069' }))).toEqual({ name: 'Name is required' });
    expect(textsOf(checkCategory({ name: 'a\tb' }))).toEqual({
      name: 'Name must not contain control characters',
    });
  });
});
