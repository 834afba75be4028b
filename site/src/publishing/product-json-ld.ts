import type { CatalogueProduct, CatalogueVariant } from '@mela/rules/catalogue.ts';
import { countryOfOrigin } from '@mela/rules/legal-information.ts';
import { plainText } from '@mela/rules/markdown.ts';
import { COLOUR, SIZE } from '@mela/rules/option-kinds.ts';
import { shippingFor } from '@mela/rules/order-totals.ts';
import type { Storefront } from '../storefront.ts';
import { amount } from './files/product-feed.ts';

type Shop = Pick<Storefront, 'url' | 'content' | 'currency' | 'shipping' | 'deliveryDays'>;
type JsonLd = Record<string, unknown>;

/** The maximum number of countries, because the list is repeated for each variant. */
const MOST_COUNTRIES = 10;

/** Matches a GTIN-8, UPC, EAN or GTIN-14. Other barcodes are the shop's own. */
const GTIN = /^(\d{8}|\d{12,14})$/;

/** JSON-LD of a product. With options it is a group of variants. */
export function liveProductJsonLd(product: CatalogueProduct, category: string, shop: Shop): JsonLd {
  const address = `${shop.url}/product/${product.handle}`;
  const origin = countryOfOrigin(product.customFields);
  const facts = {
    '@id': `${address}#product`,
    name: product.title,
    description: plainText(product.description),
    image: product.images.map(({ src }) => shop.url + src),
    category: category || undefined,
    brand: product.brand ? { '@type': 'Brand', name: product.brand } : undefined,
    countryOfOrigin: origin ? { '@type': 'Country', name: origin } : undefined,
  };
  const [only] = product.variants;
  if (product.options.length === 0 && only) {
    return {
      '@type': 'Product',
      ...facts,
      ...numbersOf({ ...only, sku: only.sku ?? product.sku }),
      offers: {
        ...offerOf(only, address, shop),
        itemCondition: 'https://schema.org/NewCondition',
      },
    };
  }
  return {
    '@type': 'ProductGroup',
    ...facts,
    url: address,
    productGroupID: product.id,
    variesBy: product.options.map(({ name }) =>
      COLOUR.test(name) ? 'https://schema.org/color' : SIZE.test(name) ? 'https://schema.org/size' : name,
    ),
    hasVariant: product.variants
      .filter(({ isSold }) => isSold)
      .map((variant) => variantOf(product, variant, address, shop)),
  };
}

function variantOf(
  { title, options, images }: CatalogueProduct,
  variant: CatalogueVariant,
  address: string,
  shop: Shop,
): JsonLd {
  const image = images[variant.image ?? 0] ?? images[0];
  const chosenOf = (pattern: RegExp) => variant.values[options.findIndex(({ name }) => pattern.test(name))];
  const { sku, gtin } = numbersOf(variant);
  // The fields are in the order that compresses best.
  return {
    '@type': 'Product',
    image: image && shop.url + image.src,
    name: [title, ...variant.values].join(', '),
    color: chosenOf(COLOUR),
    sku,
    size: chosenOf(SIZE),
    offers: offerOf(variant, `${address}?variant=${variant.id}`, shop),
    gtin,
  };
}

function numbersOf({ sku, barcode }: Pick<CatalogueVariant, 'sku' | 'barcode'>) {
  return { sku: sku || undefined, gtin: barcode && GTIN.test(barcode) ? barcode : undefined };
}

function offerOf({ price, availability }: CatalogueVariant, url: string, shop: Shop): JsonLd {
  const { returnDays } = shop.content.shop;
  const countries = shop.shipping?.countries.slice(0, MOST_COUNTRIES);
  return {
    '@type': 'Offer',
    price: amount(price, shop.currency),
    priceCurrency: shop.currency,
    availability: `https://schema.org/${AVAILABILITIES[availability]}`,
    url,
    hasMerchantReturnPolicy: returnDays
      ? {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: countries,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: returnDays,
        }
      : undefined,
    shippingDetails: shippingDetails(price, shop),
  };
}

/**
 * The costs, destinations and duration of delivering one unit. undefined if they depend on the address, or if
 * the shop has no checkout.
 */
function shippingDetails(price: number, { shipping, currency, deliveryDays }: Shop): JsonLd | undefined {
  if (!shipping || shipping.shippingPercent === null) return undefined;
  const { shippingPercent, freeShippingFrom } = shipping;
  const [minValue, maxValue] = deliveryDays ?? [];
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: amount(shippingFor(price, { shippingPercent, freeShippingFrom }), currency),
      currency,
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: shipping.countries.slice(0, MOST_COUNTRIES),
    },
    deliveryTime: deliveryDays
      ? {
          '@type': 'ShippingDeliveryTime',
          transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
        }
      : undefined,
  };
}

const AVAILABILITIES = { IN_STOCK: 'InStock', OUT_OF_STOCK: 'OutOfStock' };
