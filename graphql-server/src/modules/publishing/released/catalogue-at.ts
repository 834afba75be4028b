import type { Catalogue, CatalogueProduct, CatalogueRedirect } from '@mela/rules/catalogue.ts';
import { SAMPLE_CONTENT } from '@mela/rules/content/sample-content.ts';
import type { ProductRow } from '@mela/rules/product-row.ts';
import type { Renderer } from '@mela/rules/renderer.ts';
import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import type { Db } from 'mongodb';
import { openCollections } from '../../../kernel/declared-collections.ts';
import { CONTENT_COLLECTIONS, type ContentCollections, readContent } from '../../content/collection.ts';
import { FROM_INDEX, REDIRECT_COLLECTIONS, type RedirectCollections } from '../../redirects/collection.ts';
import { readSellingPast, SELLING_COLLECTIONS, type SellingCollections } from '../../selling/collection.ts';
import { sellingTerms } from '../../selling/selling-terms.ts';
import { toCatalogueCollection } from './catalogue-things.ts';
import { openReleased, type ReleasedCollections } from './collections.ts';
import {
  type CategoryVersion,
  categoryOf,
  type ProductVersion,
  productOf,
  type RedirectVersion,
  redirectOf,
} from './documents.ts';
import { readReleasedContent } from './read-released.ts';
import { versionsAt, versionsOfIds } from './read-versions.ts';
import type { VersionBatch } from './version-changes.ts';

/**
 * The limits of a search index in the browser. In larger shops the server answers listing queries. Names of images count, because they do
 * not compress.
 */
const MAX_INDEXED_PRODUCTS = 5_000;
const MAX_INDEXED_VARIANT_IMAGES = 10_000;

/** The collections of versions, and of the data that releases of form 1 lack. */
export interface CatalogueSources
  extends ReleasedCollections,
    SellingCollections,
    ContentCollections,
    Pick<RedirectCollections, 'redirects'> {}

export function openCatalogueSources(db: Pick<Db, 'collection'>): CatalogueSources {
  const others = { ...SELLING_COLLECTIONS, ...CONTENT_COLLECTIONS, ...REDIRECT_COLLECTIONS };
  return { ...openReleased(db), ...openCollections(others, db) };
}

/** The contents of a release besides products and categories. */
export type CatalogueTexts = Pick<Catalogue, 'content' | 'currency' | 'timeZone' | 'selling' | 'hasSold'> &
  Required<Pick<Catalogue, 'collections'>>;

/**
 * Reads the catalogue of a release from its versions. For a release of form 1, uses the current redirects and selling terms, and shows
 * everything in stock.
 * @param release a complete or staged release
 * @param written the rows of all products, if they are known
 */
export async function readCatalogueAt(
  collections: CatalogueSources,
  release: number,
  url: string,
  rowOf: Renderer['rowOf'],
  written?: ProductRow[],
): Promise<Catalogue<ProductRow>> {
  const { texts, isForm1 } = await readTexts(collections, release);
  const products = written ?? (await readRows(collections, release, rowOf));
  const categories = [];
  for await (const version of versionsAt('categories', collections, release))
    categories.push(categoryOf(version as unknown as CategoryVersion));
  const redirects = isForm1 ? await readCurrentRedirects(collections) : [];
  for await (const version of versionsAt('redirects', collections, release))
    redirects.push(redirectOf(version as unknown as RedirectVersion));
  return catalogueOf({ url, products, categories, redirects, ...texts });
}

async function readRows(
  collections: CatalogueSources,
  release: number,
  rowOf: Renderer['rowOf'],
): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for await (const version of versionsAt('products', collections, release))
    rows.push(rowOf(productOf(version as unknown as ProductVersion)));
  return rows;
}

/** Passes on the batches of a release, and collects the rows of its products while the database writes them. */
export async function* collectRows(
  batches: AsyncIterable<VersionBatch>,
  rowOf: Renderer['rowOf'],
  rows: ProductRow[],
): AsyncGenerator<VersionBatch> {
  for await (const batch of batches) {
    yield batch;
    if (batch.kind !== 'products') continue;
    for (const { id, fields } of batch.added)
      rows.push(rowOf(productOf({ ...fields(), id } as ProductVersion)));
  }
}

/** Reads some products of a release. @returns them by id. Missing ones are omitted */
export async function readProductsAt(
  collections: CatalogueSources,
  release: number,
  ids: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  const versions = await versionsOfIds('products', collections, release, ids);
  return new Map(
    Array.from(versions, ([id, version]) => [id, productOf(version as unknown as ProductVersion)]),
  );
}

/** Sorts the products and categories of a catalogue. */
export function catalogueOf(unordered: Omit<Catalogue<ProductRow>, 'allowsIndex'>): Catalogue<ProductRow> {
  return {
    ...unordered,
    products: unordered.products.sort((one, other) => one.createdAt - other.createdAt || byId(one, other)),
    categories: unordered.categories.sort((one, other) => one.position - other.position || byId(one, other)),
    redirects: unordered.redirects.sort((one, other) => compare(one.from, other.from)),
    allowsIndex: allowsIndex(unordered.products),
  };
}

/** @returns `isForm1`: whether the release has no redirects of its own */
export async function readTexts(
  collections: CatalogueSources,
  release: number,
): Promise<{ texts: CatalogueTexts; isForm1: boolean }> {
  const released = await readReleasedContent(collections, release);
  if (released?.selling !== undefined) {
    const { currency, timeZone = INDIAN_TIME, selling, hasSold = false } = released;
    // A version from before a section existed lacks it.
    const content = { ...SAMPLE_CONTENT, ...released.content };
    const collections = (released.collections ?? []).map(toCatalogueCollection);
    return { texts: { content, currency, timeZone, selling, hasSold, collections }, isForm1: false };
  }
  const { settings, hasSold } = await readSellingPast(collections);
  const content = released?.content ?? (await readContent(collections)).values;
  const currency = released?.currency ?? settings.currency;
  const { timeZone } = settings;
  const texts = { content, currency, timeZone, selling: sellingTerms(settings), hasSold, collections: [] };
  return { texts, isForm1: true };
}

async function readCurrentRedirects({
  redirects,
}: Pick<RedirectCollections, 'redirects'>): Promise<CatalogueRedirect[]> {
  const projection = { from: 1, to: 1, replacesPage: 1 };
  const found = await redirects.find({}, { projection, hint: FROM_INDEX }).sort({ from: 1 }).toArray();
  return found.map(({ _id, from, to, replacesPage }) => ({ id: _id.toHexString(), from, to, replacesPage }));
}

function allowsIndex(products: readonly ProductRow[]): boolean {
  let [listed, images] = [0, 0];
  for (const { isListed, facts } of products) {
    if (!isListed) continue;
    listed += 1;
    images += facts.variantImages;
    if (listed > MAX_INDEXED_PRODUCTS || images > MAX_INDEXED_VARIANT_IMAGES) return false;
  }
  return true;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function byId(one: { id: string }, other: { id: string }): number {
  return compare(one.id, other.id);
}
