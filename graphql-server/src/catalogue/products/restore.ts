import { MongoServerError } from 'mongodb';
import { UserError } from '../../errors.ts';
import { SUBJECT_INDEX } from '../../history/entry.ts';
import { NEWEST } from '../collections.ts';
import type { Context } from '../context.ts';
import { findFreeHandles, handleFields, handlesOfOthers } from '../handles.ts';
import { type Product, type ProductContent, toDocument } from './product.ts';
import { productChange } from './product-change.ts';

const DUPLICATE_KEY = 11_000;
const THERE_AGAIN = 'This product is there again already.';

/**
 * Brings a deleted product back as it was, with its id, its place in the order and those of its handles that are still
 * free. The images of what the history remembers are there.
 * @throws UserError when its category is to be brought back first.
 */
export async function restoreProduct(context: Context, document: ProductContent): Promise<Product> {
  const { products, recorder, revision } = context;
  await assertCategory(context, document);
  const { _id, title } = document;
  const [current, ...former] = document.handles ?? [];
  const taken = await handlesOfOthers(products, document.handles ?? [], _id);
  const [free = ''] =
    current && !taken.has(current) ? [current] : await findFreeHandles(products, [{ _id, heading: title }]);
  const kept = former.filter((handle) => handle !== free && !taken.has(handle));
  // It never has a version again that it had before.
  const next = { version: document.version + 1, updatedAt: new Date() };
  const product = toDocument({ ...document, ...handleFields(title, [free, ...kept]), ...next });
  try {
    return await revision.change('products', () =>
      recorder.transact(async (session) => {
        await products.insertOne(product, { session });
        await recorder.record(session, [productChange(null, product)]);
        return product;
      }),
    );
  } catch (error) {
    if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) throw error;
    throw new UserError('CONFLICT', THERE_AGAIN);
  }
}

/** A product may be without a category, but not because nobody thought of bringing it back. */
async function assertCategory(
  { categoryById, history }: Context,
  { categoryId }: ProductContent,
): Promise<void> {
  if (await categoryById.load(categoryId.toHexString())) return;
  const deletion = { subjectId: categoryId, action: 'DELETED' as const };
  const gone = await history.findOne(deletion, { ...NEWEST, hint: SUBJECT_INDEX, sort: { _id: -1 } });
  if (!gone) return;
  throw new UserError('CONFLICT', `Its category ${gone.name} was deleted: undo that first.`);
}
