import type { CatalogueProduct } from '../../../graphql-server/src/rules/catalogue.ts';
import { plainText } from '../components/markdown.ts';
import type { Storefront } from '../storefront.ts';
import { amount } from './files/product-feed.ts';

/** A product for search engines, with its price in rupees. */
export function liveProductJsonLd(
  product: CatalogueProduct,
  category: string,
  { url, content }: Pick<Storefront, 'url' | 'content'>,
): Record<string, unknown> {
  const address = `${url}/product/${product.handle}`;
  const { returnDays } = content.shop;
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.title,
    description: plainText(product.description),
    image: product.images.map(({ src }) => url + src),
    sku: product.sku || undefined,
    category: category || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    offers: {
      '@type': 'Offer',
      url: address,
      price: amount(product.sellingPrice),
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      hasMerchantReturnPolicy: returnDays
        ? {
            '@type': 'MerchantReturnPolicy',
            applicableCountry: 'IN',
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: returnDays,
          }
        : undefined,
    },
  };
}
