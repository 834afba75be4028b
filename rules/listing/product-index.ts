import { ownVariantId } from '../variant-ids.ts';
import type { CardProduct } from './card-product.ts';
import { categorySlug } from './category-path.ts';
import { type ColourLook, type PackedLooks, packLooks, unpackLooks } from './colour-looks.ts';
import type { OfferedProduct } from './offers.ts';
import { type PackedOffers, packOffers, unpackOffers } from './pack-offers.ts';

/** What listings and search know of a product: its card, and what it is found by. */
export interface IndexedProduct extends OfferedProduct {
  /** Slugs; the first is that of the category its card names. */
  categories: string[];
  brand: string;
  tags: string[];
  condition: string;
  /** What else it is searched by: the values of its attributes. */
  attributes: string[];
  /** How its card shows it in each colour, where a shopper can choose among several. */
  looks?: ColourLook[];
  /** The larger, the later it was released. */
  release: number;
}

interface IndexedCategory {
  slug: string;
  name: string;
  /** The slug of the category whose listing holds the products of this one too. */
  parent: string | null;
}

export interface SearchIndex {
  categories: IndexedCategory[];
  /** In the order that listings have at first. */
  products: IndexedProduct[];
  /** Words that mean the same, as the operator has said. */
  synonyms?: string[][];
}

/** How addresses of images are made from what is left of them in the index. */
export interface ImageAddresses {
  type: string;
  prefix: string;
  imageSuffix: string;
  secondImageSuffix: string;
  /** What tells the small file of an image from the others: `-320.avif`, `-640.avif`, `-320.webp`. */
  small: string;
  large: string;
  fallback: string;
}

/** Uploads: `/uploads/<hash>-640.webp`, and `/uploads/<hash>-320.webp`. */
export const UPLOADED_IMAGES: ImageAddresses = {
  type: 'image/webp',
  prefix: '/uploads/',
  imageSuffix: '-320.webp',
  secondImageSuffix: '-640.webp',
  small: '-320.webp',
  large: '-640.webp',
  fallback: '-640.webp',
};

/** One text in each product, and several: in the index they are places in a list of the distinct ones. */
const SINGLE = ['badge', 'backdrop', 'brand', 'condition'] as const;
const SEVERAL = ['categories', 'tags', 'colors', 'sizes', 'attributes'] as const;

type Single = (typeof SINGLE)[number];
type Several = (typeof SEVERAL)[number];

/** The file that listings are sorted and filtered from. In columns, since equal things side by side compress best. */
export interface ProductIndex {
  /** Of a catalogue. */
  id?: string[];
  /** Of a catalogue: the variant that a card buys, or `OWN`. */
  variantId?: (string | null)[];
  images: ImageAddresses;
  categories: IndexedCategory[];
  synonyms?: string[][];
  texts: Record<Single | Several, string[]>;
  /** The distinct values of other options, and the places of each product's among them; where there are any. */
  options?: { texts: string[]; places: number[][] };
  offers?: PackedOffers;
  looks?: PackedLooks;
  single: Record<Single, number[]>;
  several: Record<Several, number[][]>;
  name: string[];
  /** Empty where it follows from the name. */
  handle: string[];
  price: number[];
  /** The rows of those whose price is the lowest of several, where there are any. */
  isFrom?: number[];
  /** Null: none; so in `rating`. */
  oldPrice: (number | null)[];
  rating: (number | null)[];
  image: string[];
  smallWidth: number[];
  largeWidth: number[];
  secondImage: string[];
  /** The place in the order of release less that of the product before: mostly 1 or -1. */
  release: number[];
}

/** The product's own variant, whose id follows from the product's. */
const OWN = '=';

/** Names of images cannot be compressed: those of second ones would be a third of a large index. */
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
    ...optionsOf(products),
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
    const options = index.options?.places[row]?.map((place) => index.options?.texts[place] ?? '');
    const [id, variantId] = [index.id?.[row], index.variantId?.[row]];
    return {
      ...(id && { id, variantId: variantId === OWN ? ownVariantId(id) : (variantId ?? null) }),
      ...fromKeys(SINGLE, (key) => texts[key][single[key][row] ?? -1] ?? ''),
      ...lists,
      ...(from.has(row) && { isFrom: true }),
      ...(options && options.length > 0 && { options }),
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

function optionsOf(products: readonly IndexedProduct[]): Pick<ProductIndex, 'options'> {
  const texts = [...new Set(products.flatMap(({ options = [] }) => options))];
  const placeOf = placesOf(texts);
  return texts.length === 0
    ? {}
    : { options: { texts, places: products.map(({ options = [] }) => options.map(placeOf)) } };
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
