import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from './collection.ts';
import type { CountableVariant } from './level.ts';
import { readLevels } from './lines.ts';
import type { MovementCause } from './movement.ts';
import { countIn, writeLevels } from './write-levels.ts';

/** The new on-hand quantity of a variant. null: untracked. */
export interface NewLevel extends Pick<CountableVariant, 'variantId' | 'productId'> {
  /** The quantity that the caller saw. undefined: accept any. */
  from?: number | null;
  onHand: number | null;
}

/**
 * Sets on-hand quantities, with a movement for each change, in the caller's transaction.
 * @returns the variants whose quantity has changed since it was read. If there are any, it has written
 * nothing
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
