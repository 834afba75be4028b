import type { ClientSession } from 'mongodb';
import type { InventoryCollections } from './collection.ts';
import type { StockLine } from './lines.ts';
import type { MovementCause } from './movement.ts';
import { takeOff } from './take-off.ts';

type Cause = Pick<MovementCause, 'by' | 'note'> & { order: string };

/** Takes shipped items out of stock and their reservation, with a movement for each variant, in the caller's transaction. */
export function ship(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Cause,
): Promise<void> {
  return takeOff(collections, session, lines, { ...cause, reason: 'SOLD' });
}

/** Like `ship`, for items that nobody receives, such as broken ones. */
export function writeOff(
  collections: InventoryCollections,
  session: ClientSession,
  lines: readonly StockLine[],
  cause: Cause,
): Promise<void> {
  return takeOff(collections, session, lines, { ...cause, reason: 'CORRECTED' });
}
