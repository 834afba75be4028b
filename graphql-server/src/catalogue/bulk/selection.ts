import type { ObjectId } from 'mongodb';
import { UserError } from '../../errors.ts';
import { NEWEST, parseObjectId } from '../collections.ts';
import type { Context } from '../context.ts';
import { partsByLetters } from '../import/product-write.ts';
import { findProducts, type ProductFilter } from '../products/list.ts';

/** More would hold up whoever waits for them: an import is for that. */
const MAX_SELECTED = 10_000;
const ONE_OF_TWO = 'Say which products: by their ids, or by a filter.';

/** Products by their ids, or all that match a filter. */
export interface ProductSelection {
  ids?: readonly string[] | null | undefined;
  filter?: ProductFilter | null | undefined;
}

/**
 * The ids of the selected products, in parts that are written at once. Ids that there are not are left out.
 * @throws UserError when there are too many
 */
export async function selectedBatches(
  context: Context,
  { ids, filter }: ProductSelection,
): Promise<ObjectId[][]> {
  if ((ids == null) === (filter == null)) throw new UserError('BAD_USER_INPUT', ONE_OF_TWO);
  const selected = ids
    ? ids.map(parseObjectId).filter((id) => id !== null)
    : await matching(context, filter ?? {});
  if (selected.length > MAX_SELECTED) {
    throw new UserError(
      'PAYLOAD_TOO_LARGE',
      `At most ${MAX_SELECTED} products can be changed at a time: search for some of them.`,
    );
  }
  const letters = await lettersOf(context, selected);
  const found = selected.filter((id) => letters.has(id.toHexString()));
  return [...partsByLetters(found, (id) => letters.get(id.toHexString()) ?? 0)];
}

/** How long the descriptions are, by the ids of the products that there are. */
async function lettersOf({ products }: Context, ids: ObjectId[]): Promise<Map<string, number>> {
  const found = await products
    .find({ _id: { $in: ids } }, NEWEST)
    .project<{ _id: ObjectId; letters: number }>({ letters: { $strLenCP: '$description' } })
    .toArray();
  return new Map(found.map(({ _id, letters }) => [_id.toHexString(), letters]));
}

async function matching(context: Context, filter: ProductFilter): Promise<ObjectId[]> {
  const cursor = await findProducts(context, { field: 'createdAt', direction: -1 }, filter);
  const found = await cursor
    .project<{ _id: ObjectId }>({ _id: 1 })
    .limit(MAX_SELECTED + 1)
    .toArray();
  return found.map(({ _id }) => _id);
}
