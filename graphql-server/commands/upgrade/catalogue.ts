import { type AnyBulkWriteOperation, type Collection, type Document, ObjectId } from 'mongodb';
import type { Collections } from '../../src/app/shop/collections.ts';
import { inBatches } from '../../src/kernel/in-batches.ts';
import { isDuplicateKey } from '../../src/kernel/mongodb/failures.ts';
import { POSITIONS_BETWEEN } from '../../src/modules/catalogue/categories/category.ts';
import { findFreeHandles, type Handled } from '../../src/modules/catalogue/handles.ts';
import { WITHOUT_FACETS } from '../../src/modules/catalogue/list/facets.ts';
import { listedFields } from '../../src/modules/catalogue/products/product.ts';
import { withMissingVariants } from '../../src/modules/catalogue/products/restore.ts';
import { batchesOf } from '../../src/modules/catalogue/reindex.ts';
import { levelUpdate } from '../../src/modules/inventory/change-level.ts';

const BATCH = 500;
const UNNAMED = { handles: { $exists: false } };

/** Gives a handle to each category and product without one. The oldest gets the handle without a number. */
export async function nameUnnamed({ categories, products }: Collections): Promise<void> {
  await nameAll(categories, ({ name }) => name);
  await nameAll(products, ({ title }) => title);
}

/** Gives positions to the categories without one, by their creation time. */
export async function placeUnplaced({ categories }: Collections): Promise<void> {
  const position = { $multiply: [{ $toDouble: '$createdAt' }, POSITIONS_BETWEEN] };
  await categories.updateMany({ position: { $exists: false } }, [{ $set: { position } }]);
}

async function nameAll<T extends Handled>(
  collection: Collection<T>,
  headingOf: (document: T) => string,
): Promise<void> {
  let isMissed = true;
  while (isMissed) {
    isMissed = false;
    for await (const documents of batchesOf(collection, UNNAMED)) {
      const headed = documents.map((document) => ({ _id: document._id, heading: headingOf(document) }));
      const handles = await findFreeHandles(collection, headed);
      const operations = documents.map(({ _id }, index) => ({
        updateOne: {
          filter: { _id, ...UNNAMED },
          update: { $set: { handles: handles.slice(index, index + 1) } },
        },
      }));
      await collection
        .bulkWrite(operations as unknown as AnyBulkWriteOperation<T>[], { ordered: false })
        .catch((error: unknown) => {
          if (!isDuplicateKey(error)) throw error;
          isMissed = true;
        });
    }
  }
}

/** Stores variants for products with options. Their version stays, because no operator changed anything. */
export async function addMissingVariants({ products }: Collections): Promise<void> {
  const missing = { options: { $exists: true }, variants: { $exists: false } };
  for await (const some of inBatches(products.find(missing, { projection: WITHOUT_FACETS }), BATCH)) {
    const writes = some.map((product) => {
      const { _id, variants = [], ...fields } = withMissingVariants(product);
      const { facets, sold } = listedFields({ ...fields, variants });
      return { updateOne: { filter: { _id, ...missing }, update: { $set: { variants, facets, sold } } } };
    });
    await products.bulkWrite(writes, { ordered: false });
  }
}

interface CountedProduct {
  _id: ObjectId;
  stock: number;
  variants?: { id: string }[];
}

/** Moves the stock of products to the inventory, as stock of their first variants. */
export async function stockToInventory({ products, inventory }: Collections): Promise<void> {
  const counted = products.find<CountedProduct>({ stock: { $exists: true } } as Document, {
    projection: { stock: 1, 'variants.id': 1 },
  });
  for await (const some of inBatches(counted, BATCH)) {
    await addLevels(inventory, some);
    const _id = { $in: some.map((product) => product._id) };
    await products.updateMany({ _id }, { $unset: { stock: '' } } as Document);
  }
}

/** @returns the id of the first variant, which is the product's id unless that variant was deleted */
function variantOf(productId: ObjectId, variants: readonly { id: string }[]): ObjectId {
  const own = productId.toHexString();
  const [first] = variants;
  return first && !variants.some(({ id }) => id === own) ? ObjectId.createFromHexString(first.id) : productId;
}

/** Keeps existing levels, because items may have been sold since an interrupted run. */
async function addLevels(inventory: Collections['inventory'], batch: CountedProduct[]): Promise<void> {
  const ids = batch.map(({ _id }) => _id);
  const known = await inventory.find({ productId: { $in: ids } }, { projection: { productId: 1 } }).toArray();
  const isKnown = new Set(known.map(({ productId }) => productId.toHexString()));
  const missing = batch.filter(({ _id }) => !isKnown.has(_id.toHexString()));
  if (missing.length === 0) return;
  await inventory.bulkWrite(
    missing.map(({ _id, stock, variants = [] }) => ({
      updateOne: {
        filter: { _id: variantOf(_id, variants) },
        update: levelUpdate({ productId: _id, onHand: stock }),
        upsert: true,
      },
    })),
  );
}

/** Stores the SKUs of products in the field that the unique index reads, and drops the index of the former field. */
export async function collectSkus({ products }: Collections): Promise<void> {
  await products.updateMany({ sku: { $exists: true }, skus: { $exists: false } }, [
    { $set: { skus: ['$sku'] } },
  ]);
  await products.dropIndex('sku').catch(() => {});
}
