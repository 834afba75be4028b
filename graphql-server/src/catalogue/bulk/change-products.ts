import { setImmediate as turn } from 'node:timers/promises';
import type { ObjectId } from 'mongodb';
import { assertValid, UserError } from '../../errors.ts';
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
  const recorder = context.recorder.because({ source: 'BULK' });
  const change = { ...fields, ...(category && { categoryId: category }) };
  let changed = 0;
  for (const ids of await selectedBatches(context, selection)) {
    changed += await changeBatch({ ...context, recorder }, ids, change);
    await turn();
  }
  return changed;
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
export async function deleteProducts(context: Context, selection: ProductSelection): Promise<number> {
  const { products, revision } = context;
  const recorder = context.recorder.because({ source: 'BULK' });
  let deleted = 0;
  for (const ids of await selectedBatches(context, selection)) {
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
    deleted += gone.length;
    await removeUnusedImages(context, { images: gone.flatMap(({ images }) => images) });
    await turn();
  }
  return deleted;
}
