import { type ClientSession, ObjectId } from 'mongodb';
import { ConflictError } from '../../../kernel/errors.ts';
import type { MovementReason } from '../../inventory/collection.ts';
import { type NewLevel, setLevels } from '../../inventory/set-levels.ts';
import { removeLevels } from '../../inventory/write-levels.ts';
import type { CatalogueContext } from '../context.ts';
import type { ProductContent } from './product.ts';
import { onHandOf } from './stock.ts';

interface StockWrite {
  before: ProductContent | null;
  after: ProductContent | null;
}

interface Why {
  reason: Extract<MovementReason, 'CORRECTED' | 'IMPORTED'>;
  importId?: ObjectId;
}

/**
 * Writes the changed stock of products in the transaction that changes them.
 * @throws ConflictError when stock was sold or corrected since the products were read
 */
export async function writeStock(
  {
    inventory,
    inventoryMovements,
    recorder,
  }: Pick<CatalogueContext, 'inventory' | 'inventoryMovements' | 'recorder'>,
  session: ClientSession,
  writes: readonly StockWrite[],
  why: Why = { reason: 'CORRECTED' },
): Promise<void> {
  const collections = { inventory, inventoryMovements };
  const gone = writes.flatMap(({ before, after }) => {
    const stays = new Set(after ? onHandOf(after).keys() : []);
    return before ? [...onHandOf(before).keys()].filter((id) => !stays.has(id)) : [];
  });
  const changes = writes.flatMap(changesOf);
  const cause = { ...why, by: recorder.author?.name };
  const stale = await setLevels(collections, session, changes, cause);
  const found = writes.find(
    ({ after }) => after && stale.some(({ productId }) => productId.equals(after._id)),
  );
  if (found) throw new ConflictError({ kind: 'Product', document: (found.before ?? found.after) as object });
  await removeLevels(
    collections,
    session,
    gone.map((id) => ObjectId.createFromHexString(id)),
  );
}

function changesOf({ before, after }: StockWrite): NewLevel[] {
  if (!after) return [];
  const former = before && onHandOf(before);
  return [...onHandOf(after)].flatMap(([id, onHand]) => {
    const from = former?.get(id) ?? null;
    if (from === onHand) return [];
    const level = { variantId: ObjectId.createFromHexString(id), productId: after._id, onHand };
    // For an existing variant, require that its quantity is still the one that was read. New or restored variants have no such
    // condition.
    return [former ? { ...level, from } : level];
  });
}
