import type {
  Catalogue,
  CatalogueCategory,
  CatalogueProduct,
  CatalogueVariant,
} from '@mela/rules/catalogue.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { combinationsOf } from '@mela/rules/variants.ts';

const IMAGE = `/uploads/${'a'.repeat(32)}`;
const CATEGORIES: [id: string, name: string, parentId: string | null][] = [
  ['women', 'Women', null],
  ['dresses', 'Dresses', 'women'],
  ['phones', 'Phones', null],
];

/** The content of a shop whose operator has entered only contact details. */
const SHOP_CONTENT: StorefrontContent = {
  ...SAMPLE_CONTENT,
  shop: {
    ...SAMPLE_CONTENT.shop,
    ...{ phone: '+91 22 5550 1234', email: 'us@shop.example' },
    ...{ address: ['7 Fort Road', 'Mumbai 400001'], hours: 'Mon to Fri, 9:00 to 17:00' },
  },
};

/** A shop with the given number of products in two categories, one below the other. */
export function catalogueOf(count: number, change: Partial<Catalogue> = {}): Catalogue {
  return {
    url: 'https://shop.example',
    products: Array.from({ length: count }, (_, index) => productOf(index)),
    categories: CATEGORIES.map(([id, name, parentId], position) =>
      categoryOf({ id, name, parentId, position }),
    ),
    content: SHOP_CONTENT,
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    selling: null,
    redirects: [],
    hasSold: change.selling != null,
    allowsIndex: true,
    ...change,
  };
}

/** A product. Its variants are derived from its options, and its stock decides whether they are sold out. */
export function productOf(index: number, change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const { options = [{ name: 'Size', values: ['S', 'M'] }], stock = 5 } = change;
  const availability = stock === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK';
  const combinations = options.length === 0 ? [[]] : combinationsOf(options);
  return {
    id: `id-${index}`,
    handle: `product-${index}`,
    formerHandles: [],
    title: `Product ${index}`,
    description: `Thing ${index}, **well** made. It lasts.\n\n- light\n- strong`,
    categoryId: index % 2 === 0 ? 'dresses' : 'phones',
    regularPrice: 200_000,
    sellingPrice: 149_950,
    badge: index % 3 === 0 ? ('BEST_SELL' as const) : null,
    isFeatured: index % 10 === 1,
    isPopular: index % 10 === 2,
    isNew: index % 10 === 3,
    images: [{ src: `${IMAGE}.webp`, thumbnail: `${IMAGE}-320.webp`, width: 1600, height: 1600, alt: '' }],
    brand: 'Sutra',
    sku: `SKU-${index}`,
    stock,
    tags: ['cotton'],
    options,
    variants: combinations.map((values) =>
      variantOf({ id: [`id-${index}`, ...values].join('-'), values, availability }),
    ),
    attributes: [{ name: 'Weight', value: '1 kg' }],
    isListed: true,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    updatedOn: '2026-02-03',
    ...change,
  };
}

export function variantOf(change: Partial<CatalogueVariant> = {}): CatalogueVariant {
  return {
    id: 'variant',
    values: [],
    sku: null,
    barcode: null,
    price: 149_950,
    compareAtPrice: 200_000,
    weightGrams: null,
    isSold: true,
    image: null,
    availability: 'IN_STOCK',
    ...change,
  };
}

export function categoryOf(change: Partial<CatalogueCategory>): CatalogueCategory {
  const { id = 'id' } = change;
  return {
    id,
    handle: id,
    formerHandles: [],
    name: id,
    parentId: null,
    position: 0,
    description: null,
    image: null,
    ...change,
  };
}
