import type { AnyBulkWriteOperation, ClientSession, Collection, ObjectId } from 'mongodb';
import { assertValid, throwMissingOrStale } from '../../../kernel/errors.ts';
import { atVersion, NEWEST, parseObjectId } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { facetFilter } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { catalogueMessages } from '../messages.ts';
import { type Category, POSITIONS_BETWEEN } from './category.ts';
import { type CategoryPlace, placeChange } from './category-change.ts';
import { changeTree } from './tree.ts';

/**
 * Moves a category behind another one in the sort order, or to the beginning.
 * @throws UserError when an id is unknown, or the version outdated
 */
export async function moveCategory(
  context: CatalogueContext,
  id: string,
  afterId: string | null | undefined,
  version?: number | null,
): Promise<Category> {
  const _id = parseObjectId(id);
  if (!_id) return throwMissingOrStale('Category', null);
  const findPosition = (session: ClientSession) => placeBehind(context.categories, afterId, _id, session);
  return place(context, _id, version, findPosition);
}

/** Moves a category back to an earlier place. @throws UserError when it was changed in the meantime */
export function moveCategoryTo(
  context: CatalogueContext,
  { _id, version }: Category,
  position: number,
): Promise<Category> {
  return place(context, _id, version, async () => position);
}

async function place(
  context: CatalogueContext,
  _id: ObjectId,
  version: number | null | undefined,
  findPosition: (session: ClientSession) => Promise<number>,
): Promise<Category> {
  const { categories, recorder, disk } = context;
  const moved = await disk.change(() =>
    changeTree(context, async (session) => {
      const position = await findPosition(session);
      const current = await categories.findOne(atVersion<Category>(_id, version), { session });
      if (!current) return null;
      const before = await readPlace(categories, current, session);
      const written = await categories.findOneAndUpdate(
        { _id },
        { $set: { position, updatedAt: new Date() }, $inc: { version: 1 } },
        { returnDocument: 'after', session },
      );
      const after = await readPlace(categories, { ...current, position }, session);
      if (before.behind !== after.behind)
        await recorder.record(session, [placeChange(current, before, after)]);
      return written;
    }),
  );
  return moved ?? throwMissingOrStale('Category', await categories.findOne({ _id }, NEWEST));
}

async function readPlace(
  categories: Collection<Category>,
  { _id, position = 0 }: Category,
  session: ClientSession,
): Promise<CategoryPlace> {
  const former = await categories
    .find(
      { ...facetFilter([]), position: { $lte: position }, _id: { $ne: _id } },
      { session, hint: indexName('position'), projection: { name: 1 } },
    )
    .sort({ position: -1, _id: -1 })
    .limit(1)
    .next();
  return { position, behind: former?.name ?? null };
}

async function placeBehind(
  categories: Collection<Category>,
  afterId: string | null | undefined,
  _id: ObjectId,
  session: ClientSession,
): Promise<number> {
  const before = await readBefore(categories, afterId, session);
  const place = await findPlace(categories, before?.position, _id, session);
  if (place !== null) return place;
  await spread(categories, session);
  const spreadBefore = await readBefore(categories, afterId, session);
  return (await findPlace(categories, spreadBefore?.position, _id, session)) ?? 0;
}

async function readBefore(
  categories: Collection<Category>,
  afterId: string | null | undefined,
  session: ClientSession,
): Promise<Category | null> {
  if (afterId == null) return null;
  const _id = parseObjectId(afterId);
  const category = _id && (await categories.findOne({ _id }, { session }));
  if (!category) assertValid({ after: catalogueMessages.placeAfterNotFound });
  return category;
}

/** @returns null when there is no gap between the two neighbours */
async function findPlace(
  categories: Collection<Category>,
  before: number | undefined,
  _id: ObjectId,
  session: ClientSession,
): Promise<number | null> {
  const behind = before === undefined ? {} : { position: { $gt: before } };
  const next = await inOrder(categories, { ...facetFilter([]), ...behind, _id: { $ne: _id } }, session)
    .limit(1)
    .next();
  if (next?.position === undefined) return (before ?? 0) + POSITIONS_BETWEEN;
  if (before === undefined) return next.position - POSITIONS_BETWEEN;
  const middle = Math.floor((before + next.position) / 2);
  return middle > before ? middle : null;
}

/** Assigns evenly spaced positions to all categories, in their current order. */
async function spread(categories: Collection<Category>, session: ClientSession): Promise<void> {
  const operations: AnyBulkWriteOperation<Category>[] = [];
  for await (const { _id } of inOrder(categories, facetFilter([]), session).project<{ _id: ObjectId }>({
    _id: 1,
  })) {
    const position = (operations.length + 1) * POSITIONS_BETWEEN;
    operations.push({ updateOne: { filter: { _id }, update: { $set: { position } } } });
  }
  await categories.bulkWrite(operations, { session });
}

function inOrder(categories: Collection<Category>, filter: object, session: ClientSession) {
  return categories.find(filter, { session, hint: indexName('position') }).sort({ position: 1, _id: 1 });
}
