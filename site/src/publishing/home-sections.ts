import type { HomeSection } from '@mela/rules/content/home-sections.ts';
import type { CardProduct } from '@mela/rules/listing/card-product.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import * as homeText from '#messages/home.ts';
import type { Cards } from './cards.ts';
import { firstOf, mixed, mostReduced } from './home.ts';
import type { ShopIndex } from './shop-index.ts';
import { categoryAddress, collectionAddress } from './shop-links.ts';

const IN_SECTION = 8;
const IN_COLLECTION = 4;

type WithProducts = Extract<HomeSection, { kind: 'collection' | 'products' }>;

/** A section of the home page as it is rendered. */
export type HomeBlock =
  | Exclude<HomeSection, WithProducts>
  | (WithProducts & { products: CardProduct[]; listing: string });

interface PlannedBlock {
  /** A value that changes when the section does. */
  key: unknown;
  section: HomeSection;
  /** The section's products, and the page that lists all of them. */
  rows: readonly ProductRow[];
  listing: string;
  read: () => Promise<HomeBlock>;
}

/**
 * The sections with texts as shoppers see them. Links that choose products stay as the operator entered them.
 * Otherwise the link to a deleted category would become one to the whole shop, and the section would show all
 * products.
 */
export function sectionsOf(
  entered: readonly HomeSection[] = [],
  shown: readonly HomeSection[] = [],
): HomeSection[] {
  return shown.map((section, index) => {
    const own = entered[index];
    const hasProducts = section.kind === 'collection' || section.kind === 'products';
    return hasProducts && own && 'link' in own ? { ...section, link: own.link } : section;
  });
}

/** The sections that the operator has chosen, in their order. Omits sections without products, such as those of a deleted category. */
export function planSections(
  sections: readonly HomeSection[],
  shop: ShopIndex,
  { keysOf, read }: Cards,
): PlannedBlock[] {
  return sections.flatMap((section): PlannedBlock[] => {
    if (section.kind !== 'collection' && section.kind !== 'products')
      return [{ key: section, section, rows: [], listing: '', read: async () => section }];
    const { rows, listing } = productsOf(section, shop);
    if (rows.length === 0) return [];
    return [
      {
        key: [section, listing, keysOf(rows)],
        ...{ section, rows, listing },
        read: async () => ({ ...section, listing, products: await read(rows) }),
      },
    ];
  });
}

function productsOf(section: WithProducts, shop: ShopIndex): { rows: ProductRow[]; listing: string } {
  const place =
    [...shop.categories.values()].find((one) => categoryAddress(one) === section.link) ??
    shop.collections.find((one) => collectionAddress(one) === section.link);
  const listing = place ? section.link : '/shop';
  if (section.kind === 'collection') return { rows: place?.products.slice(0, IN_COLLECTION) ?? [], listing };
  // Show nothing for a category that is gone: the rule must not fall back to all products.
  if (section.link !== '' && !place) return { rows: [], listing };
  return { rows: byRule(section.rule, shop, place), listing };
}

function byRule(
  rule: Extract<HomeSection, { kind: 'products' }>['rule'],
  { newest, categories }: ShopIndex,
  place: { products: readonly ProductRow[] } | undefined,
): ProductRow[] {
  const inPlace = place && new Set(place.products);
  const isIn = (product: ProductRow) => inPlace?.has(product) ?? true;
  const chosen = (isWanted: (product: ProductRow) => boolean) =>
    firstOf(newest, IN_SECTION, (product) => isIn(product) && isWanted(product));
  switch (rule) {
    case homeText.newArrivals:
      return place ? chosen(() => true) : mixed(newest, IN_SECTION, categories);
    case homeText.featured:
      return chosen(({ isFeatured }) => isFeatured);
    case homeText.popular:
      return chosen(({ facts }) => facts.isPopular);
    case homeText.bestSellers:
      return chosen(({ facts: { badge } }) => badge === 'BEST_SELL' || badge === 'TOP_SELL');
    case homeText.onSale:
      return mostReduced(newest.filter(isIn), IN_SECTION);
  }
}
