import type { Cells } from '@mela/rules/import-columns.ts';
import { orderKey } from '@mela/rules/search.ts';
import { type StoredImage, UPLOADS_PATH } from '../../../kernel/images/image.ts';
import { IMAGE_FILE } from '../../../kernel/images/image-store.ts';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import type { Category } from '../categories/category.ts';
import { IMAGE_INDEX } from '../collections.ts';
import type { CatalogueContext } from '../context.ts';
import { facetFilter, WITHOUT_FACETS } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { catalogueTexts } from '../messages.ts';
import type { Product } from '../products/product.ts';

/** The maximum length of a cell that an error message quotes. */
const MAX_SHOWN = 80;
export const ADDRESS = /^https?:\/\//i;
/** A placeholder for an image until it is downloaded. */
const NOT_FETCHED: StoredImage = { hash: '', width: 0, height: 0 };
const PATH = /[^\s|]+/g;
const FOLDER = `${UPLOADS_PATH.slice(1)}/`;

/** The result of resolving a cell. `fault` is a sentence that says why it could not be resolved. */
export interface Lookup<T> {
  value: T;
  fault?: string;
}

/** All categories, to resolve the rows of an import. */
export interface Categories {
  byId: Map<string, Category>;
  byName: Map<string, Category[]>;
}

/**
 * Loads all categories at once, and adds them to the cache of the product rules, which would otherwise load
 * them one by one.
 */
export async function readCategories({ categories, categoryById }: CatalogueContext): Promise<Categories> {
  const all = await categories
    .find(facetFilter([]), { projection: WITHOUT_FACETS })
    .hint(indexName('createdAt'))
    .toArray();
  for (const category of all) categoryById.prime(category._id.toHexString(), category);
  return {
    byId: new Map(all.map((category) => [category._id.toHexString(), category])),
    byName: Map.groupBy(all, ({ name }) => name),
  };
}

/**
 * The id of a row's category, found by its id or else by its unique name.
 * @param current the existing product, which may stay uncategorised
 */
export function findCategoryId(
  { byId, byName }: Categories,
  cells: Cells,
  current: Product | null,
): Lookup<string> {
  const id = cells.category_id?.trim().toLowerCase() ?? '';
  const name = cells.category?.trim() ?? '';
  if (id !== '') return byIdAndName(byId, id, name);
  if (name !== '') return byNameAlone(byName, name);
  const currentId = current?.categoryId.toHexString() ?? '';
  return { value: byId.has(currentId) ? '' : currentId };
}

function byIdAndName(byId: Categories['byId'], id: string, name: string): Lookup<string> {
  const category = byId.get(id);
  if (!category) return fault(catalogueTexts.noCategoryWithId({ id: shorten(id) }));
  if (name === '' || name === category.name) return { value: id };
  return fault(catalogueTexts.categoriesDiffer({ name: category.name, other: shorten(name) }));
}

function byNameAlone(byName: Categories['byName'], name: string): Lookup<string> {
  const named = byName.get(name) ?? namedInAnyCase(byName, name);
  const [category, another] = named;
  if (!category) return fault(catalogueTexts.noCategoryNamed({ name: shorten(name) }));
  if (another) return fault(catalogueTexts.categoryAmbiguous({ count: named.length, name }));
  return { value: category._id.toHexString() };
}

/** Whether a category has this name, ignoring case. */
export function hasCategoryNamed({ byName }: Categories, name: string): boolean {
  return byName.has(name) || namedInAnyCase(byName, name).length > 0;
}

/** Finds categories by name, ignoring case. Callers prefer exact matches. */
function namedInAnyCase(byName: Categories['byName'], name: string): Category[] {
  const key = orderKey(name);
  return [...byName.values()].flat().filter(({ nameKey }) => nameKey === key);
}

function fault(sentence: string): Lookup<string> {
  return { value: '', fault: sentence };
}

function shorten(cell: string): string {
  return cell.slice(0, MAX_SHOWN);
}

/** The URLs of images in a row. */
export function imageAddresses(
  { config: { maxImages } }: CatalogueContext,
  { images = '' }: Cells,
): string[] {
  return pathsIn(images, maxImages).filter((path) => ADDRESS.test(path));
}

/** The hashes of the uploaded images that a row refers to by path. */
export function imageHashes({ config: { maxImages } }: CatalogueContext, { images = '' }: Cells): string[] {
  return pathsIn(images, maxImages)
    .map(hashIn)
    .filter((hash) => hash !== null);
}

/** Finds which of the images this shop's products use. The files of those images exist. */
export async function findImages(
  { products }: CatalogueContext,
  hashes: string[],
): Promise<Map<string, StoredImage>> {
  const wanted = new Set(hashes);
  const found = new Map<string, StoredImage>();
  const using = products
    .find({ 'images.hash': { $in: [...wanted] } }, { ...NEWEST, projection: { _id: 0, images: 1 } })
    .hint(IMAGE_INDEX);
  for await (const { images } of using) {
    for (const { hash, width, height } of images) {
      if (wanted.has(hash)) found.set(hash, { hash, width, height });
    }
    if (found.size === wanted.size) break;
  }
  return found;
}

/** The images that rows may use. */
export interface KnownImages {
  /** Images of products by hash. */
  images: Map<string, StoredImage>;
  /** Downloaded images and failed downloads by URL. */
  remote: Map<string, Lookup<StoredImage | null>>;
  /** Images from earlier imports by URL, if the batch's products still have them. */
  fetched: Map<string, StoredImage>;
}

/**
 * The images of a row's cell, in order.
 * @param own the product's current images
 */
export function chooseImages(
  { config: { maxImages } }: Pick<CatalogueContext, 'config'>,
  { images: known, remote, fetched: before }: KnownImages,
  own: StoredImage[],
  cell: string,
): Lookup<StoredImage[]> {
  const value: StoredImage[] = [];
  for (const path of pathsIn(cell, maxImages)) {
    if (ADDRESS.test(path)) {
      const { value: fetched, fault } = remote.get(path) ?? { value: before.get(path) ?? NOT_FETCHED };
      if (fault !== undefined || !fetched)
        return { value, fault: fault ?? `"${shorten(path)}" ${catalogueTexts.notAnImageHere}` };
      value.push(fetched);
      continue;
    }
    const hash = hashIn(path) ?? '';
    const image = own.find((candidate) => candidate.hash === hash) ?? known.get(hash);
    if (!image) return { value, fault: `"${shorten(path)}" ${catalogueTexts.notAnImageHere}` };
    value.push(image);
  }
  return { value };
}

/** The image paths in a cell. Stops one above the limit, which is enough to reject the row. */
function pathsIn(cell: string, maxImages: number): string[] {
  return [...cell.matchAll(PATH).take(maxImages + 1)].map(([path]) => path);
}

function hashIn(path: string): string | null {
  const name = path.replace(/^\//, '');
  return name.startsWith(FOLDER) ? (IMAGE_FILE.exec(name.slice(FOLDER.length))?.[1] ?? null) : null;
}
