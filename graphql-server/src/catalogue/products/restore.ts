import type { Context } from '../context.ts';
import { returningHandles } from '../handles.ts';
import { assertNotDeleted, refuseTwin } from '../returning.ts';
import { type Product, type ProductContent, toDocument } from './product.ts';
import { productChange } from './product-change.ts';

/**
 * Brings a deleted product back as it was, with its id, its place in the order and those of its handles that are still
 * free. The images of what the history remembers are there.
 * @throws UserError when its category is to be brought back first.
 */
export async function restoreProduct(context: Context, document: ProductContent): Promise<Product> {
  const { categoryById, products, recorder, revision } = context;
  const category = await categoryById.load(document.categoryId.toHexString());
  // A product may be without a category, but not because nobody thought of bringing it back.
  if (!category) await assertNotDeleted(context, document.categoryId, 'Its category');
  const handles = await returningHandles(products, document, document.title);
  // It never has a version again that it had before.
  const next = { version: document.version + 1, updatedAt: new Date() };
  const product = toDocument({ ...document, ...handles, ...next });
  return revision
    .change('products', () =>
      recorder.transact(async (session) => {
        await products.insertOne(product, { session });
        await recorder.record(session, [productChange(null, product)]);
        return product;
      }),
    )
    .catch(refuseTwin);
}
