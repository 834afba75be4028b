import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ObjectId } from 'mongodb';
import type { CatalogueContext } from '../context.ts';
import { categoryFacet, WITHOUT_FACETS } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { productChange } from '../products/product-change.ts';

/** The batch size. Each product has about 240 index keys, and a transaction must fit into the database's cache. */
const BATCH_SIZE = 50;

/** Moves all products of a category to another one. */
export async function moveProducts(context: CatalogueContext, from: ObjectId, to: ObjectId): Promise<void> {
  for (let moved = BATCH_SIZE; moved === BATCH_SIZE; await yieldToEventLoop())
    moved = await moveSome(context, from, to);
}

/** @returns the number of moved products */
function moveSome(
  { products, recorder, disk }: CatalogueContext,
  from: ObjectId,
  to: ObjectId,
): Promise<number> {
  const [former, facet] = [categoryFacet(from), categoryFacet(to)];
  const moving = recorder.because({ source: 'CATEGORY_DELETION' });
  return disk.change(() =>
    recorder.transact(async (session) => {
      const found = await products
        .find({ facets: former }, { session, projection: WITHOUT_FACETS })
        .hint(indexName('createdAt'))
        .limit(BATCH_SIZE)
        .toArray();
      await products.updateMany(
        { _id: { $in: found.map(({ _id }) => _id) } },
        {
          $set: { categoryId: to, 'facets.$[former]': facet, updatedAt: new Date() },
          $inc: { version: 1 },
        },
        { arrayFilters: [{ former }], session },
      );
      const changes = found.map((product) => productChange(product, { ...product, categoryId: to }));
      await moving.record(session, changes);
      return found.length;
    }),
  );
}
