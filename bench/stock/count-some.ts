import { ownVariantId } from '@mela/rules/variant-ids.ts';
import { collectionsOf } from '../../graphql-server/src/app/shop/collections.ts';
import { parseObjectId } from '../../graphql-server/src/kernel/mongodb/documents.ts';
import { levelUpdate } from '../../graphql-server/src/modules/inventory/change-level.ts';
import { connectPatiently } from '../../graphql-server/test/patient-client.ts';

const BATCH = 1_000;
/** The stock of every ten products, of which one is sold out and one is low in stock. */
const ON_HAND = [0, 3, ...Array.from({ length: 8 }, () => 500)];

/** Tracks the stock of all products without options. @returns their ids */
export async function countSome({
  databaseUri,
  databaseName,
}: {
  databaseUri: string;
  databaseName: string;
}): Promise<string[]> {
  const client = await connectPatiently(databaseUri);
  const { inventory, products } = collectionsOf(client.db(databaseName));
  const found = await products.find({ variants: { $exists: false } }, { projection: { _id: 1 } }).toArray();
  for (let from = 0; from < found.length; from += BATCH) {
    const writes = found.slice(from, from + BATCH).map(({ _id }, index) => ({
      updateOne: {
        filter: { _id: parseObjectId(ownVariantId(_id.toHexString())) ?? _id },
        update: levelUpdate({ productId: _id, onHand: ON_HAND[(from + index) % ON_HAND.length] ?? 0 }),
        upsert: true,
      },
    }));
    await inventory.bulkWrite(writes, { ordered: false });
  }
  await client.close();
  return found.map(({ _id }) => _id.toHexString());
}
