import type { Message } from '@mela/rules/messages.ts';
import type { ClientSession, Collection, ObjectId } from 'mongodb';
import { UserError } from '../../../kernel/errors.ts';
import type { SubjectChange } from '../../../kernel/history/recorder.ts';
import { parseObjectId } from '../../../kernel/mongodb/documents.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import type { CatalogueCollections } from '../collections.ts';
import { parentFacet } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { catalogueMessages } from '../messages.ts';
import { type Category, namedFields } from './category.ts';
import { categoryChange } from './category-change.ts';

export const MAX_DEPTH = 3;

/** Runs changes of the category tree or its order one at a time across all servers. */
export function changeTree<T>(
  { shop }: CatalogueCollections,
  change: (session: ClientSession) => Promise<T>,
): Promise<T> {
  return inTransaction(shop.db.client, async (session) => {
    // Concurrent changes write this same document, so the database retries one of them.
    await shop.updateOne({ _id: 'shop' }, { $inc: { treeChanges: 1 } }, { session });
    return change(session);
  });
}

/**
 * Validates the new parent of a category.
 * @param id the moved category; undefined for a new one
 * @throws UserError when the parent does not exist, is inside the moved category, or is nested too deeply
 */
export async function acceptParent(
  categories: Collection<Category>,
  parentId: unknown,
  id?: ObjectId,
  session?: ClientSession,
): Promise<ObjectId | undefined> {
  if (parentId == null || parentId === '') return undefined;
  const _id = parseObjectId(parentId);
  const ancestors = _id ? await readAncestors(categories, _id, session) : [];
  if (!_id || ancestors.length === 0) throwParentFault(catalogueMessages.parentNotFound);
  if (id && ancestors.some((ancestor) => ancestor._id.equals(id))) {
    throwParentFault(catalogueMessages.insideItself);
  }
  const depth = ancestors.length + 1 + (id ? await levelsBelow(categories, id, session) : 0);
  if (depth > MAX_DEPTH) throwParentFault(catalogueMessages.nestedTooDeep({ max: MAX_DEPTH }));
  return _id;
}

function throwParentFault(message: Message): never {
  throw new UserError('BAD_USER_INPUT', message, { fieldErrors: { parentId: message } });
}

/** The category and its ancestors, up to one level more than allowed. */
async function readAncestors(
  categories: Collection<Category>,
  id: ObjectId,
  session?: ClientSession,
): Promise<Category[]> {
  const found: Category[] = [];
  for (
    let next: ObjectId | undefined = id;
    next && found.length <= MAX_DEPTH;
    next = found.at(-1)?.parentId
  ) {
    const category: Category | null = await categories.findOne({ _id: next }, inSession(session));
    if (!category) break;
    found.push(category);
  }
  return found;
}

async function levelsBelow(
  categories: Collection<Category>,
  id: ObjectId,
  session?: ClientSession,
): Promise<number> {
  let level = [id];
  for (let levels = 0; ; levels += 1) {
    const below = await categories
      .find(
        { facets: { $in: level.map(parentFacet) } },
        { ...inSession(session), projection: { _id: 1 }, hint: indexName('createdAt') },
      )
      .toArray();
    if (below.length === 0 || levels === MAX_DEPTH) return levels;
    level = below.map(({ _id }) => _id);
  }
}

/** Moves the subcategories of a category that is being deleted to its own parent. @returns their history entries */
export async function liftChildren(
  categories: Collection<Category>,
  { _id, parentId }: Category,
  session: ClientSession,
): Promise<SubjectChange[]> {
  const children = await categories
    .find({ facets: parentFacet(_id) }, { session, hint: indexName('createdAt') })
    .toArray();
  const changes: SubjectChange[] = [];
  for (const child of children) {
    const lifted = await categories.findOneAndUpdate(
      { _id: child._id },
      {
        $set: { ...namedFields(child.name, parentId), ...(parentId && { parentId }), updatedAt: new Date() },
        ...(!parentId && { $unset: { parentId: '' } }),
        $inc: { version: 1 },
      },
      { session, returnDocument: 'after' },
    );
    if (lifted) changes.push(categoryChange(child, lifted));
  }
  return changes;
}

function inSession(session: ClientSession | undefined) {
  return session ? { session } : {};
}
