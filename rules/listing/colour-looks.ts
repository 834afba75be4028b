import { SOLD_OUT } from '../badges.ts';
import { ownVariantId } from '../variant-ids.ts';
import type { CardProduct } from './card-product.ts';
import {
  type ColourOffer,
  type PackedColourOffers,
  packColourOffers,
  unpackColourOffers,
} from './colour-offers.ts';
import type { IndexedOffer, OfferedProduct } from './offers.ts';

/** How a card shows its product in one of the product's colours. */
export interface ColourLook {
  color: string;
  /** The variant that the card links to. */
  variantId: string;
  /** The image of the colour. null: no variant of the colour has an image of its own. */
  image: Pick<CardProduct, 'image' | 'backdrop'> | null;
  /** The price and availability of the colour, if they differ from those on the product's card. */
  offer?: ColourOffer;
}

interface ProductWithLooks extends OfferedProduct {
  looks?: ColourLook[];
}

/** The looks of all products of an index, in columns. */
export interface PackedLooks {
  /** For each look, the row of its product minus the row of the previous look's product. */
  rows: number[];
  /** Indexes into the product's colours. */
  colors: number[];
  /** Empty: the product's own variant. */
  variantId: string[];
  /**
   * The image's address, without the start and end that all addresses share; empty: no image. The next three
   * columns contain only looks with an image.
   */
  image: string[];
  smallWidth: number[];
  largeWidth: number[];
  /** Indexes into the backdrops of the index. */
  backdrop: number[];
  offers?: PackedColourOffers;
}

/** Packs or unpacks the parts that looks share with the rest of an index. */
interface Packing<Image, Backdrop> {
  image: Image;
  backdrop: Backdrop;
}

type Images = Packing<(address: string) => string, (backdrop: string) => number>;
type Unpacking = Packing<
  (name: string, smallWidth: number, largeWidth: number) => CardProduct['image'],
  (place: number) => string
>;

/** @returns undefined if no product has looks */
export function packLooks(products: readonly ProductWithLooks[], pack: Images): PackedLooks | undefined {
  const all = products.flatMap((product, row) =>
    (product.looks ?? []).map((look) => ({ ...look, product, row })),
  );
  if (all.length === 0) return undefined;
  const images = all.flatMap(({ image }) => image ?? []);
  const offers = packColourOffers(all.map(({ offer }) => offer));
  return {
    rows: all.map(({ row }, place) => row - (all[place - 1]?.row ?? 0)),
    colors: all.map(({ product, color }) => product.colors.indexOf(color)),
    variantId: all.map(({ product, variantId }) =>
      variantId === ownVariantId(product.id ?? '') ? '' : variantId,
    ),
    image: all.map(({ image }) => (image ? pack.image(image.image.small) : '')),
    smallWidth: images.map(({ image }) => image.smallWidth),
    largeWidth: images.map(({ image }) => image.largeWidth),
    backdrop: images.map(({ backdrop }) => pack.backdrop(backdrop)),
    ...(offers && { offers }),
  };
}

/** Adds the packed looks to the products of an index. */
export function unpackLooks(
  products: readonly ProductWithLooks[],
  packed: PackedLooks | undefined,
  unpack: Unpacking,
): void {
  if (!packed) return;
  const offers = unpackColourOffers(packed.offers);
  let row = 0;
  let withImage = 0;
  for (const [place, step] of packed.rows.entries()) {
    row += step;
    const product = products[row];
    if (!product) continue;
    const name = packed.image[place];
    const at = name ? withImage++ : -1;
    const offer = offers.get(place);
    const look: ColourLook = {
      color: product.colors[packed.colors[place] ?? -1] ?? '',
      variantId: packed.variantId[place] || ownVariantId(product.id ?? ''),
      image: name
        ? {
            image: unpack.image(name, packed.smallWidth[at] ?? 0, packed.largeWidth[at] ?? 0),
            backdrop: unpack.backdrop(packed.backdrop[at] ?? -1),
          }
        : null,
      ...(offer && { offer }),
    };
    product.looks = [...(product.looks ?? []), look];
  }
}

/**
 * The product as a listing filtered by colours shows it: with the image, price, availability and link of one of
 * these colours. This is the first that fits the other filters and is in stock, or else the first that fits.
 * Without a colour filter the product is unchanged.
 */
export function inColour<Product extends ProductWithLooks>(
  product: Product,
  colors: readonly string[],
  offers: readonly { offer: IndexedOffer; misses: number }[],
): Product {
  const { looks: all } = product;
  if (!all || colors.length === 0) return product;
  const fitting = new Set(offers.flatMap(({ offer, misses }) => (misses === 0 ? offer.colors : [])));
  const looks = colors.flatMap((color) => all.find((look) => look.color === color) ?? []);
  const inFilter = looks.filter(({ color }) => fitting.has(color));
  const look = inFilter.find(({ offer }) => !offer?.isSoldOut) ?? inFilter[0];
  if (!look) return product;
  return {
    ...product,
    path: `${product.path}?variant=${look.variantId}`,
    // Omit the product's second image, which shows another colour.
    ...(look.image && { ...look.image, secondImage: '' }),
    ...(look.offer && shownOffer(look.offer)),
  };
}

function shownOffer({ price, oldPrice, isFrom, isSoldOut }: ColourOffer): Partial<ProductWithLooks> {
  return { price, oldPrice, isFrom, ...(isSoldOut && { badge: SOLD_OUT, variantId: null }) };
}

/** Removes the fields that only a search needs. */
export function withoutLooks<Product extends ProductWithLooks>(
  product: Product,
): Omit<Product, 'looks' | 'offers'> {
  const { looks: _, offers: __, ...rest } = product;
  return rest;
}
