import type { Category } from '../catalogue/categories/category.ts';
import type { ContentCollections } from './collection.ts';

/** Whether content that an operator has changed, such as a menu, names a category by its id or links to one of its addresses. */
export async function isCategoryLinked(
  { content }: ContentCollections,
  { _id, handles = [] }: Pick<Category, '_id' | 'handles'>,
): Promise<boolean> {
  const stored = await content.findOne({ _id: 'content' }, { readConcern: { level: 'local' } });
  const text = JSON.stringify(stored?.sections ?? {});
  if (text.includes(_id.toHexString())) return true;
  // A longer handle may begin with this one.
  return handles.some((handle) =>
    text.split(`/category/${handle}`).some((rest, index) => index > 0 && !/^[\w-]/.test(rest)),
  );
}
