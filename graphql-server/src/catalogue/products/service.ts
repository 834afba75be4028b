import type { FindCursor, ObjectId } from 'mongodb';
import { assertValid } from '../../errors.ts';
import { NEWEST, parseObjectId, throwMissingOrStale } from '../collections.ts';
import type { Context } from '../context.ts';
import { tooManyImages } from '../images/image-errors.ts';
import { prepareImages, type UploadedFile } from '../images/prepare-image.ts';
import { categoryFacet, facetFilter, flagFacet, NOTHING, textFacets } from '../list/facets.ts';
import { indexName, type Page, type PageRequest, readPage, type SortOrder } from '../list/page.ts';
import { type Badge, checkProduct, cleanText, type ProductDraft } from '../rules/checks.ts';
import { toPaise } from '../rules/price.ts';
import { newProduct, type Product, type ProductFields, type ProductImage, toDocument } from './product.ts';

/** A product matches when it matches every condition given. */
export interface ProductFilter {
  categoryId?: string | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPopular?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  text?: string | null | undefined;
}

export type ProductPage = Page<Product>;

export async function listProducts(
  context: Context,
  request: Omit<PageRequest, 'facets'>,
  filter: ProductFilter,
): Promise<ProductPage> {
  const facets = await facetsOf(context, filter);
  return readPage(context.products, { ...request, facets }, context.scans);
}

export async function findProducts(
  context: Context,
  { field, direction }: SortOrder,
  filter: ProductFilter,
): Promise<FindCursor<Product>> {
  return context.products
    .find(facetFilter(await facetsOf(context, filter)), { projection: { facets: 0 } })
    .hint(indexName(field))
    .sort({ [field]: direction, _id: direction });
}

async function facetsOf(
  { categoryById, counts, products, scans }: Context,
  filter: ProductFilter,
): Promise<string[]> {
  const facets = textFacets(filter.text);
  if (filter.categoryId != null) {
    const id = parseObjectId(filter.categoryId);
    const category = id && (await categoryById.load(id.toHexString()));
    facets.push(category ? categoryFacet(category._id) : NOTHING);
  }
  if (filter.isFeatured != null) facets.push(flagFacet('featured', filter.isFeatured));
  if (filter.isPopular != null) facets.push(flagFacet('popular', filter.isPopular));
  if (filter.isNew != null) facets.push(flagFacet('new', filter.isNew));
  return counts.rarestFirst(products, facets, scans);
}

/** @throws UserError when a rule is broken or a file is not an acceptable image. */
export async function createProduct(
  context: Context,
  draft: ProductDraft,
  files: UploadedFile[],
): Promise<Product> {
  const { creationOrder, images, products, revision } = context;
  const fields = await acceptFields(context, draft, files.length);
  const prepared = (await prepareImages(files, context.config)).filter((image) => image !== null);
  const insert = () =>
    creationOrder.create(1, async (nextMoment, session) => {
      const product = toDocument(newProduct(fields, prepared.map(storedImage), nextMoment()));
      await products.insertOne(product, { session });
      return product;
    });
  return (await images.storeFor(prepared, () => revision.change('products', insert))) as Product;
}

/** Deletes a product with the images no other product uses. @throws UserError when the id is unknown or the version stale */
export async function deleteProduct(context: Context, id: string, version?: number | null): Promise<Product> {
  const { products, revision } = context;
  const current = await findProduct(context, id);
  const filter = { _id: current._id, ...(version == null ? {} : { version }) };
  const deleted = await revision.change('products', () => products.findOneAndDelete(filter));
  if (!deleted) return throwMissingOrStale('Product', await products.findOne({ _id: current._id }, NEWEST));
  await removeUnusedImages(context, deleted);
  return deleted;
}

/** Removes images that a product no longer has and no other uses; a failure does not undo the change. */
export async function removeUnusedImages(
  { images, log }: Context,
  former: Pick<Product, 'images'>,
  remaining: ProductImage[] = [],
): Promise<void> {
  const hashes = new Set(remaining.map(({ hash }) => hash));
  const dropped = former.images.map(({ hash }) => hash).filter((hash) => !hashes.has(hash));
  try {
    await images.removeUnused(dropped);
  } catch (error) {
    log.error(
      { err: error },
      'Unused images could not be removed: they go with the sweep at the next start.',
    );
  }
}

export async function findProduct({ products }: Context, id: string): Promise<Product> {
  const _id = parseObjectId(id);
  const product = _id && (await products.findOne({ _id }, NEWEST));
  return product ?? throwMissingOrStale('Product', null);
}

/**
 * Checks a draft by the rules and reads its fields.
 * @param currentCategoryId the product's category, where it may stay even when that was deleted.
 * @throws UserError with the first broken rule's message, and all of them by field.
 */
export async function acceptFields(
  { config, categoryById }: Context,
  draft: ProductDraft,
  imageCount: number,
  currentCategoryId?: ObjectId,
): Promise<ProductFields> {
  if (imageCount > config.maxImages) throw tooManyImages(config.maxImages);
  const categoryId = parseObjectId(draft.categoryId);
  const isCurrent = categoryId !== null && currentCategoryId?.equals(categoryId) === true;
  const hasCategory =
    isCurrent || (categoryId !== null && (await categoryById.load(categoryId.toHexString())) !== null);
  assertValid(checkProduct(draft, { hasCategory, imageCount }));
  return {
    title: cleanText(draft.title),
    description: cleanText(draft.description),
    categoryId: categoryId as ObjectId,
    regularPrice: toPaise(draft.regularPrice) as number,
    sellingPrice: toPaise(draft.sellingPrice) as number,
    badge: draft.badge as Badge | null,
    isFeatured: draft.isFeatured === true,
    isPopular: draft.isPopular === true,
    isNew: draft.isNew === true,
  };
}

export function storedImage({ hash, width, height }: ProductImage): ProductImage {
  return { hash, width, height };
}
