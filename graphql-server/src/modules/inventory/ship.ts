import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from './collection.ts';
import type { StockLine } from './lines.ts';
import type { MovementCause } from './movement.ts';
import { takeOff } from './take-off.ts';

type Cause = Pick<MovementCause, 'by' | 'note'> & { order: string };

/** Removes shipped items from stock and from their reservation, with a movement for each variant, in the caller's transaction. */
export function ship(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Cause,
): Promise<void> {
  return takeOff(collections, session, lines, { ...cause, reason: 'SOLD' });
}

/** Like `ship`, but for items that are not delivered, for example because they are broken. */
export function writeOff(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Cause,
): Promise<void> {
  return takeOff(collections, session, lines, { ...cause, reason: 'CORRECTED' });
}
