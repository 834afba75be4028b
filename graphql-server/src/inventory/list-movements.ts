import type { ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import { assertPage } from '../list/bounds.ts';
import { MAX_QUERY_MS } from '../list/scans.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import { type InventoryCollections, MOVEMENT_INDEX, type Movement } from './collection.ts';

export interface MovementPage {
  nodes: Movement[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** One page of how the number of a variant came about, the latest first. @throws UserError when `first` is out of bounds or `after` no cursor */
export async function listMovements(
  { inventoryMovements }: Pick<InventoryCollections, 'inventoryMovements'>,
  variantId: ObjectId,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<MovementPage> {
  assertPage({ first, offset: 0 });
  const behind = after == null ? null : parseObjectId(after);
  if (after != null && !behind)
    assertValid({ after: 'This cursor is of no movement: read the first page again.' });
  const found = await inventoryMovements
    .find({ variantId, ...(behind && { _id: { $lt: behind } }) }, { maxTimeMS: MAX_QUERY_MS })
    .hint(MOVEMENT_INDEX)
    .sort({ _id: -1 })
    .limit(first + 1)
    .toArray();
  const nodes = found.slice(0, first);
  return {
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: behind !== null,
      startCursor: nodes[0]?._id.toHexString() ?? null,
      endCursor: nodes.at(-1)?._id.toHexString() ?? null,
    },
  };
}
