import type { Context } from '../catalogue/context.ts';
import type { Product, ProductContent, ProductImage } from '../catalogue/products/product.ts';
import { productState } from '../catalogue/products/product-change.ts';
import { restoreProduct } from '../catalogue/products/restore.ts';
import { deleteProduct } from '../catalogue/products/service.ts';
import { type ProductChange, updateProduct } from '../catalogue/products/update.ts';
import { toRupees } from '../catalogue/rules/price.ts';
import type { State } from './changed-fields.ts';
import { assertNotChangedLater, assertUnchanged, fieldsOf, retryChange } from './changed-since.ts';
import type { HistoryEntry } from './entry.ts';

export async function undoProductChange(context: Context, entry: HistoryEntry): Promise<void> {
  if (entry.action === 'DELETED') {
    await restoreProduct(context, entry.before as ProductContent);
    return;
  }
  if (entry.action === 'CREATED') await assertNotChangedLater(context, entry);
  await retryChange('product', context.products, entry, (product) => undoAt(context, entry, product));
}

async function undoAt(context: Context, entry: HistoryEntry, product: Product): Promise<void> {
  const { version } = product;
  const id = product._id.toHexString();
  if (entry.action === 'CREATED') {
    await deleteProduct(context, id, version);
    return;
  }
  assertUnchanged(entry, productState(product));
  await updateProduct(context, id, { ...changeBack(entry), version });
}

/** The change that gives the changed fields what they had; null is for what they did not have. */
function changeBack(entry: HistoryEntry): Omit<ProductChange, 'version'> {
  const before: State = entry.before ?? {};
  const { images, categoryId, ...fields } = Object.fromEntries(
    fieldsOf(entry).map((field) => [field, before[field] ?? null]),
  );
  for (const price of ['regularPrice', 'sellingPrice']) {
    if (price in fields) fields[price] = toRupees(fields[price] as number);
  }
  const former = images as ProductImage[] | undefined;
  return {
    fields: { ...fields, ...(categoryId !== undefined && { categoryId: String(categoryId) }) },
    ...(former && { places: former.map(({ hash }) => ({ hash })), formerImages: former }),
  };
}
