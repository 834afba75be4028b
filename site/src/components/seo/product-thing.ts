import type { Product } from '../../content/catalogue.ts';
import { SHOP } from '../../shop.ts';

const STARS = 5;

/**
 * A product as search engines read it: price in dollars, as its page shows it, rating in stars.
 *
 * @param image the address of its picture, from the root of the site
 */
export function productThing(product: Product, image: string): Record<string, unknown> {
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
