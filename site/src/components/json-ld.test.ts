import { expect, test } from 'vitest';
import { productSchema } from '../content/product-schema.ts';
import products from '../content/products.json' with { type: 'json' };
import { breadcrumbJsonLd, productJsonLd } from './json-ld.ts';

test('the sample product is offered for 120.00 dollars, rated 4.5 of 5 by 25, and in stock', () => {
  const [first] = products.map((product) => productSchema.parse(product));
  if (!first) throw new Error('No products');

  expect(productJsonLd(first, '/_astro/bike.webp')).toMatchObject({
    name: 'Shehri city bicycle',
    image: 'https://mela.example/_astro/bike.webp',
    aggregateRating: { ratingValue: 4.5, bestRating: 5, reviewCount: 25 },
    offers: { price: '120.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('a sold-out product is said to be out of stock', () => {
  const [first] = products.map((product) => productSchema.parse({ ...product, stock: 0 }));
  if (!first) throw new Error('No products');

  expect(productJsonLd(first, '/x.webp')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a breadcrumb counts from the home page on, each step with its address', () => {
  expect(breadcrumbJsonLd([{ name: 'Shop', path: '/shop' }], 'https://mela.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mela.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://mela.example/shop' },
    ],
  });
});
