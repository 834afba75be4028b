import { idsOfVariants } from '@mela/rules/variant-ids.ts';
import { ObjectId } from 'mongodb';
import {
  idCursor,
  type KeysetPage,
  type KeysetRequest,
  keysetPage,
  olderThan,
} from '../../kernel/list/keyset-page.ts';
import { assertPage } from '../../kernel/list/paging.ts';
import { MAX_QUERY_MS } from '../../kernel/list/scans.ts';
import { type InventoryCollections, MOVEMENT_INDEX, type Movement } from './collection.ts';

export type MovementPage = KeysetPage<Movement>;

/**
 * Lists one page of a variant's movements, latest first, even if the variant was deleted.
 * @param variantId may be a former id
 * @throws UserError when `first` is out of bounds or `after` is not a cursor
 */
export async function listMovements(
  { inventoryMovements }: Pick<InventoryCollections, 'inventoryMovements'>,
  variantId: ObjectId,
  request: KeysetRequest,
): Promise<MovementPage> {
  const { first, after } = request;
  assertPage({ first, offset: 0 });
  const found = await inventoryMovements
    .find(
      { variantId: { $in: idsOf(variantId) }, ...olderThan(after, 'movement') },
      { maxTimeMS: MAX_QUERY_MS },
    )
    .hint(MOVEMENT_INDEX)
    .sort({ _id: -1 })
    .limit(first + 1)
    .toArray();
  return keysetPage(request, found, idCursor);
}

function idsOf(variantId: ObjectId): ObjectId[] {
  return idsOfVariants([variantId.toHexString()]).map((id) => ObjectId.createFromHexString(id));
}
