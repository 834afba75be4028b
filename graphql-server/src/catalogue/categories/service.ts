import { type Collection, ObjectId } from 'mongodb';
import { assertValid } from '../../errors.ts';
import { atVersion, NEWEST, parseObjectId, throwMissingOrStale } from '../collections.ts';
import type { Context } from '../context.ts';
import { writeWithHandle } from '../handles.ts';
import { textFacets } from '../list/facets.ts';
import { type Page, type PageRequest, readPage } from '../list/page.ts';
import { checkCategory } from '../rules/checks.ts';
import { cleanText } from '../rules/text.ts';
import { type Category, firstPosition, namedFields } from './category.ts';

export type CategoryPage = Page<Category>;

/** One page of the categories with a word in their name for each word of `text` that it begins with. */
export function listCategories(
  { categories, scans }: Context,
  request: Omit<PageRequest, 'facets'>,
  text?: string | null,
): Promise<CategoryPage> {
  return readPage(categories, { ...request, facets: textFacets(text) }, scans);
}

export async function createCategory(
  { categories, creationOrder, revision }: Context,
  name: unknown,
): Promise<Category> {
  const fields = namedFields(acceptName(name));
  const _id = new ObjectId();
  const insert = (handle: string) => () =>
    creationOrder.create(1, async (nextMoment, session) => {
      const createdAt = nextMoment();
      const category = {
        ...{ _id, ...fields, version: 1, createdAt, updatedAt: createdAt },
        ...{ handles: [handle], position: firstPosition(createdAt) },
      };
      await categories.insertOne(category, { session });
      return category;
    });
  return writeWithHandle(categories, { _id, heading: fields.name, chosen: '' }, (handle) =>
    revision.change('categories', insert(handle)),
  );
}

/** @throws UserError when the name is blank or too long, the id unknown, or the version stale. */
export function renameCategory(
  context: Context,
  id: string,
  name: unknown,
  version?: number | null,
): Promise<Category> {
  const fields = namedFields(acceptName(name));
  return changeOne(context, id, (categories, _id) =>
    categories.findOneAndUpdate(
      atVersion<Category>(_id, version),
      { $set: { ...fields, updatedAt: new Date() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ),
  );
}

/** Deletes a category; its products become uncategorised. @throws UserError when the id is unknown or the version stale */
export function deleteCategory(context: Context, id: string, version?: number | null): Promise<Category> {
  return changeOne(context, id, (categories, _id) =>
    categories.findOneAndDelete(atVersion<Category>(_id, version)),
  );
}

async function changeOne(
  { categories, revision }: Context,
  id: string,
  change: (categories: Collection<Category>, _id: ObjectId) => Promise<Category | null>,
): Promise<Category> {
  const _id = parseObjectId(id);
  if (!_id) return throwMissingOrStale('Category', null);
  const changed = await revision.change('categories', () => change(categories, _id));
  if (changed) return changed;
  return throwMissingOrStale('Category', await categories.findOne({ _id }, NEWEST));
}

function acceptName(name: unknown): string {
  assertValid(checkCategory(name));
  return cleanText(name);
}
