import { MAX_TITLE_LENGTH } from '@mela/rules/product-checks.ts';
import { ownVariantId } from '@mela/rules/variant-ids.ts';
import type { Variant } from '@mela/rules/variants.ts';
import { ObjectId } from 'mongodb';
import type { CatalogueContext } from '../context.ts';
import { handleFields, writeWithHandle } from '../handles.ts';
import { type Product, toDocument } from './product.ts';
import { productChange } from './product-change.ts';
import { findProduct } from './service.ts';
import { writeStock } from './write-stock.ts';

const SUFFIX = ' (copy)';

/** Adds a copy of a product as a draft without an SKU. @throws UserError when the id is unknown */
export async function duplicateProduct(
  context: CatalogueContext,
  id: string,
  _id = new ObjectId(),
): Promise<Product> {
  const { products, productFlags, recorder, disk } = context;
  const {
    sku: _,
    barcode: __,
    skuException: ___,
    skus: ____,
    boughtWith: _____,
    variants,
    ...original
  } = await findProduct(context, id);
  const title = original.title.slice(0, MAX_TITLE_LENGTH - SUFFIX.length).toWellFormed() + SUFFIX;
  const insert = (handle: string) =>
    recorder.transact(async (session) => {
      const createdAt = new Date();
      const now = { version: 1, createdAt, updatedAt: createdAt };
      const own = { _id, title, status: 'DRAFT' as const, ...handleFields(title, [handle]) };
      const copied = variants && { variants: copyVariants(variants, _id) };
      const copy = { ...original, ...copied, ...own, ...now };
      const document = toDocument(copy, productFlags);
      await products.insertOne(document, { session });
      await writeStock(context, session, [{ before: null, after: copy }]);
      await recorder.record(session, [productChange(null, copy)]);
      return document;
    });
  const write = (handle: string) => disk.change(() => insert(handle));
  return writeWithHandle(products, { _id, heading: title, chosen: '' }, write);
}

/** Copies variants with new ids, and without SKUs and barcodes. */
function copyVariants(variants: readonly Variant[], productId: ObjectId): Variant[] {
  return variants.map(({ sku: _, barcode: __, ...variant }, index) => ({
    ...variant,
    id: index === 0 ? ownVariantId(productId.toHexString()) : new ObjectId().toHexString(),
  }));
}
