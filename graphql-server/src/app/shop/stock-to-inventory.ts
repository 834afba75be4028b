import { type Document, ObjectId } from 'mongodb';
import { levelUpdate } from '../../modules/inventory/change-level.ts';
import type { Collections } from './collections.ts';

const PER_BATCH = 1_000;

interface CountedProduct {
  _id: ObjectId;
  stock: number;
  variants?: { id: string }[];
}

/** Puts what was the stock of a product into the inventory: on the shelf of the variant that the product was alone. */
export async function stockToInventory({ products, inventory }: Collections): Promise<void> {
  const counted = products.find({ stock: { $exists: true } } as Document, {
    projection: { stock: 1, 'variants.id': 1 },
  });
  let batch: CountedProduct[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    await addLevels(inventory, batch);
    await products.updateMany({ _id: { $in: batch.map(({ _id }) => _id) } }, {
      $unset: { stock: '' },
    } as Document);
    batch = [];
  };
  for await (const product of counted) {
    batch.push(product as unknown as CountedProduct);
    if (batch.length === PER_BATCH) await write();
  }
  await write();
}

/** The first variant has the product's id, unless it was taken away. */
function variantOf(productId: ObjectId, variants: readonly { id: string }[]): ObjectId {
  const own = productId.toHexString();
  const [first] = variants;
  return first && !variants.some(({ id }) => id === own) ? ObjectId.createFromHexString(first.id) : productId;
}

/** Those that are there stay: something may have been sold since this broke off. */
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
