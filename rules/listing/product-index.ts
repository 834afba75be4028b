import { ownVariantId } from '../variant-ids.ts';
import type { CardProduct } from './card-product.ts';
import { categorySlug } from './category-path.ts';
import { type ColourLook, type PackedLooks, packLooks, unpackLooks } from './colour-looks.ts';
import type { OfferedProduct } from './offers.ts';
import { type PackedOffers, packOffers, unpackOffers } from './pack-offers.ts';

/** The product data for listings and search: the card, and the values that find the product. */
export interface IndexedProduct extends OfferedProduct {
  /** The slugs of its categories. The card names the first one. */
  categories: string[];
  brand: string;
  tags: string[];
  condition: string;
  /** The product's attributes in the format of `options`. The search finds their values. */
  attributes: string[];
  /** The slugs of its collections. Absent: none. */
  collections?: string[];
  /** How the card shows the product in each colour, if shoppers can choose among several. */
  looks?: ColourLook[];
  /** A number that is larger for products that were released later. */
  release: number;
}

interface IndexedCategory {
  slug: string;
  name: string;
  /** The slug of the parent category, whose listing also contains these products. */
  parent: string | null;
}

export interface SearchIndex {
  categories: IndexedCategory[];
  /** The products, in the default order of listings. */
  products: IndexedProduct[];
  /** The operator's groups of words with the same meaning. */
  synonyms?: string[][];
}

/** How to restore the addresses of images from the parts that the index contains. */
export interface ImageAddresses {
  type: string;
  prefix: string;
  imageSuffix: string;
  secondImageSuffix: string;
  /** The ends of the addresses of an image's files, such as `-320.avif`, `-640.avif` and `-320.webp`. */
  small: string;
  large: string;
  fallback: string;
}

/** Uploaded images: `/uploads/<hash>-640.webp` and `/uploads/<hash>-320.webp`. */
export const UPLOADED_IMAGES: ImageAddresses = {
  type: 'image/webp',
  prefix: '/uploads/',
  imageSuffix: '-320.webp',
  secondImageSuffix: '-640.webp',
  small: '-320.webp',
  large: '-640.webp',
  fallback: '-640.webp',
};

/** Fields with one text (`SINGLE`) or several. The index stores each text as a position in a list of distinct texts. */
const SINGLE = ['badge', 'backdrop', 'brand', 'condition'] as const;
const SEVERAL = ['categories', 'tags', 'colors', 'sizes', 'attributes'] as const;

type Single = (typeof SINGLE)[number];
type Several = (typeof SEVERAL)[number];

/**
 * The file from which browsers sort and filter listings. It consists of columns, because adjacent equal values
 * compress best.
 */
export interface ProductIndex {
  /** Only for catalogue products. */
  id?: string[];
  /** Only for catalogue products: the variant that the card adds to the cart, or `OWN`. */
  variantId?: (string | null)[];
  images: ImageAddresses;
  categories: IndexedCategory[];
  synonyms?: string[][];
  texts: Record<Single | Several, string[]>;
  /**
   * The distinct values of other options, and the positions of each product's values in that list. Absent if
   * there are none.
   */
  options?: { texts: string[]; places: number[][] };
  /** The slugs of collections, and the positions of each product's in that list. Absent if there are none. */
  collections?: { texts: string[]; places: number[][] };
  offers?: PackedOffers;
  looks?: PackedLooks;
  single: Record<Single, number[]>;
  several: Record<Several, number[][]>;
  name: string[];
  /** The handles. Empty for a handle that follows from the name. */
  handle: string[];
  price: number[];
  /** The rows of products whose price is the lowest of several. Absent if there are none. */
  isFrom?: number[];
  /** The prices before a discount. null: none. `rating` works alike. */
  oldPrice: (number | null)[];
  rating: (number | null)[];
  image: string[];
  smallWidth: number[];
  largeWidth: number[];
  secondImage: string[];
  /** The product's rank by release minus the previous product's rank: mostly 1 or -1. */
  release: number[];
}

/** Stands for the product's own variant, whose id follows from the product's id. */
const OWN = '=';

/**
 * Addresses of images cannot be compressed, and those of second images would be a third of a large index. An
 * index of more products than this omits them.
 */
const MOST_WITH_SECOND_IMAGES = 3000;

export function buildIndex(
  { categories, products, synonyms }: SearchIndex,
  images: ImageAddresses,
): ProductIndex {
  const column = <Value>(pick: (product: IndexedProduct) => Value) => products.map(pick);
  const texts = fromKeys([...SINGLE, ...SEVERAL], (key) => [
    ...new Set(products.flatMap((row) => row[key] ?? [])),
  ]);
  const lookBackdrops = products.flatMap(({ looks = [] }) =>
    looks.flatMap(({ image }) => image?.backdrop ?? []),
  );
  texts.backdrop = [...new Set([...texts.backdrop, ...lookBackdrops])];
  const places = fromKeys([...SINGLE, ...SEVERAL], (key) => placesOf(texts[key]));
  const offers = packOffers(products);
  const releases = placesOf(column(({ release }) => release).toSorted((a, b) => a - b));
  const withoutEnds = (address: string, suffix: string) =>
    address.slice(images.prefix.length, Math.max(0, address.length - suffix.length));
  const looks = packLooks(products, {
    image: (address) => withoutEnds(address, images.imageSuffix),
    backdrop: places.backdrop,
  });
  return {
    ...(products.some(({ id }) => id) && {
      id: column(({ id = '' }) => id),
      variantId: column(({ id, variantId = null }) =>
        id && variantId === ownVariantId(id) ? OWN : variantId,
      ),
    }),
    images,
    categories,
    ...(synonyms && { synonyms }),
    texts,
    ...textsOf(products, 'options'),
    ...textsOf(products, 'collections'),
    ...(offers && { offers }),
    ...(looks && { looks }),
    ...(products.some(({ isFrom }) => isFrom) && {
      isFrom: products.flatMap(({ isFrom }, row) => (isFrom ? [row] : [])),
    }),
    single: fromKeys(SINGLE, (key) => column((product) => places[key](product[key]))),
    several: fromKeys(SEVERAL, (key) => column((product) => product[key].map(places[key]))),
    name: column(({ name }) => name),
    handle: column(({ path, name }) => (path === pathOf(name) ? '' : path.slice(pathOf('').length))),
    price: column(({ price }) => price),
    oldPrice: column(({ oldPrice }) => oldPrice),
    rating: column(({ rating }) => rating),
    image: column(({ image }) => withoutEnds(image.small, images.imageSuffix)),
    smallWidth: column(({ image }) => image.smallWidth),
    largeWidth: column(({ image }) => image.largeWidth),
    secondImage:
      products.length > MOST_WITH_SECOND_IMAGES
        ? []
        : column(({ secondImage }) => withoutEnds(secondImage, images.secondImageSuffix)),
    release: column(({ release }) => releases(release)).map((place, row, all) => place - (all[row - 1] ?? 0)),
  };
}

/** The products and categories that an index was built from. */
export function readIndex({
  categories,
  images,
  texts,
  single,
  several,
  ...index
}: ProductIndex): SearchIndex {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const withEnds = (address: string | undefined, suffix: string) =>
    address ? images.prefix + address + suffix : '';
  const imageFrom = (name: string | undefined, smallWidth: number, largeWidth: number) => {
    const small = withEnds(name, images.imageSuffix);
    const [large, fallback] = [images.large, images.fallback].map((end) => small.replace(images.small, end));
    return { type: images.type, small, smallWidth, large, largeWidth, fallback } as CardProduct['image'];
  };
  const from = new Set(index.isFrom);
  let release = 0;
  const products = index.name.map((name, row): IndexedProduct => {
    const lists = fromKeys(SEVERAL, (key) =>
      (several[key][row] ?? []).map((place) => texts[key][place] ?? ''),
    );
    release += index.release[row] ?? 0;
    const textsIn = (list: ProductIndex['options']) =>
      list?.places[row]?.map((place) => list.texts[place] ?? '') ?? [];
    const [options, collections] = [textsIn(index.options), textsIn(index.collections)];
    const [id, variantId] = [index.id?.[row], index.variantId?.[row]];
    return {
      ...(id && { id, variantId: variantId === OWN ? ownVariantId(id) : (variantId ?? null) }),
      ...fromKeys(SINGLE, (key) => texts[key][single[key][row] ?? -1] ?? ''),
      ...lists,
      ...(from.has(row) && { isFrom: true }),
      ...(options.length > 0 && { options }),
      ...(collections.length > 0 && { collections }),
      path: index.handle[row] ? pathOf('') + index.handle[row] : pathOf(name),
      name,
      category: names.get(lists.categories[0] ?? '') ?? '',
      release,
      price: index.price[row] ?? 0,
      oldPrice: index.oldPrice[row] ?? null,
      rating: index.rating[row] ?? null,
      image: imageFrom(index.image[row], index.smallWidth[row] ?? 0, index.largeWidth[row] ?? 0),
      secondImage: withEnds(index.secondImage[row], images.secondImageSuffix),
    };
  });
  unpackOffers(products, index.offers);
  unpackLooks(products, index.looks, { image: imageFrom, backdrop: (place) => texts.backdrop[place] ?? '' });
  return { categories, products, ...(index.synonyms && { synonyms: index.synonyms }) };
}

function textsOf(
  products: readonly IndexedProduct[],
  field: 'options' | 'collections',
): Partial<ProductIndex> {
  const texts = [...new Set(products.flatMap((product) => product[field] ?? []))];
  const placeOf = placesOf(texts);
  if (texts.length === 0) return {};
  return { [field]: { texts, places: products.map((product) => (product[field] ?? []).map(placeOf)) } };
}

function pathOf(name: string): string {
  return `/product/${categorySlug(name)}`;
}

function placesOf<Value>(values: Value[]): (value: Value) => number {
  const places = new Map(values.map((value, place) => [value, place]));
  return (value) => places.get(value) ?? -1;
}

function fromKeys<Key extends string, Value>(keys: readonly Key[], pick: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, pick(key)])) as Record<Key, Value>;
}
