import type { Filter, ObjectId } from 'mongodb';
import { assertValid } from '../errors.ts';
import { assertPage } from '../list/bounds.ts';
import { countPlanned, type KeysetRequest, keysetPage, type PlannedPage } from '../list/keyset-page.ts';
import { parseObjectId } from '../mongodb/documents.ts';
import type { Availability } from '../rules/availability.ts';
import { type InventoryCollections, PRODUCT_INDEX, STATE_INDEX, type StockLevel } from './collection.ts';
import type { InventoryContext } from './context.ts';

export interface InventoryRequest extends KeysetRequest {
  state?: Availability | null | undefined;
  /** Only of these products; null: of all. */
  productIds: readonly ObjectId[] | null;
}

export type InventoryPage = PlannedPage<StockLevel>;

/** One page of the levels, by product and variant. @throws UserError when `first` is out of bounds or `after` no cursor */
export async function listInventory(
  { inventory, scans }: Pick<InventoryContext, 'inventory' | 'scans'>,
  request: InventoryRequest,
): Promise<InventoryPage> {
  const { first, after, state, productIds } = request;
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
  const cursorOf = ({ productId, _id }: StockLevel) => `${productId.toHexString()}${_id.toHexString()}`;
  return { plan: { filter, hint }, ...keysetPage(request, found, cursorOf) };
}

/** How many levels match a page's filter. */
export function countInventory(
  { inventory, scans }: Pick<InventoryContext, 'inventory' | 'scans'>,
  { plan }: Pick<InventoryPage, 'plan'>,
): Promise<number> {
  const isAll = Object.keys(plan.filter).length === 0;
  return isAll
    ? scans.run((options) => inventory.estimatedDocumentCount(options))
    : countPlanned(inventory, scans, plan);
}

/** How many variants there are of a state. */
export function countState(
  { inventory }: Pick<InventoryCollections, 'inventory'>,
  state: Availability,
  scans: InventoryContext['scans'],
): Promise<number> {
  return countPlanned(inventory, scans, { filter: { state }, hint: STATE_INDEX });
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
