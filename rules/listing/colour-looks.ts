import { ownVariantId } from '../variant-ids.ts';
import type { CardProduct } from './card-product.ts';
import type { IndexedOffer, OfferedProduct } from './offers.ts';

/** How a card shows its product in one of the colours it is sold in. */
export interface ColourLook {
  color: string;
  /** The variant that the card links to. */
  variantId: string;
  /** null: no variant of the colour has an image of its own. */
  image: Pick<CardProduct, 'image' | 'backdrop'> | null;
}

interface ProductWithLooks extends OfferedProduct {
  looks?: ColourLook[];
}

/** The looks of all products of an index, in columns. */
export interface PackedLooks {
  /** The row of the product less that of the look before. */
  rows: number[];
  /** Places among the colours of the product. */
  colors: number[];
  /** Empty: the product's own variant. */
  variantId: string[];
  /** Without what all addresses have in common; empty: none. The columns below are of those that have one. */
  image: string[];
  smallWidth: number[];
  largeWidth: number[];
  /** Places among the backdrops of the index. */
  backdrop: number[];
}

/** What packs and unpacks the parts that looks share with the rest of an index. */
interface Packing<Image, Backdrop> {
  image: Image;
  backdrop: Backdrop;
}

type Images = Packing<(address: string) => string, (backdrop: string) => number>;
type Unpacking = Packing<
  (name: string, smallWidth: number, largeWidth: number) => CardProduct['image'],
  (place: number) => string
>;

/** @returns undefined where no product has looks */
export function packLooks(products: readonly ProductWithLooks[], pack: Images): PackedLooks | undefined {
  const all = products.flatMap((product, row) =>
    (product.looks ?? []).map((look) => ({ ...look, product, row })),
  );
  if (all.length === 0) return undefined;
  const images = all.flatMap(({ image }) => image ?? []);
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
  };
}

/** Gives the products of an index the looks that were packed with it. */
export function unpackLooks(
  products: readonly ProductWithLooks[],
  packed: PackedLooks | undefined,
  unpack: Unpacking,
): void {
  let row = 0;
  let withImage = 0;
  for (const [place, step] of (packed?.rows ?? []).entries()) {
    row += step;
    const product = products[row];
    if (!packed || !product) continue;
    const name = packed.image[place];
    const at = name ? withImage++ : -1;
    const look: ColourLook = {
      color: product.colors[packed.colors[place] ?? -1] ?? '',
      variantId: packed.variantId[place] || ownVariantId(product.id ?? ''),
      image: name
        ? {
            image: unpack.image(name, packed.smallWidth[at] ?? 0, packed.largeWidth[at] ?? 0),
            backdrop: unpack.backdrop(packed.backdrop[at] ?? -1),
          }
        : null,
    };
    product.looks = [...(product.looks ?? []), look];
  }
}

/**
 * The product as a listing shows it that is filtered by colours: in the first of them that fits the other filters too, with
 * a link to a variant of that colour. Without a colour it stays as it is.
 */
export function inColour<Product extends ProductWithLooks>(
  product: Product,
  colors: readonly string[],
  offers: readonly { offer: IndexedOffer; misses: number }[],
): Product {
  if (!product.looks || colors.length === 0) return product;
  const fitting = new Set(offers.flatMap(({ offer, misses }) => (misses === 0 ? offer.colors : [])));
  const chosen = colors.find((color) => fitting.has(color));
  const look = product.looks.find(({ color }) => color === chosen);
  if (!look) return product;
  return {
    ...product,
    path: `${product.path}?variant=${look.variantId}`,
    // The second image shows another colour.
    ...(look.image && { ...look.image, secondImage: '' }),
  };
}

/** Removes what only a search needs. */
export function withoutLooks<Product extends ProductWithLooks>(
  product: Product,
): Omit<Product, 'looks' | 'offers'> {
  const { looks: _, offers: __, ...rest } = product;
  return rest;
}
