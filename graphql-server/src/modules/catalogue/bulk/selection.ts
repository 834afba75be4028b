import type { ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import { NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { partsByLetters } from '../import/product-write.ts';
import { catalogueMessages } from '../messages.ts';
import { findProducts } from '../products/list.ts';
import type { ProductFilter } from '../products/product-filter.ts';

/** The maximum number of products in one request. For more, use an import. */
const MAX_SELECTED = 10_000;

/** Products by their ids, or all that match a filter. */
export interface ProductSelection {
  ids?: readonly string[] | null | undefined;
  filter?: ProductFilter | null | undefined;
}

/**
 * The ids of the selected products in batches. Unknown ids are skipped.
 * @throws UserError when there are too many
 */
export async function selectedBatches(
  context: CatalogueContext,
  { ids, filter }: ProductSelection,
): Promise<ObjectId[][]> {
  if ((ids == null) === (filter == null))
    throw new UserError('BAD_USER_INPUT', catalogueMessages.idsOrFilter);
  const wanted = ids?.map(parseObjectId).filter((id) => id !== null);
  assertNotTooMany(wanted?.length ?? 0);
  const cursor = wanted
    ? context.products.find({ _id: { $in: wanted } }, NEWEST)
    : await findProducts(context, { field: 'createdAt', direction: -1 }, filter ?? {});
  const selected = await cursor
    .project<{ _id: ObjectId; letters: number }>({
      letters: { $strLenCP: { $ifNull: ['$description', ''] } },
    })
    .limit(MAX_SELECTED + 1)
    .toArray();
  assertNotTooMany(selected.length);
  return [...partsByLetters(selected, ({ letters }) => letters)].map((part) => part.map(({ _id }) => _id));
}

function assertNotTooMany(count: number): void {
  if (count <= MAX_SELECTED) return;
  throw new UserError('PAYLOAD_TOO_LARGE', catalogueMessages.tooManySelected({ max: MAX_SELECTED }));
}
