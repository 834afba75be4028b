import { BADGES, SOLD_OUT } from '@mela/rules/badges.ts';
import type { CatalogueImage, CatalogueProduct, CatalogueVariant } from '@mela/rules/catalogue.ts';
import { GROUPS } from '@mela/rules/content/content-fields.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { ColourLook } from '@mela/rules/listing/colour-looks.ts';
import type { ColourOffer } from '@mela/rules/listing/colour-offers.ts';
import { COLOUR } from '@mela/rules/option-kinds.ts';
import { higherCompareAt, toUnits } from '@mela/rules/price.ts';
import { cheapestOf } from '@mela/rules/variants.ts';
import { mediumFile, thumbnailSize } from '../components/uploaded-files.ts';
import { soldVariants } from './files/product-feed.ts';
import { numberFrom } from './fingerprint.ts';
import { pathTo, type ShopCategory } from './shop-index.ts';

/** The aspect ratios between which an image fills a card with little cropping. */
const NARROWEST = 0.62;
const WIDEST = 1.34;

/** The image of a product that has none: the card shows only its backdrop. */
const NO_IMAGE = { type: '', small: '', smallWidth: 0, large: '', largeWidth: 0, fallback: '' };

export function liveCard(
  product: CatalogueProduct,
  place: ShopCategory | undefined,
  currency: string,
): CardProduct {
  const [first, second] = product.images;
  const { price, was, isFrom } = pricesOf(product);
  const colors = coloursOf(product);
  return {
    id: product.id,
    variantId: variantToBuy(product),
    path: `/product/${product.handle}`,
    name: product.title,
    category: place?.category.name ?? '',
    rating: null,
    price: toUnits(price, currency),
    oldPrice: was === null ? null : toUnits(was, currency),
    ...(isFrom && { isFrom }),
    ...(colors.length > 1 && { colors }),
    badge: isSoldOut(product) ? SOLD_OUT : product.badge ? BADGES[product.badge] : '',
    backdrop: [backdropOf(place), first && fitOf(first)].filter(Boolean).join(' '),
    image: first ? cardImage(first) : NO_IMAGE,
    secondImage: second ? mediumFile(second).src : '',
  };
}

function isSoldOut(product: CatalogueProduct): boolean {
  return product.stock === 0 || (product.variants.length > 0 && variantToBuy(product) === null);
}

/**
 * The variant that a card's button adds to the cart.
 * @returns its id; empty if the shopper must choose a variant, null if nothing is in stock
 */
export function variantToBuy({ variants }: CatalogueProduct): string | null {
  const sold = variants.filter(({ isSold }) => isSold);
  if (!sold.some(isAvailable)) return null;
  const [only, another] = sold;
  return only && !another ? only.id : '';
}

interface Prices {
  price: number;
  /** The compare-at price of the cheapest variant. */
  was: number | null;
  /** Whether other variants cost more. */
  isFrom: boolean;
}

/** The prices of the cheapest variant. */
export function pricesOf(product: CatalogueProduct): Prices {
  const { sellingPrice, regularPrice } = product;
  return (
    lowestPrices(soldVariants(product)) ?? {
      price: sellingPrice,
      was: higherCompareAt(sellingPrice, regularPrice),
      isFrom: false,
    }
  );
}

/** @returns null if there are no variants */
function lowestPrices(sold: readonly CatalogueVariant[]): Prices | null {
  const cheapest = cheapestOf(sold);
  if (!cheapest) return null;
  const { price, compareAtPrice } = cheapest;
  return {
    price,
    was: higherCompareAt(price, compareAtPrice),
    isFrom: sold.some((variant) => variant.price > price),
  };
}

/** The colours for sale. */
function coloursOf(product: CatalogueProduct): string[] {
  const option = product.options.findIndex(({ name }) => COLOUR.test(name));
  const sold = new Set(soldVariants(product).map(({ values }) => values[option]));
  return product.options[option]?.values.filter((value) => sold.has(value)) ?? [];
}

/** How the card shows the product in each colour. Empty if there is only one. */
export function looksOf(
  product: CatalogueProduct,
  place: ShopCategory | undefined,
  currency: string,
): ColourLook[] {
  const option = product.options.findIndex(({ name }) => COLOUR.test(name));
  const colours = coloursOf(product);
  if (colours.length < 2) return [];
  const sold = Map.groupBy(soldVariants(product), ({ values }) => values[option] ?? '');
  return colours.flatMap((color) => {
    const variants = sold.get(color) ?? [];
    const [first] = variants;
    const shown = variants.find(isAvailable) ?? first;
    if (!shown) return [];
    const image = product.images[shown.image ?? variants.find(({ image }) => image !== null)?.image ?? -1];
    const backdrop = image && [backdropOf(place), fitOf(image)].filter(Boolean).join(' ');
    const offer = offerOf(product, variants, currency);
    return {
      color,
      variantId: shown.id,
      image: image && backdrop ? { image: cardImage(image), backdrop } : null,
      ...(offer && { offer }),
    };
  });
}

/**
 * The offer of one colour.
 * @param variants the variants of the colour.
 * @returns null if price and availability equal the card's
 */
function offerOf(
  product: CatalogueProduct,
  variants: readonly CatalogueVariant[],
  currency: string,
): ColourOffer | null {
  const [all, own] = [pricesOf(product), lowestPrices(variants)];
  if (!own) return null;
  const isOut = !variants.some(isAvailable);
  const isSame = own.price === all.price && own.was === all.was && own.isFrom === all.isFrom;
  if (isSame && isOut === isSoldOut(product)) return null;
  return {
    price: toUnits(own.price, currency),
    oldPrice: own.was === null ? null : toUnits(own.was, currency),
    isFrom: own.isFrom,
    isSoldOut: isOut,
  };
}

function isAvailable({ availability }: CatalogueVariant): boolean {
  return availability !== 'OUT_OF_STOCK';
}

function cardImage({ src, thumbnail, width, height }: CatalogueImage): CardProduct['image'] {
  const medium = mediumFile({ src, width, height });
  return {
    type: 'image/webp',
    small: thumbnail,
    smallWidth: thumbnailSize({ width, height }).width,
    large: medium.src,
    largeWidth: medium.width,
    fallback: medium.src,
  };
}

/** The tint of a category comes from the id of its top-level ancestor, so that other categories do not change it. */
export function backdropOf(place: ShopCategory | undefined): string {
  const [top] = pathTo(place);
  return `backdrop--${GROUPS[numberFrom(top?.category.id ?? '') % GROUPS.length]} backdrop--wall`;
}

/**
 * The class that fits a photograph into its frame. It fills the frame, unless its aspect ratio is very
 * different: then it is shown whole on the backdrop.
 */
export function fitOf({ width, height }: Pick<CatalogueImage, 'width' | 'height'>): string {
  const shape = width / height;
  return shape < NARROWEST || shape > WIDEST ? 'backdrop--whole' : '';
}
