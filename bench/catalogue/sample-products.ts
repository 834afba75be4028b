import { createHash } from 'node:crypto';
import { BADGES, type Badge } from '@mela/rules/badges.ts';
import { handleFrom } from '@mela/rules/handles.ts';
import { parseObjectId } from '../../graphql-server/src/kernel/mongodb/documents.ts';
import { handleFields } from '../../graphql-server/src/modules/catalogue/handles.ts';
import { listedFields, type Product } from '../../graphql-server/src/modules/catalogue/products/product.ts';
import { type Random, seededRandom } from '../../graphql-server/test/seeded-random.ts';

type ProductId = Product['_id'];

const SEED = 2026;
const FIRST_CREATED_AT = Date.UTC(2026, 0, 1);
const CREATED_EVERY_MS = 60_000;
const SYLLABLES = 'ka la mi ra ta vi no shu de ri ba pu jo ne sa gi ho lu ma ti'.split(' ');
const QUALITIES = 'light warm plain soft sturdy slim wide short long quiet bright folding washed woven'.split(
  ' ',
);
const MATERIALS = 'cotton linen silk wool leather denim canvas steel copper bamboo jute rayon'.split(' ');
const THINGS =
  'shirt kurta sari scarf jacket hoodie dress skirt shorts sandal boot sneaker belt bag backpack hat watch lamp radio phone charger keyboard camera headphone printer helmet scooter bicycle mirror pillow blanket notebook'.split(
    ' ',
  );
const COLOURS = 'red yellow white orange cyan green purple indigo maroon teal saffron ivory grey black'.split(
  ' ',
);
const PLACES = 'Jaipur Kochi Surat Madurai Agra Pune Leh Mysuru Bhuj Kanpur Varanasi Shillong'.split(' ');
const USES = 'travel work monsoon weddings school evenings summer winter'.split(' ');
const BADGE_NAMES = [null, ...Object.keys(BADGES)] as (Badge | null)[];

/**
 * Realistic products, the same ones every time: titles of five words, descriptions of about fifty, two images
 * (whose files do not exist). In 100,000 products, each brand occurs about 25 times and each article number
 * once.
 */
export function sampleProducts(from: number, count: number, categoryIds: ProductId[]): Product[] {
  return Array.from({ length: count }, (_, offset) => sampleProduct(from + offset, categoryIds));
}

/** The unique article number in a product's title. */
export function articleNumber(index: number): string {
  return `M${(index * 7919 + 100_003).toString(36)}`;
}

/** One of about 4,000 generated names of three syllables. */
export function brand(random: Random): string {
  const name = random.pick(SYLLABLES) + random.pick(SYLLABLES) + random.pick(SYLLABLES);
  return name[0]?.toUpperCase() + name.slice(1);
}

/** A word that thousands of titles contain. */
export function thing(random: Random): string {
  return random.pick(THINGS);
}

/** A word that tens of thousands of titles or descriptions contain. */
export function quality(random: Random): string {
  return random.pick(QUALITIES);
}

function sampleProduct(index: number, categoryIds: ProductId[]): Product {
  const random = seededRandom(SEED, index);
  const regularPrice = random.integer(200, 500_000) * 10;
  const createdAt = new Date(FIRST_CREATED_AT + index * CREATED_EVERY_MS);
  const words = { quality: quality(random), material: random.pick(MATERIALS), thing: thing(random) };
  const fields = {
    title: `${brand(random)} ${words.quality} ${words.material} ${words.thing} ${articleNumber(index)}`,
    description: descriptionOf(words, random),
    categoryId: random.pick(categoryIds),
    regularPrice,
    sellingPrice: Math.floor(regularPrice * (0.5 + random.fraction() * 0.45)),
    badge: random.pick(BADGE_NAMES),
    isFeatured: random.fraction() < 0.1,
    isPopular: random.fraction() < 0.2,
    isNew: random.fraction() < 0.3,
  };
  return {
    _id: sampleId(`product/${index}`),
    ...fields,
    ...listedFields(fields),
    ...handleFields(fields.title, [handleFrom(fields.title)]),
    images: [0, 1].map((view) => ({
      hash: hexOf(`picture/${index}/${view}`, 32),
      width: 1200,
      height: 1200,
    })),
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

function descriptionOf(words: { quality: string; material: string; thing: string }, random: Random): string {
  const [colour, other] = [random.pick(COLOURS), random.pick(COLOURS)];
  const grams = random.integer(80, 4_000);
  return [
    `A ${words.quality} ${words.thing} of ${words.material}, made by hand in ${random.pick(PLACES)} for ${random.pick(USES)} and ${random.pick(USES)}.`,
    `It weighs ${grams} g, comes in ${colour} and in ${other}, and keeps its shape after ${random.integer(20, 90)} washes.`,
    `The seams are ${random.pick(QUALITIES)} and ${random.pick(QUALITIES)}; the box holds a spare part and a card that says how to care for it.`,
    'One year of warranty, thirty days to return it.',
  ].join(' ');
}

/** The fixed id for this name. */
export function sampleId(name: string): ProductId {
  return parseObjectId(hexOf(name, 24)) as ProductId;
}

function hexOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
