import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from './collection.ts';
import type { CountableVariant } from './level.ts';
import { readLevels } from './lines.ts';
import type { MovementCause } from './movement.ts';
import { countIn, writeLevels } from './write-levels.ts';

/** How many lie on the shelf of a variant from now on; null: they are not counted. */
export interface NewLevel extends Pick<CountableVariant, 'variantId' | 'productId'> {
  /** How many there were when it was read; undefined: whatever there is. */
  from?: number | null;
  onHand: number | null;
}

/**
 * Sets what lies on shelves, with a movement for each that changes, in the caller's transaction.
 * @returns those of which there are not as many any more as was read: then nothing is written
 */
export async function setLevels(
  collections: InventoryCollections,
  session: ClientSession,
  levels: readonly NewLevel[],
  cause: MovementCause,
): Promise<NewLevel[]> {
  if (levels.length === 0) return [];
  const ids = levels.map(({ variantId }) => variantId);
  const present = await readLevels(collections, ids, session);
  const writes = levels.map((level) => ({
    ...level,
    cause,
    former: present.get(level.variantId.toHexString()),
  }));
  const stale = writes.filter(({ from, former }) => from !== undefined && from !== countIn(former));
  if (stale.length === 0) await writeLevels(collections, session, writes);
  return stale;
}
