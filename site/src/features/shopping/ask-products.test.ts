import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { expect, test } from 'vitest';
import { type AskedProduct, savedFrom } from './ask-products.ts';

const VARIANT = {
  availability: 'IN_STOCK',
  price: { amount: 1, currency: 'INR' },
  compareAtPrice: null,
} as const;
const TEE: AskedProduct = {
  id: 'tee',
  title: 'Tee',
  handle: 'new-tee',
  images: [{ thumbnailUrl: '/red-320.webp' }, { thumbnailUrl: '/blue-320.webp' }],
  variants: [
    { ...VARIANT, id: 'r', isSold: true },
    { ...VARIANT, id: 'b', isSold: true },
    { ...VARIANT, id: 'g', isSold: false },
  ],
};

test.each([
  [
    'the variant that was saved',
    '/product/tee?variant=b',
    '/blue.webp',
    '/product/new-tee?variant=b',
    '/blue-320.webp',
  ],
  [
    'the variant that was saved under its former id',
    `/product/tee?variant=${ownVariantId('b')}`,
    '/blue.webp',
    '/product/new-tee?variant=b',
    '/blue-320.webp',
  ],
  ['no variant', '/product/tee', '/red.webp', '/product/new-tee', '/red-320.webp'],
  [
    'a variant that is gone, with its image',
    '/product/tee?variant=x',
    '/x.webp',
    '/product/new-tee',
    '/red-320.webp',
  ],
  ['a variant that is not for sale', '/product/tee?variant=g', '', '/product/new-tee', '/red-320.webp'],
])('a saved product has the link and image of %s', (_, path, image, nowPath, nowImage) => {
  expect(savedFrom(TEE, { path, image })).toEqual({
    id: 'tee',
    title: 'Tee',
    path: nowPath,
    image: nowImage,
  });
});

test('a product without images has none', () => {
  expect(savedFrom({ ...TEE, images: [] }, { path: '/product/tee', image: '/red.webp' }).image).toBe('');
});
