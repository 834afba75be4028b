import { IMAGE_INDEX } from '../collections.ts';
import type { Context } from '../context.ts';
import { IMAGE_FILE } from '../images/image-store.ts';
import { type ProductImage, UPLOADS_PATH } from '../products/product.ts';
import { NEWEST } from '../versions.ts';
import type { Choice } from './category-lookup.ts';

const HASHES_PER_QUERY = 1_000;
/** How much of a path is repeated to say what is wrong with it. */
const MAX_SHOWN = 80;
const NOT_HERE = 'is not a picture on this server: only pictures that products here have can be imported.';
const SEPARATORS = /[\s|]+/;
const FOLDER = `${UPLOADS_PATH.slice(1)}/`;

/** The hashes of the pictures that a row's cell names, as far as its paths are those of pictures. */
export function imageHashes(cell: string): string[] {
  return pathsIn(cell)
    .map(hashIn)
    .filter((hash) => hash !== null);
}

/** Finds those of the pictures that products of this server use: these have their files. */
export async function findImages(
  { products }: Context,
  hashes: string[],
): Promise<Map<string, ProductImage>> {
  const found = new Map<string, ProductImage>();
  for (let start = 0; start < hashes.length; start += HASHES_PER_QUERY) {
    const some = new Set(hashes.slice(start, start + HASHES_PER_QUERY));
    const using = products
      .find({ 'images.hash': { $in: [...some] } }, { ...NEWEST, projection: { _id: 0, images: 1 } })
      .hint(IMAGE_INDEX);
    for await (const { images } of using) {
      for (const image of images) if (some.has(image.hash)) found.set(image.hash, image);
    }
  }
  return found;
}

/**
 * The pictures that a row's cell names, in its order.
 * @param own those that its product has already.
 */
export function chooseImages(
  known: Map<string, ProductImage>,
  own: ProductImage[],
  cell: string,
): Choice<ProductImage[]> {
  const value: ProductImage[] = [];
  for (const path of pathsIn(cell)) {
    const hash = hashIn(path) ?? '';
    const image = known.get(hash) ?? own.find((candidate) => candidate.hash === hash);
    if (!image) return { value, fault: `"${path.slice(0, MAX_SHOWN)}" ${NOT_HERE}` };
    value.push(image);
  }
  return { value };
}

function pathsIn(cell: string): string[] {
  return cell.split(SEPARATORS).filter((path) => path !== '');
}

function hashIn(path: string): string | null {
  const name = path.replace(/^\//, '');
  return name.startsWith(FOLDER) ? (IMAGE_FILE.exec(name.slice(FOLDER.length))?.[1] ?? null) : null;
}
