import type { Product } from '../content/catalogue.ts';
import { SHOP } from '../shop.ts';

const STARS = 5;

/**
 * A product for search engines: the price in dollars, as on its page, the rating in stars.
 *
 * @param image the address of its image, from the root of the site
 */
export function productJsonLd(product: Product, image: string): Record<string, unknown> {
  const url = `${SHOP.url}/product/${product.id}`;
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    image: new URL(image, SHOP.url).href,
    sku: product.sku,
    category: product.category,
    brand: { '@type': 'Brand', name: product.brand },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (product.rating / 100) * STARS,
      bestRating: STARS,
      reviewCount: product.reviews,
    },
    offers: {
      '@type': 'Offer',
      url,
      price: product.dollars.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: SHOP.returnDays,
      },
    },
  };
}

/** The way from the home page to a page, for search engines. `breadcrumbs` begins after the home page. */
export function breadcrumbJsonLd(breadcrumbs: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: SHOP.url + path.replace(/(?<=.)\/$/, ''),
    })),
  };
}

const ORGANIZATION = {
  '@type': 'Organization',
  '@id': `${SHOP.url}/#organization`,
  name: SHOP.name,
  url: SHOP.url,
  logo: `${SHOP.url}/icon-512.png`,
  email: SHOP.email,
  telephone: SHOP.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: SHOP.address[0],
    addressLocality: 'New Delhi',
    postalCode: '110049',
    addressCountry: 'IN',
  },
};

const WEB_SITE = {
  '@type': 'WebSite',
  '@id': `${SHOP.url}/#website`,
  name: SHOP.name,
  url: SHOP.url,
  description: SHOP.description,
  inLanguage: SHOP.locale,
  publisher: { '@id': ORGANIZATION['@id'] },
};

/** The shop as an organisation and as a site, as search engines read them on the home page. */
export const SHOP_JSON_LD = { '@graph': [ORGANIZATION, WEB_SITE] };
