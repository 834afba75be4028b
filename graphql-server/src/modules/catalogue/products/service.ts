import type { Badge } from '@mela/rules/badges.ts';
import { type CustomFields, changeCustomFields, type DeclaredField } from '@mela/rules/custom-fields.ts';
import { readMinorUnits } from '@mela/rules/money.ts';
import { toMinorUnits, toUnits } from '@mela/rules/price.ts';
import { checkProduct, type ProductDraft } from '@mela/rules/product-checks.ts';
import { readAlts, readDetails, readOptions } from '@mela/rules/product-details.ts';
import { cleanText } from '@mela/rules/text.ts';
import type { AcceptedVariant, VariantDraft } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import type { FieldMessages } from '../../../kernel/errors.ts';
import { assertValid, throwMissingOrStale } from '../../../kernel/errors.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { tooManyImages } from '../../../kernel/images/image-errors.ts';
import { prepareImages, type UploadedFile } from '../../../kernel/images/prepare-image.ts';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { HANDLE_TAKEN, handleFields, isHandleTaken, writeWithHandle } from '../handles.ts';
import { catalogueMessages } from '../messages.ts';
import { acceptStock } from './accept-stock.ts';
import { newProduct, type Product, type ProductFields, toDocument } from './product.ts';
import { productChange } from './product-change.ts';
import { findSkuOwners, newSkus, rejectDuplicateSku, type SkuOwners, skuFaults } from './sku.ts';
import { withStock } from './stock.ts';
import { identifyVariants, variantsWithImages, withVariants } from './variants.ts';
import { writeStock } from './write-stock.ts';

/** @throws UserError when a rule is broken or a file is not an acceptable image */
export async function createProduct(
  context: CatalogueContext,
  draft: ProductDraft,
  files: UploadedFile[],
  _id = new ObjectId(),
): Promise<Product> {
  const { images, products, productFlags, recorder, disk } = context;
  const fields = await acceptFields(context, draft, files.length, { _id });
  const prepared = (await prepareImages(files, context.config)).filter((image) => image !== null);
  const described = describeImages(prepared, draft.imageAlts);
  const insert = (handle: string) => () =>
    recorder.transact(async (session) => {
      const content = newProduct(withImages(fields, described), described, new Date(), _id);
      const product = { ...content, ...handleFields(fields.title, [handle]) };
      const document = toDocument(product, productFlags);
      await products.insertOne(document, { session });
      await writeStock(context, session, [{ before: null, after: product }]);
      await recorder.record(session, [productChange(null, product)]);
      return document;
    });
  const chosen = { _id, heading: fields.title, chosen: cleanText(draft.handle) };
  const write = (handle: string) => disk.change(insert(handle)).catch(rejectDuplicateSku);
  await images.write(prepared);
  return writeWithHandle(products, chosen, write);
}

/** Deletes a product. @throws UserError when the id is unknown or the version outdated */
export async function deleteProduct(
  context: CatalogueContext,
  id: string,
  version?: number | null,
): Promise<Product> {
  const { products, recorder, disk } = context;
  const current = await findProduct(context, id);
  const filter = { _id: current._id, ...(version == null ? {} : { version }) };
  const deleted = await disk.change(() =>
    recorder.transact(async (session) => {
      const gone = await products.findOneAndDelete(filter, { session });
      if (!gone) return null;
      const [before = gone] = await withStock(context, [gone], session);
      await writeStock(context, session, [{ before, after: null }]);
      await recorder.record(session, [productChange(before, null)]);
      return gone;
    }),
  );
  if (!deleted) return throwMissingOrStale('Product', await findProduct(context, id));
  return deleted;
}

/** A product with its stock. @throws UserError when the id is unknown */
export async function findProduct(context: CatalogueContext, id: string): Promise<Product> {
  const _id = parseObjectId(id);
  const found = _id && (await context.products.findOne({ _id }, NEWEST));
  const [product] = found ? await withStock(context, [found]) : [];
  return product ?? throwMissingOrStale('Product', null);
}

/** The validated fields of a draft. Its variants refer to images in the same way as the draft's. */
export type AcceptedFields = Omit<ProductFields, 'variants'> & {
  variants?: (Omit<AcceptedVariant, 'onHand'> & { id: string; onHand?: number })[];
};

export function withImages(
  { variants, ...fields }: AcceptedFields,
  images: readonly StoredImage[],
): ProductFields {
  return { ...fields, ...variantsWithImages(variants, images) };
}

interface Accepted {
  /** The product to change. It may stay in a deleted category, and keep its SKUs. */
  current?: Product | null;
  /**
   * The id of the product. A new product has one before it is created, because a concurrent request with the same key may create
   * it first.
   */
  _id?: ObjectId | undefined;
  /** The products with the draft's SKUs. Looked up if omitted. */
  skuOwners?: SkuOwners;
  /** The ids of former variants that may be restored. */
  formerVariants?: readonly string[];
  /** Whether to ignore activation errors. The caller then uses `newActivationFaults` to set the product's status. */
  allowsActivationFaults?: boolean;
}

/**
 * Validates a draft and reads its fields.
 * @throws UserError with the first broken rule's message, and all of them by field
 */
export async function acceptFields(
  { config, categoryById, currency, products, productFields }: CatalogueContext,
  said: ProductDraft,
  imageCount: number,
  { current = null, _id = current?._id, skuOwners, formerVariants, allowsActivationFaults }: Accepted = {},
): Promise<AcceptedFields> {
  if (imageCount > config.maxImages) throw tooManyImages(config.maxImages);
  const draft = withOnlyVariant(withVariants(said, current), currency);
  const categoryId = parseObjectId(draft.categoryId);
  const isCurrent = categoryId !== null && current?.categoryId.equals(categoryId) === true;
  const hasCategory =
    isCurrent || (categoryId !== null && (await categoryById.load(categoryId.toHexString())) !== null);
  const read = readDetails(draft);
  const checked = allowsActivationFaults ? { ...draft, status: 'DRAFT' } : draft;
  const { variants } = read;
  const faults: FieldMessages = checkProduct(checked, {
    hasCategory,
    imageCount,
    currency,
    current,
    variants,
  });
  const handle = cleanText(draft.handle);
  const isNewHandle = handle !== '' && handle !== current?.handles?.[0] && !faults['handle'];
  if (isNewHandle && (await isHandleTaken(products, handle, _id))) faults['handle'] = HANDLE_TAKEN;
  const productId = _id ?? new ObjectId();
  const identified = identifyVariants(read, current, productId, formerVariants);
  const { details, fault } = acceptStock(identified, draft, current, productId, formerVariants);
  const owners = skuOwners ?? (await findSkuOwners(products, newSkus(details, current)));
  const custom = await acceptCustomFields(productFields, current, draft.customFields);
  assertValid({ ...fault, ...skuFaults(owners, details, current, _id), ...faults, ...custom.faults });
  return {
    title: cleanText(draft.title),
    description: cleanText(draft.description),
    categoryId: categoryId as ObjectId,
    // Without a regular price, the product is not on sale, so both prices are the same.
    regularPrice: toMinorUnits(draft.regularPrice ?? draft.sellingPrice, currency) as number,
    sellingPrice: toMinorUnits(draft.sellingPrice, currency) as number,
    badge: draft.badge as Badge | null,
    isFeatured: draft.isFeatured === true,
    isPopular: draft.isPopular === true,
    isNew: draft.isNew === true,
    ...details,
    ...(custom.fields && { customFields: custom.fields }),
  };
}

/** @param said a list changes only the fields it contains; an object replaces all fields; undefined keeps them, null removes them */
async function acceptCustomFields(
  declared: readonly DeclaredField[],
  current: Product | null,
  said: unknown,
) {
  if (Array.isArray(said)) {
    const { fields, faults } = changeCustomFields(declared, current?.customFields, said);
    return { fields, faults: { ...faults, ...(await choiceFaults(declared, current, fields)) } };
  }
  const fields =
    said === undefined ? current?.customFields : ((said ?? undefined) as CustomFields | undefined);
  return { fields, faults: {} };
}

/** Checks choices, but lets a product keep one that is no longer available. */
async function choiceFaults(
  declared: readonly DeclaredField[],
  current: Product | null,
  fields?: CustomFields,
) {
  const faults: FieldMessages = {};
  for (const { module, name, label, readChoices } of declared) {
    const value = fields?.[module]?.[name];
    if (!readChoices || value === undefined || value === current?.customFields?.[module]?.[name]) continue;
    const isOffered = (await readChoices()).some((choice) => choice.value === value);
    if (!isOffered) faults[`customFields.${module}.${name}`] = catalogueMessages.unknownChoice({ label });
  }
  return faults;
}

/** Images in their stored form. If `alts` is undefined, each keeps its alternative text. */
export function describeImages(images: StoredImage[], alts: unknown): StoredImage[] {
  const texts = readAlts(alts);
  return images.map(({ hash, width, height, alt: ownAlt }, index) => {
    const alt = alts === undefined ? ownAlt : texts[index];
    return { hash, width, height, ...(alt && { alt }) };
  });
}

/** For a product without options: moves the fields of its only variant to the product itself. */
function withOnlyVariant(draft: ProductDraft, currency: string): ProductDraft {
  const drafts = (Array.isArray(draft.variants) ? draft.variants : []) as (VariantDraft | null)[];
  const [only] = drafts;
  if (!only || drafts.length > 1 || readOptions(draft.options).length > 0) return draft;
  const [price, compareAtPrice] = [readMinorUnits(only.price), readMinorUnits(only.compareAtPrice)];
  const sellingPrice = price == null ? draft.sellingPrice : toUnits(price, currency);
  const isOnSale = compareAtPrice !== toMinorUnits(sellingPrice, currency);
  const regularPrice = compareAtPrice != null && isOnSale ? toUnits(compareAtPrice, currency) : null;
  return {
    ...draft,
    sellingPrice,
    ...(compareAtPrice != null && { regularPrice }),
    ...(cleanText(only.sku) && { sku: only.sku }),
    ...(cleanText(only.barcode) && { barcode: only.barcode }),
    ...(only.weightGrams != null && { weightGrams: only.weightGrams }),
    ...(only.cost != null && { cost: only.cost }),
  };
}
