import type { Catalogue, CatalogueProduct, CatalogueVariant } from '@mela/rules/catalogue.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import { combinationsOf } from '@mela/rules/variants.ts';
import { catalogueOf, productOf, variantOf } from '../catalogue.ts';

export const SELLING: SellingTerms = {
  shippingPercent: 5,
  freeShippingFrom: null,
  deliveryDays: [2, 4],
  countries: ['IN'],
  paymentMethods: ['cash_on_delivery'],
  cashOnDeliveryUpTo: null,
};

const COLOURS = ['Red', 'Blue', 'Green', 'Black', 'White', 'Grey', 'Indigo', 'Tan', 'Silver', 'Gold'];
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];

/** The id of a variant. As in the database, ids that are created at the same time differ at the end. */
export function variantId(place: number): string {
  return `6743a1c5f0e1d2b3a4${(0x10_00_00 + place).toString(16)}`;
}

type Change = (variant: CatalogueVariant, place: number) => Partial<CatalogueVariant>;

/** A product with a variant for each combination of its options, and this many images. */
export function productWith(
  options: CatalogueProduct['options'],
  change: Change = () => ({}),
  product: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  const variants = combinationsOf(options).map((values, place) => {
    const variant = variantOf({ id: variantId(place), values, sku: `TEE-${values.join('-')}` });
    return { ...variant, ...change(variant, place) };
  });
  const images = ['a', 'b', 'c'].map((letter) => ({
    ...{ src: `/uploads/${letter.repeat(32)}.webp`, thumbnail: `/uploads/${letter.repeat(32)}-320.webp` },
    ...{ width: 1600, height: 1600, alt: '' },
  }));
  return productOf(0, { options, variants, images, ...product });
}

/** A hundred variants: ten colours in ten sizes; some are sold out or not for sale. */
export function hundredVariants(): CatalogueProduct {
  const options = [
    { name: 'Colour', values: COLOURS },
    { name: 'Size', values: SIZES },
  ];
  return productWith(options, (_, place) => {
    const [colour, size] = [Math.floor(place / 10), place % 10];
    const isOut = (colour + size) % 7 === 0;
    return {
      price: 149_950 + size * 1_000,
      barcode: String(8_901_234_500_000 + place),
      availability: isOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
      image: colour % 3,
      isSold: place !== 34,
    };
  });
}

/** Two colours in two sizes; blue is sold out in M and more expensive in S. */
export function fourVariants(change: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const options = [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ];
  const facts: Partial<CatalogueVariant>[] = [
    {},
    {},
    { price: 179_900, compareAtPrice: null, image: 1 },
    { availability: 'OUT_OF_STOCK', image: 1 },
  ];
  return productWith(options, (_, place) => facts[place] ?? {}, change);
}

export function shopWith(product: CatalogueProduct, change: Partial<Catalogue> = {}): Catalogue {
  return catalogueOf(0, { products: [product, productOf(1), productOf(2)], ...change });
}
