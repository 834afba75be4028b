import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import { describe, expect, test } from 'vitest';
import { productSchema } from '../content/product-schema.ts';
import products from '../content/products.json' with { type: 'json' };
import type { Storefront } from '../storefront.ts';
import { breadcrumbJsonLd, productJsonLd, shopJsonLd } from './json-ld.ts';

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

test('a sold-out product is marked as out of stock', () => {
  const [first] = products.map((product) => productSchema.parse({ ...product, stock: 0 }));
  if (!first) throw new Error('No products');

  expect(productJsonLd(first, '/x.webp')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('a breadcrumb counts from the home page, each step with its address', () => {
  expect(breadcrumbJsonLd([{ name: 'Shop', path: '/shop' }], 'https://mela.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mela.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://mela.example/shop' },
    ],
  });
});

test('the last item is in the list, and a path has no trailing slash', () => {
  const [first] = products.map((product) => productSchema.parse({ ...product, stock: 1 }));
  if (!first) throw new Error('No products');
  expect(productJsonLd(first, '/x.webp')['offers']).toMatchObject({
    availability: 'https://schema.org/InStock',
  });
  expect(breadcrumbJsonLd([{ name: 'Help', path: '/help/' }], 'https://a.example')).toMatchObject({
    itemListElement: [{ item: 'https://a.example/' }, { item: 'https://a.example/help' }],
  });
});

describe('a shop', () => {
  const { shop } = SAMPLE_CONTENT;
  const logo = { src: '/uploads/logo.webp', thumbnail: '', width: 1, height: 1, alt: '' };
  const graphOf = (changes: Partial<typeof shop> = {}, mode: Storefront['mode'] = 'catalogue') => {
    const content = { ...SAMPLE_CONTENT, shop: { ...shop, ...changes } };
    const storefront = { url: 'https://a.example', mode, content } as Storefront;
    return shopJsonLd(storefront)['@graph'] as Record<string, unknown>[];
  };

  test('is an organisation and a site of one address', () => {
    expect(graphOf()).toMatchObject([
      {
        ...{ '@type': 'Organization', '@id': 'https://a.example/#organization', name: shop.name },
        ...{ url: 'https://a.example', email: shop.email, telephone: shop.phone },
      },
      { '@type': 'WebSite', '@id': 'https://a.example/#website', description: shop.description },
    ]);
  });

  test.each<[Parameters<typeof graphOf>, string | undefined]>([
    [[{ logo }, 'catalogue'], 'https://a.example/uploads/logo.webp'],
    [[{ logo }, 'sample'], 'https://a.example/uploads/logo.webp'],
    [[{}, 'sample'], 'https://a.example/icon-512.png'],
    [[{}, 'catalogue'], undefined],
  ])('with %j has the logo %j', (shown, expected) => {
    expect(graphOf(...shown)[0]?.['logo']).toBe(expected);
  });

  test.each<[string[], object]>([
    [
      ['14 Shahpur Jat', 'First floor', 'New Delhi 110049'],
      { streetAddress: '14 Shahpur Jat, First floor', addressLocality: 'New Delhi', postalCode: '110049' },
    ],
    [
      ['14 Shahpur Jat', 'New Delhi, 110 049'],
      { streetAddress: '14 Shahpur Jat', addressLocality: 'New Delhi', postalCode: '110 049' },
    ],
    [['14 Shahpur Jat', 'New Delhi'], { streetAddress: '14 Shahpur Jat, New Delhi' }],
  ])('at %j lies in a town with its PIN, where one is named', (address, expected) => {
    expect(graphOf({ address })[0]?.['address']).toEqual({
      ...{ '@type': 'PostalAddress', addressCountry: 'IN' },
      ...expected,
    });
  });

  test('has no contact details that its operator has not entered', () => {
    const [organization] = graphOf({ address: [], email: '', phone: '' });
    expect(JSON.parse(JSON.stringify(organization))).not.toHaveProperty('address');
    expect(organization).toMatchObject({ email: undefined, telephone: undefined });
  });
});
