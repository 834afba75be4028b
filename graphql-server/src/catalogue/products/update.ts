import { UserError } from '../../errors.ts';
import type { Context } from '../context.ts';
import { type PreparedImage, prepareImage, type ReadFile } from '../images/prepare-image.ts';
import type { ProductDraft } from '../rules/checks.ts';
import { toRupees } from '../rules/price.ts';
import { throwMissingOrStale } from '../versions.ts';
import { listedFields, type Product, type ProductFields, type ProductImage } from './product.ts';
import { productState } from './product-state.ts';
import { acceptFields, findProduct, readState, removeUnusedImages, storedImage } from './service.ts';

/** One place in a product's new row of pictures: one it has, by its hash, or a new file. */
export type PicturePlace = { hash: string } | { read: ReadFile };

/** What to change; what is undefined stays as it is. */
export interface ProductChange {
  fields: Partial<ProductDraft>;
  pictures?: PicturePlace[] | undefined;
  version?: number | null | undefined;
}

/** More than will ever change one product at the same moment. */
const MAX_TRIES = 100;
const NO_SUCH_IMAGE = 'This product has no such image: read it again.';

/**
 * Changes a product: fields and pictures together or not at all.
 * A caller who names no version changes the product as it is at that moment, so a lost race is tried again.
 * @throws UserError when the id is unknown, the version stale, a rule broken or a file no acceptable picture.
 */
export async function updateProduct(context: Context, id: string, change: ProductChange): Promise<Product> {
  let newImages: NewImages | null = null;
  for (let tries = 1; ; tries += 1) {
    const current = await findProduct(context, id);
    if (isStale(current, change)) return throwMissingOrStale('Product', productState(current));
    const fields = await acceptChange(context, current, change);
    // Only for what the rules accept: reading and decoding files takes longer than everything else.
    newImages ??= await prepareNew(change.pictures ?? []);
    const images = change.pictures ? placeImages(current, change.pictures, newImages) : current.images;
    const updated = await writeAt(context, current, { ...fields, images }, newImages);
    if (updated) return updated;
    if (change.version != null || tries === MAX_TRIES) {
      return throwMissingOrStale('Product', await readState(context, current._id));
    }
  }
}

type NewImages = Map<ReadFile, PreparedImage>;

function isStale(current: Product, { version }: ProductChange): boolean {
  return version != null && version !== current.version;
}

/** @throws UserError when the product would break a rule, or is to keep a picture it does not have. */
function acceptChange(
  context: Context,
  current: Product,
  { fields, pictures }: ProductChange,
): Promise<ProductFields> {
  const imageCount = (pictures ?? current.images).length;
  for (const picture of pictures ?? []) if ('hash' in picture) findImage(current, picture.hash);
  return acceptFields(context, draftOf(current, fields), imageCount, current.categoryId);
}

async function prepareNew(pictures: PicturePlace[]): Promise<NewImages> {
  const files = pictures.flatMap((picture) => ('read' in picture ? [picture.read] : []));
  const prepared = files.map(async (read) => [read, await prepareImage(await read())] as const);
  return new Map(await Promise.all(prepared));
}

/** Writes a new version of this one. @returns null when the product was changed since it was read. */
async function writeAt(
  context: Context,
  current: Product,
  fields: ProductFields & Pick<Product, 'images'>,
  newImages: NewImages,
): Promise<Product | null> {
  const updated = await context.images.storeFor([...newImages.values()], () =>
    context.revision.change(() =>
      context.products.findOneAndUpdate(
        { _id: current._id, version: current.version },
        { $set: { ...fields, ...listedFields(fields), updatedAt: new Date() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),
    ),
  );
  if (updated) await removeUnusedImages(context, current);
  return updated;
}

/** The product's new row of pictures. */
function placeImages(current: Product, pictures: PicturePlace[], newImages: NewImages): ProductImage[] {
  return pictures.map((picture) =>
    'read' in picture
      ? storedImage(newImages.get(picture.read) as PreparedImage)
      : findImage(current, picture.hash),
  );
}

/** @throws UserError when the product has no such picture. */
function findImage({ images }: Product, hash: string): ProductImage {
  const image = images.find((candidate) => candidate.hash === hash);
  if (image) return image;
  throw new UserError('BAD_USER_INPUT', NO_SUCH_IMAGE, { fieldErrors: { images: NO_SUCH_IMAGE } });
}

function draftOf(product: Product, changed: Partial<ProductDraft>): ProductDraft {
  return {
    title: changed.title ?? product.title,
    description: changed.description ?? product.description,
    regularPrice: changed.regularPrice ?? toRupees(product.regularPrice),
    sellingPrice: changed.sellingPrice ?? toRupees(product.sellingPrice),
    categoryId: changed.categoryId ?? product.categoryId.toHexString(),
    badge: changed.badge === undefined ? product.badge : changed.badge,
    isFeatured: changed.isFeatured ?? product.isFeatured,
    isPopular: changed.isPopular ?? product.isPopular,
    isNew: changed.isNew ?? product.isNew,
  };
}
