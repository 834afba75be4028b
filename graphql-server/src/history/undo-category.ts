import type { Category } from '../catalogue/categories/category.ts';
import { type CategoryPlace, categoryState } from '../catalogue/categories/category-change.ts';
import { moveCategoryTo } from '../catalogue/categories/move.ts';
import { restoreCategory } from '../catalogue/categories/restore.ts';
import { deleteCategory } from '../catalogue/categories/service.ts';
import { updateCategory } from '../catalogue/categories/update.ts';
import type { Context } from '../catalogue/context.ts';
import type { ProductImage } from '../catalogue/products/product.ts';
import type { State } from './changed-fields.ts';
import { assertNotChangedLater, assertUnchanged, fieldsOf, retryChange } from './changed-since.ts';
import type { HistoryEntry } from './entry.ts';

export async function undoCategoryChange(context: Context, entry: HistoryEntry): Promise<void> {
  if (entry.action === 'DELETED') {
    await restoreCategory(context, entry.before as Category);
    return;
  }
  if (entry.action === 'CREATED') await assertNotChangedLater(context, entry);
  await retryChange('category', context.categories, entry, (category) => undoAt(context, entry, category));
}

async function undoAt(context: Context, entry: HistoryEntry, category: Category): Promise<void> {
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
    ...(image && { formerImage: image as ProductImage }),
  };
}
