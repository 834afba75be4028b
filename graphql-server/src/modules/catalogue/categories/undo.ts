import { UserError } from '../../../kernel/errors.ts';
import type { State } from '../../../kernel/history/changed-fields.ts';
import {
  assertNotChangedLater,
  assertUnchanged,
  fieldsOf,
  retryChange,
} from '../../../kernel/history/changed-since.ts';
import type { HistoryEntry } from '../../../kernel/history/entry.ts';
import type { StoredImage } from '../../../kernel/images/image.ts';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import type { CatalogueContext } from '../context.ts';
import { categoryFacet, parentFacet } from '../list/facets.ts';
import { indexName } from '../list/orders.ts';
import { catalogueMessages, catalogueTexts } from '../messages.ts';
import type { Category } from './category.ts';
import { type CategoryPlace, categoryState } from './category-change.ts';
import { moveCategoryTo } from './move.ts';
import { restoreCategory } from './restore.ts';
import { deleteCategory } from './service.ts';
import { updateCategory } from './update.ts';

/**
 * Undoes changes of several categories in the given order: a category that an import created can be removed only after its
 * subcategories.
 * @returns the changes that could not be undone
 */
export async function undoCategoryChanges(
  context: CatalogueContext,
  entries: HistoryEntry[],
): Promise<HistoryEntry[]> {
  const left: HistoryEntry[] = [];
  for (const entry of entries) {
    const isUndone = await undoCategoryChange(context, entry).then(
      () => true,
      () => false,
    );
    if (!isUndone) left.push(entry);
  }
  return left;
}

export async function undoCategoryChange(context: CatalogueContext, entry: HistoryEntry): Promise<void> {
  if (entry.action === 'DELETED') {
    await restoreCategory(context, entry.before as Category);
    return;
  }
  if (entry.action === 'CREATED') await assertNotChangedLater(context, entry);
  await retryChange('category', context.categories, entry, (category) => undoAt(context, entry, category));
}

async function undoAt(context: CatalogueContext, entry: HistoryEntry, category: Category): Promise<void> {
  const { version, position } = category;
  const id = category._id.toHexString();
  const place = entry.before?.['place'] as CategoryPlace | undefined;
  if (entry.action === 'CREATED') {
    if (entry.source === 'IMPORT') await assertUnused(context, category);
    await deleteCategory(context, id, { version });
  } else if (place) {
    const after = entry.after?.['place'] as CategoryPlace | undefined;
    assertUnchanged({ ...entry, after: { place: after?.position } }, { place: position });
    await moveCategoryTo(context, category, place.position);
  } else {
    assertUnchanged(entry, categoryState(category));
    await updateCategory(context, id, { ...changeBack(entry), version });
  }
}

/** @throws UserError when something uses a category that an import created */
async function assertUnused(
  { categories, products, isCategoryLinked }: CatalogueContext,
  category: Category,
): Promise<void> {
  const once = { ...NEWEST, hint: indexName('createdAt'), projection: { _id: 1 } };
  if (await products.findOne({ facets: categoryFacet(category._id) }, once))
    throw inUse(catalogueTexts.hasProducts);
  if (await categories.findOne({ facets: parentFacet(category._id) }, once))
    throw inUse(catalogueTexts.hasSubcategories);
  if (await isCategoryLinked(category)) throw inUse('a menu or page links to it');
}

function inUse(reason: string): UserError {
  return new UserError('CONFLICT', catalogueMessages.categoryNotDeleted({ reason }));
}

/**
 * @returns the change that restores the former values.
 * @throws UserError when a category that an import created is in use
 */
function changeBack(entry: HistoryEntry): object {
  const before: State = entry.before ?? {};
  const { image, parentId, ...fields } = Object.fromEntries(
    fieldsOf(entry).map((field) => [field, before[field] ?? null]),
  );
  return {
    ...fields,
    ...(parentId !== undefined && { parentId: parentId && String(parentId) }),
    ...(image === null && { image: null }),
    ...(image && { formerImage: image as StoredImage }),
  };
}
