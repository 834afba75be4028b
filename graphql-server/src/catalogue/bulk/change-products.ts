import { setImmediate as turn } from 'node:timers/promises';
import { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
import { closeGroup } from '../../history/group.ts';
import { parseObjectId } from '../collections.ts';
import type { Context } from '../context.ts';
import { replaceProduct } from '../import/product-write.ts';
import type { Product } from '../products/product.ts';
import { productChange } from '../products/product-change.ts';
import { removeUnusedImages } from '../products/service.ts';
import type { ProductStatus } from '../rules/product-details.ts';
import { type ProductSelection, selectedBatches } from './selection.ts';

/** What many products get alike; what is not there stays as it is. */
export type ProductsChange = Partial<Pick<Product, 'badge' | 'isFeatured' | 'isPopular' | 'isNew'>> & {
  categoryId?: string;
  status?: ProductStatus;
};

/** The same with what the database has in place of names. */
type StoredChange = Omit<ProductsChange, 'categoryId'> & { categoryId?: ObjectId };

/**
 * Gives all selected products what the change names. Whatever breaks it off, the same change can be made again.
 * @returns how many had something else
 */
export async function changeProducts(
  context: Context,
  selection: ProductSelection,
  { categoryId, ...fields }: ProductsChange,
): Promise<number> {
  if (categoryId === undefined && Object.keys(fields).length === 0) {
    throw new UserError('BAD_USER_INPUT', 'Say what to change.');
  }
  const category = categoryId === undefined ? undefined : await findCategory(context, categoryId);
  const change = { ...fields, ...(category && { categoryId: category }) };
  return forEachBatch(context, selection, (recording, ids) => changeBatch(recording, ids, change));
}

/** Works on the selected products, some at a time, and has all their changes as one in the history. */
async function forEachBatch(
  context: Context,
  selection: ProductSelection,
  work: (context: Context, ids: ObjectId[]) => Promise<number>,
): Promise<number> {
  const batches = await selectedBatches(context, selection);
  const isOne = batches.length === 1 && batches[0]?.length === 1;
  const group = isOne ? null : { id: new ObjectId(), name: '' };
  const recorder = context.recorder.because({ source: 'BULK', ...(group && { group }) });
  let count = 0;
  try {
    for (const ids of batches) {
      count += await work({ ...context, recorder }, ids);
      await turn();
    }
  } finally {
    if (group) await closeGroup(context.history, group.id).catch(() => {});
  }
  return count;
}

async function findCategory({ categoryById }: Context, id: string): Promise<ObjectId> {
  const _id = parseObjectId(id);
  const category = _id && (await categoryById.load(_id.toHexString()));
  if (!category) assertValid({ categoryId: 'Category is required' });
  return _id as ObjectId;
}

async function changeBatch(
  { products, recorder, revision }: Context,
  ids: ObjectId[],
  change: StoredChange,
): Promise<number> {
  return revision.change('products', () =>
    recorder.transact(async (session) => {
      const found = products.find({ _id: { $in: ids } }, { session, projection: { facets: 0 } });
      const others = (await found.toArray()).filter((product) => isOther(product, change));
      if (others.length === 0) return 0;
      const writes = others.map((before) => ({ before, after: withChange(before, change) }));
      await products.bulkWrite(
        writes.map(({ before, after }) => replaceProduct(before, after)),
        { session },
      );
      const changes = writes.map(({ before, after }) => productChange(before, after));
      await recorder.record(session, changes);
      return writes.length;
    }),
  );
}

function isOther(product: Product, { categoryId, ...fields }: StoredChange): boolean {
  if (categoryId && !product.categoryId.equals(categoryId)) return true;
  const { badge, isFeatured, isPopular, isNew, status = 'ACTIVE' } = product;
  const present = { badge, isFeatured, isPopular, isNew, status };
  return Object.entries(fields).some(([field, value]) => present[field as keyof typeof present] !== value);
}

/** What is active has no status in the database. */
function withChange(product: Product, { status, ...change }: StoredChange): Product {
  const { status: present = 'ACTIVE', ...others } = product;
  const next = status ?? present;
  const changed = { ...others, ...change, version: product.version + 1, updatedAt: new Date() };
  return { ...changed, ...(next !== 'ACTIVE' && { status: next }) };
}

/** Deletes all selected products with the images that no others use. @returns how many there were */
export function deleteProducts(context: Context, selection: ProductSelection): Promise<number> {
  return forEachBatch(context, selection, deleteBatch);
}

async function deleteBatch(context: Context, ids: ObjectId[]): Promise<number> {
  const { products, recorder, revision } = context;
  const chosen = { _id: { $in: ids } };
  const gone = await revision.change('products', () =>
    recorder.transact(async (session) => {
      const found = await products.find(chosen, { session, projection: { facets: 0 } }).toArray();
      await products.deleteMany(chosen, { session });
      const changes = found.map((product) => productChange(product, null));
      await recorder.record(session, changes);
      return found;
    }),
  );
  await removeUnusedImages(context, { images: gone.flatMap(({ images }) => images) });
  return gone.length;
}
