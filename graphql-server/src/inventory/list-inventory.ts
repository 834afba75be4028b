import type { Filter, ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import { assertPage } from '../list/bounds.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import type { Availability } from '../rules/availability.ts';
import { type InventoryCollections, PRODUCT_INDEX, STATE_INDEX, type StockLevel } from './collection.ts';
import type { InventoryContext } from './context.ts';

export interface InventoryRequest {
  first: number;
  after?: string | null | undefined;
  state?: Availability | null | undefined;
  /** Only of these products; null: of all. */
  productIds: readonly ObjectId[] | null;
}

export interface InventoryPage {
  nodes: StockLevel[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  /** What all pages together match. */
  filter: Filter<StockLevel>;
  hint: string;
}

/** One page of the levels, by product and variant. @throws UserError when `first` is out of bounds or `after` no cursor */
export async function listInventory(
  { inventory, scans }: Pick<InventoryContext, 'inventory' | 'scans'>,
  { first, after, state, productIds }: InventoryRequest,
): Promise<InventoryPage> {
  assertPage({ first, offset: 0 });
  const behind = after == null ? null : readCursor(after);
  const ofState: Filter<StockLevel> = state ? { state } : {};
  const filter = { ...ofState, ...(productIds && { productId: { $in: productIds } }) };
  const hint = state ? STATE_INDEX : PRODUCT_INDEX;
  const found = await scans.run((options) =>
    inventory
      .find(behind ? isBehind(behind, ofState, productIds) : filter, options)
      .hint(hint)
      .sort({ productId: 1, _id: 1 })
      .limit(first + 1)
      .toArray(),
  );
  const nodes = found.slice(0, first);
  const cursorOf = (level: StockLevel | undefined) =>
    level ? `${level.productId.toHexString()}${level._id.toHexString()}` : null;
  return {
    filter,
    hint,
    nodes,
    pageInfo: {
      hasNextPage: found.length > first,
      hasPreviousPage: behind !== null,
      startCursor: cursorOf(nodes[0]),
      endCursor: cursorOf(nodes.at(-1)),
    },
  };
}

/** How many levels match a page's filter. */
export function countInventory(
  { inventory, scans }: Pick<InventoryContext, 'inventory' | 'scans'>,
  { filter, hint }: Pick<InventoryPage, 'filter' | 'hint'>,
): Promise<number> {
  const isAll = Object.keys(filter).length === 0;
  return scans.run((options) =>
    isAll
      ? inventory.estimatedDocumentCount(options)
      : inventory.countDocuments(filter, { ...options, hint }),
  );
}

/** How many variants there are of a state. */
export function countState(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  state: Availability,
  scans: InventoryContext['scans'],
): Promise<number> {
  return countInventory({ inventory, scans }, { filter: { state }, hint: STATE_INDEX });
}

/** Each branch is a range of the index, in its order. */
function isBehind(
  { productId, id }: { productId: ObjectId; id: ObjectId },
  ofState: Filter<StockLevel>,
  productIds: readonly ObjectId[] | null,
): Filter<StockLevel> {
  const rest = productIds?.filter((one) => one.toHexString() > productId.toHexString());
  return {
    $or: [
      { ...ofState, productId: rest ? { $in: rest } : { $gt: productId } },
      { ...ofState, productId, _id: { $gt: id } },
    ],
  };
}

function readCursor(after: string): { productId: ObjectId; id: ObjectId } {
  const [productId, id] = [parseObjectId(after.slice(0, 24)), parseObjectId(after.slice(24))];
  if (!productId || !id) {
    assertValid({ after: 'This cursor is of no page of the inventory: read the first page again.' });
  }
  return { productId: productId as ObjectId, id: id as ObjectId };
}
