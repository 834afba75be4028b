import { toUnits } from '@mela/rules/price.ts';
import type { ProductDraft } from '@mela/rules/product-checks.ts';
import { DETAIL_FIELDS } from '@mela/rules/product-details.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { ClientSession } from 'mongodb';
import { ConflictError, throwMissingOrStale, UserError } from '../../../kernel/errors.ts';
import type { PreparedImage } from '../../../kernel/images/decode-image.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { prepareImages, type UploadedFile } from '../../../kernel/images/prepare-image.ts';
import type { CatalogueContext } from '../context.ts';
import { type HandleFields, handleFields, withHandle, writeWithHandle } from '../handles.ts';
import { catalogueMessages } from '../messages.ts';
import { listedFields, type Product, type ProductContent, type ProductFields, skusOf } from './product.ts';
import { productChange } from './product-change.ts';
import { type AcceptedFields, acceptFields, describeImages, findProduct, withImages } from './service.ts';
import { isSameSku, rejectDuplicateSku } from './sku.ts';
import { totalStock, withoutStock } from './stock.ts';
import { writeStock } from './write-stock.ts';

/** An image after the change: an existing one by its hash, or a new file. */
export type ImagePlace = { hash: string } | { file: UploadedFile };

export interface ProductChange {
  fields: Partial<ProductDraft>;
  places?: ImagePlace[] | undefined;
  /** Stored images that the product may show from now on. */
  knownImages?: StoredImage[];
  version?: number | null | undefined;
}

const MAX_TRIES = 100;

/**
 * Changes a product's fields and images together. Without a version in the change, it retries after a conflict.
 * @param asked the change, or a function that derives it from the current product; if it returns null, nothing changes
 * @throws UserError when the id is unknown, the version is outdated, a rule is broken, or a file is not an acceptable image
 */
export async function updateProduct(
  context: CatalogueContext,
  id: string,
  asked: ProductChange | ((current: Product) => ProductChange | null),
): Promise<Product> {
  let newImages: (PreparedImage | null)[] | null = null;
  for (let tries = 1; ; tries += 1) {
    const current = await findProduct(context, id);
    const change = typeof asked === 'function' ? asked(current) : asked;
    if (!change) return current;
    if (isStale(current, change)) return throwMissingOrStale('Product', current);
    const fields = await acceptChange(context, current, change);
    // Decode images only once the rules are met, because decoding takes longest.
    newImages ??= await prepareImages((change.places ?? []).map(fileIn), context.config);
    const added = newImages;
    const images = imagesAfter(current.images, change, added);
    const write = (handles?: HandleFields) =>
      writeAt(context, current, { ...withImages(fields, images), images, ...handles }, added);
    const named = writeNamed(context, current, fields.title, change.fields.handle, write);
    const updated = await named.catch(asConflict);
    if (updated && !(updated instanceof ConflictError)) return updated;
    // Retry: a sale or stock correction conflicts without changing the product's version.
    const isOtherVersion = updated === null && change.version != null;
    if (isOtherVersion || tries === MAX_TRIES)
      return throwMissingOrStale('Product', await findProduct(context, id));
  }
}

/**
 * Applies a change without new files by the same rules, but does not write it. The caller uses `newActivationFaults` to set the
 * status.
 * @param formerImages images that may be restored, like the variants in `formerVariants`
 * @throws UserError when a rule is broken
 */
export async function changedProduct(
  context: CatalogueContext,
  current: Product,
  change: ProductChange,
  formerImages: StoredImage[],
  formerVariants: readonly string[] = [],
): Promise<ProductContent> {
  const accepted = await acceptChange(context, current, change, {
    formerImages,
    formerVariants,
    allowsActivationFaults: true,
  });
  const images = imagesAfter(current.images, change, [], formerImages);
  const fields = withImages(accepted, images);
  const { handle } = change.fields;
  const named = keepsHandle(current, handle)
    ? {}
    : handleFields(fields.title, withHandle(current, cleanText(handle)));
  const next = { ...named, images, version: current.version + 1, updatedAt: new Date() };
  const changed = { ...current, ...fields, ...next };
  for (const field of DETAIL_FIELDS) if (!(field in fields)) delete changed[field];
  if (!isSameSku(current, fields)) delete changed.skuException;
  return changed;
}

function asConflict(error: unknown): ConflictError {
  if (error instanceof ConflictError) return error;
  throw error;
}

function isStale(current: Product, { version }: ProductChange): boolean {
  return version != null && version !== current.version;
}

interface Accepting {
  /** Former images that may be restored. */
  formerImages?: StoredImage[];
  formerVariants?: readonly string[];
  allowsActivationFaults?: boolean;
}

function acceptChange(
  context: CatalogueContext,
  current: Product,
  { fields, places, knownImages = [] }: ProductChange,
  { formerImages = knownImages, ...accepting }: Accepting = {},
): Promise<AcceptedFields> {
  const imageCount = (places ?? current.images).length;
  assertHasImages([...current.images, ...formerImages], places ?? []);
  return acceptFields(context, draftOf(current, fields, context.currency), imageCount, {
    current,
    ...accepting,
  });
}

function assertHasImages(images: StoredImage[], places: ImagePlace[]): void {
  const imageErrors = places.flatMap((place, index) =>
    'file' in place || images.some(({ hash }) => hash === place.hash)
      ? []
      : [{ index, message: catalogueMessages.productLacksImage }],
  );
  if (imageErrors.length === 0) return;
  throw new UserError('BAD_USER_INPUT', catalogueMessages.productLacksImage, {
    fieldErrors: { images: catalogueMessages.productLacksImage },
    imageErrors,
  });
}

function fileIn(place: ImagePlace): UploadedFile | null {
  return 'file' in place ? place.file : null;
}

/** @param handle the new handle. undefined keeps it; blank creates one from the title */
async function writeNamed(
  { products }: CatalogueContext,
  current: Product,
  title: string,
  handle: unknown,
  write: (handles?: HandleFields) => Promise<Product | null>,
): Promise<Product | null> {
  if (keepsHandle(current, handle)) return write();
  const chosen = { _id: current._id, heading: title, chosen: cleanText(handle) };
  return writeWithHandle(products, chosen, (free) => write(handleFields(title, withHandle(current, free))));
}

/** @returns null when the product has changed since it was read */
async function writeAt(
  context: CatalogueContext,
  current: Product,
  fields: ProductFields & Pick<Product, 'images'> & Partial<HandleFields>,
  newImages: (PreparedImage | null)[],
): Promise<Product | null> {
  const { images, products, productFlags, recorder, disk } = context;
  const { stock, variants } = fields;
  const stored = withoutStock(fields);
  const gone: string[] = DETAIL_FIELDS.filter((field) => !(field in stored));
  if (!isSameSku(current, fields)) gone.push('skuException');
  const skus = skusOf(fields);
  if (skus.length === 0) gone.push('skus');
  const write = async (session: ClientSession) => {
    const written = await products.findOneAndUpdate(
      { _id: current._id, version: current.version },
      {
        $set: {
          ...stored,
          ...listedFields(fields, productFlags),
          ...(skus.length > 0 && { skus }),
          updatedAt: new Date(),
        },
        $unset: Object.fromEntries(gone.map((field) => [field, ''])),
        $inc: { version: 1 },
      },
      { returnDocument: 'after', session },
    );
    if (!written) return null;
    const after = { ...written, ...(stock !== undefined && { stock }), ...(variants && { variants }) };
    await writeStock(context, session, [{ before: current, after }]);
    await recorder.record(session, [productChange(current, after)]);
    return written;
  };
  await images.write(newImages.filter((image) => image !== null));
  return disk.change(() => recorder.transact(write)).catch(rejectDuplicateSku);
}

function keepsHandle({ handles }: Product, handle: unknown): boolean {
  return handle === undefined || cleanText(handle) === handles?.[0];
}

function imagesAfter(
  images: StoredImage[],
  { fields, places, knownImages = [] }: ProductChange,
  newImages: (PreparedImage | null)[],
  formerImages = knownImages,
): StoredImage[] {
  const placed = places ? placeImages([...images, ...formerImages], places, newImages) : images;
  return describeImages(placed, fields.imageAlts);
}

function placeImages(
  known: StoredImage[],
  places: ImagePlace[],
  newImages: (PreparedImage | null)[],
): StoredImage[] {
  const byHash = new Map(known.map((image) => [image.hash, image]));
  return places.flatMap((place, index) => {
    const image = 'hash' in place ? byHash.get(place.hash) : newImages[index];
    return image ? [image] : [];
  });
}

/** The regular price for a draft. null if the product is not on sale. */
function regularPriceOf({ regularPrice, sellingPrice }: Product, currency: string): number | null {
  return regularPrice === sellingPrice ? null : toUnits(regularPrice, currency);
}

function draftOf(product: Product, changed: Partial<ProductDraft>, currency: string): ProductDraft {
  return {
    title: changed.title ?? product.title,
    description: changed.description ?? product.description,
    regularPrice:
      changed.regularPrice === undefined ? regularPriceOf(product, currency) : changed.regularPrice,
    sellingPrice: changed.sellingPrice ?? toUnits(product.sellingPrice, currency),
    categoryId: changed.categoryId ?? product.categoryId.toHexString(),
    badge: changed.badge === undefined ? product.badge : changed.badge,
    isFeatured: changed.isFeatured ?? product.isFeatured,
    isPopular: changed.isPopular ?? product.isPopular,
    isNew: changed.isNew ?? product.isNew,
    ...Object.fromEntries(
      DETAIL_FIELDS.map((field) => [field, changed[field] === undefined ? product[field] : changed[field]]),
    ),
    stock: changed.stock === undefined ? totalStock(product) : changed.stock,
    // If omitted, they follow from the options.
    variants: changed.variants,
    handle: changed.handle,
    imageAlts: changed.imageAlts,
  };
}
