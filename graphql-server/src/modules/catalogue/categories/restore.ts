import type { CatalogueContext } from '../context.ts';
import { returningHandles } from '../handles.ts';
import { catalogueTexts } from '../messages.ts';
import { assertNotDeleted, rejectDuplicate } from '../returning.ts';
import { type Category, namedFields } from './category.ts';
import { categoryChange } from './category-change.ts';
import { acceptParent, changeTree } from './tree.ts';

/**
 * Restores a deleted category with its id, so that products that still refer to it belong to it again.
 * @throws UserError when its parent has to be restored first, or is nested too deeply
 */
export async function restoreCategory(
  context: CatalogueContext,
  { parentId: formerParent, ...document }: Omit<Category, 'nameKey' | 'facets'>,
): Promise<Category> {
  const { categories, recorder, disk } = context;
  const parent = formerParent && (await categories.findOne({ _id: formerParent }));
  if (formerParent && !parent)
    await assertNotDeleted(context, formerParent, catalogueTexts.itsParentCategory);
  const { name, version } = document;
  const handles = await returningHandles(categories, document, name);
  return disk
    .change(() =>
      changeTree(context, async (session) => {
        const parentId = await acceptParent(categories, parent?._id.toHexString(), undefined, session);
        const place = { ...namedFields(name, parentId), ...(parentId && { parentId }) };
        const next = { version: version + 1, updatedAt: new Date() };
        const category: Category = { ...document, ...handles, ...place, ...next };
        await categories.insertOne(category, { session });
        await recorder.record(session, [categoryChange(null, category)]);
        return category;
      }),
    )
    .catch(rejectDuplicate);
}
