import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import { expect, test } from 'vitest';
import { cardOf } from './card.ts';

const KURTA: CardProduct = {
  path: '/product/3',
  name: 'Indigo block-print kurta',
  category: "Men's Fashion",
  rating: 94,
  price: 1499,
  oldPrice: 2299,
  badge: 'Best Sell',
  backdrop: 'backdrop--men backdrop--wall',
  image: {
    type: 'image/avif',
    small: '/kurta-320.avif',
    smallWidth: 320,
    large: '/kurta-640.avif',
    largeWidth: 640,
    fallback: '/kurta.webp',
  },
  secondImage: '/kurta-b-640.avif',
};

test('a card writes prices, discount, stars and both widths of its image', () => {
  expect(cardOf(KURTA, 'INR')).toMatchObject({
    price: '₹1,499',
    oldPrice: '₹2,299',
    discount: '-35%',
    rating: '94',
    stars: '4.7',
    srcset: '/kurta-320.avif 320w, /kurta-640.avif 640w',
  });
});

test('a product without ratings, at its only price, has neither stars nor discount', () => {
  expect(cardOf({ ...KURTA, rating: null, oldPrice: null }, 'INR')).toMatchObject({
    rating: '',
    stars: '',
    oldPrice: '',
    discount: '',
  });
});

test('on a page in dollars a card shows dollars', () => {
  expect(cardOf({ ...KURTA, price: 18, oldPrice: 27.5, isInDollars: true }, 'INR')).toMatchObject({
    price: '$18.00',
    oldPrice: '$27.50',
    discount: '-35%',
  });
});

test.each<[Partial<CardProduct>, object]>([
  [{}, { id: '', variantId: '', buy: '', buyLabel: '' }],
  [
    { id: 'a', variantId: null },
    { id: 'a', variantId: '', buy: '', buyLabel: '' },
  ],
  [{ variantId: 'v' }, { variantId: 'v', buy: 'add', buyLabel: 'Add Indigo block-print kurta to cart' }],
  [
    { variantId: '' },
    { variantId: '', buy: 'choose', buyLabel: 'Choose options of Indigo block-print kurta' },
  ],
  [{}, { amount: '149900', from: '' }],
  [
    { price: 12.34, isFrom: true },
    { amount: '1234', from: 'from' },
  ],
  [{ badge: 'Hot' }, { badge: 'Hot', badgeClass: 'badge--hot' }],
  [{ badge: 'New' }, { badge: 'New', badgeClass: '' }],
  [{ colors: ['Red', 'Blue', 'Teal of dreams'] }, { colours: 'In 3 colours' }],
  [{ colors: ['Red', 'Teal of dreams'] }, { colours: '' }],
  [{}, { colours: '' }],
  [{ price: 100, oldPrice: 101 }, { discount: '-1%' }],
  [
    { price: 1_000, oldPrice: 1_001 },
    { oldPrice: '₹1,001', discount: '' },
  ],
])('a card of a product with %j has %j', (product, card) => {
  expect(cardOf({ ...KURTA, ...product }, 'INR')).toMatchObject(card);
});

test.each([1499, 1498, 0])(
  'a card whose old price is %i, not higher than its price, strikes none through',
  (oldPrice) => {
    expect(cardOf({ ...KURTA, oldPrice }, 'INR')).toMatchObject({ oldPrice: '', discount: '' });
  },
);

test('a badge with the percentage is not joined by a second one', () => {
  expect(cardOf({ ...KURTA, badge: '-30%' }, 'INR')).toMatchObject({ badge: '-30%', discount: '' });
});
