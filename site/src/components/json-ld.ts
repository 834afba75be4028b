import { SHOP } from '@mela/rules/content/sample-shop.ts';
import * as sharedText from '#messages/shared.ts';
import type { Product } from '../content/catalogue.ts';
import type { Storefront } from '../storefront.ts';
import { shopLogo } from './shop-logo.ts';

const STARS = 5;

/**
 * JSON-LD of a product: the price in dollars, as on its page, and the rating in stars.
 * @param image its image's path
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
    },
  };
}

/** JSON-LD of the breadcrumbs. `breadcrumbs` starts after the home page. */
export function breadcrumbJsonLd(
  breadcrumbs: { name: string; path: string }[],
  origin: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: sharedText.home, path: '/' }, ...breadcrumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path.replace(/(?<=.)\/$/, ''),
    })),
  };
}

/** JSON-LD of the home page: the shop as an organisation and a website. */
export function shopJsonLd({ url, mode, content }: Storefront): Record<string, unknown> {
  const { shop } = content;
  // The sample uses its icon, which shows its logo.
  const logo = shopLogo(content)?.src ?? (mode === 'sample' ? '/icon-512.png' : null);
  const organization = {
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: shop.name,
    url,
    logo: logo ? url + logo : undefined,
    email: shop.email || undefined,
    telephone: shop.phone || undefined,
    address:
      shop.address.length > 0
        ? { '@type': 'PostalAddress', ...postalAddress(shop.address), addressCountry: 'IN' }
        : undefined,
  };
  const webSite = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: shop.name,
    url,
    description: shop.description,
  };
  return { '@graph': [organization, webSite] };
}

/** An address for JSON-LD. The last line of an Indian address is split into the city and the PIN code. */
function postalAddress(lines: readonly string[]): Record<string, unknown> {
  const [, city, postalCode] = /^(.+?),?\s+(\d{3}\s?\d{3})$/.exec(lines.at(-1) ?? '') ?? [];
  if (!postalCode) return { streetAddress: lines.join(', ') };
  return { streetAddress: lines.slice(0, -1).join(', '), addressLocality: city, postalCode };
}
