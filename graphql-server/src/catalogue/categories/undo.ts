import type { State } from '../../history/changed-fields.ts';
import {
  assertNotChangedLater,
  assertUnchanged,
  fieldsOf,
  retryChange,
} from '../../history/changed-since.ts';
import type { HistoryEntry } from '../../history/entry.ts';
import type { StoredImage } from '../../images/image.ts';
import type { CatalogueContext } from '../context.ts';
import type { Category } from './category.ts';
import { type CategoryPlace, categoryState } from './category-change.ts';
import { moveCategoryTo } from './move.ts';
import { restoreCategory } from './restore.ts';
import { deleteCategory } from './service.ts';
import { updateCategory } from './update.ts';

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

/** The change that gives the changed fields what they had; null is for what they did not have. */
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
