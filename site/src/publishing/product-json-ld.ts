import { plainText } from '../components/markdown.ts';
import type { Storefront } from '../storefront.ts';
import type { CatalogueProduct } from './catalogue.ts';
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
    ...(product.sku && { sku: product.sku }),
    ...(category && { category }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'Offer',
      url: address,
      price: amount(product.sellingPrice),
      priceCurrency: 'INR',
      availability: `https://schema.org/${product.stock === 0 ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(returnDays && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        },
      }),
    },
  };
}
