import type { Catalogue, CatalogueProduct, CatalogueRedirect } from '@mela/rules/catalogue.ts';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { endOf } from '@mela/rules/content/time-left.ts';
import type { SellingTerms } from '@mela/rules/selling-terms.ts';
import type { DatedProduct, StoredCategory } from './to-catalogue.ts';

/** Above these the server answers what listings ask for, instead of a file. Names of images cannot be compressed. */
const MAX_INDEXED_PRODUCTS = 5_000;
const MAX_INDEXED_VARIANT_IMAGES = 10_000;

/** The shop at one moment of its database. It never changes; the next state shares what is the same. */
export interface ShopState {
  /** By id, in order of creation. */
  products: ReadonlyMap<string, DatedProduct>;
  categories: ReadonlyMap<string, StoredCategory>;
  content: StorefrontContent;
  redirects: CatalogueRedirect[];
  /** What prices are in. */
  currency: string;
  /** null: shoppers cannot order. */
  selling: SellingTerms | null;
  /** Whether they could ever. */
  hasSold: boolean;
}

/** What is to be seen of a shop at a moment. Products that are the same are the same objects. */
export function catalogueAt(
  { products, categories, content, redirects, currency, selling, hasSold }: ShopState,
  url: string,
  now: number,
): Catalogue {
  const shown: CatalogueProduct[] = [];
  let listed = 0;
  let variantImages = 0;
  for (const dated of products.values()) {
    if (!isShown(dated, now)) continue;
    shown.push(dated.product);
    if (!dated.product.isListed) continue;
    listed += 1;
    variantImages += countVariantImages(dated.product);
  }
  return {
    url,
    products: shown,
    categories: [...categories.values()]
      .map(({ category }) => category)
      .sort((one, other) => one.position - other.position),
    content: withoutEnded(content, now),
    redirects,
    currency,
    selling,
    hasSold,
    allowsIndex: listed <= MAX_INDEXED_PRODUCTS && variantImages <= MAX_INDEXED_VARIANT_IMAGES,
  };
}

const variantImageCounts = new WeakMap<CatalogueProduct, number>();

/** How many images the variants of a product have beside its first one. */
function countVariantImages(product: CatalogueProduct): number {
  const known = variantImageCounts.get(product);
  if (known !== undefined) return known;
  const count = new Set(product.variants.flatMap(({ image }) => image || [])).size;
  variantImageCounts.set(product, count);
  return count;
}

/** @returns when the next product begins or ends to be shown, or a deal ends; null when none does. */
export function nextChangeByDate({ products, content }: ShopState, now: number): number | null {
  const ends = content.deals.map(({ endsAt }) => endOf(endsAt)).filter((end) => end > now);
  let next: number | null = ends.length > 0 ? Math.min(...ends) : null;
  for (const { isDraft, showFrom, showUntil } of products.values()) {
    for (const moment of isDraft ? [] : [showFrom, showUntil]) {
      if (moment !== null && moment > now && (next === null || moment < next)) next = moment;
    }
  }
  return next;
}

/** A deal that has ended is not there; the same object where none has. */
function withoutEnded(content: StorefrontContent, now: number): StorefrontContent {
  const deals = content.deals.filter(({ endsAt }) => endOf(endsAt) > now);
  return deals.length === content.deals.length ? content : { ...content, deals };
}

function isShown({ isDraft, showFrom, showUntil }: DatedProduct, now: number): boolean {
  return !isDraft && (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil);
}
