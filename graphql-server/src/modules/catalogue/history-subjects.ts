import { ObjectId } from 'mongodb';
import type { State } from '../../kernel/history/changed-fields.ts';
import type { Subject } from '../../kernel/history/context.ts';
import type { HistoryEntry } from '../../kernel/history/entry.ts';
import { describeFields } from '../../kernel/history/field-values.ts';
import type { Needs } from '../../kernel/roles.ts';
import { undoCategoryChange, undoCategoryChanges } from './categories/undo.ts';
import { type CategoryNames, categoryKinds, NO_VALUES, productKinds } from './changed-values.ts';
import { IMPORT_INDEX } from './collections.ts';
import type { CatalogueContext } from './context.ts';
import { readFieldChoices } from './extension-points.ts';
import { readVariantTitles, variantStock } from './products/described-stock.ts';
import { undoProductChange, undoProductChanges } from './products/undo.ts';

const NEEDS: Needs = { role: 'EDITOR', scope: 'CATALOGUE' };

export const productSubject: Subject = {
  seenBy: null,
  undo: { needs: NEEDS, one: undoProductChange, many: undoProductChanges },
  isGoingOn: async ({ imports }: CatalogueContext, importId) =>
    (await imports.findOne({ importId }, { hint: IMPORT_INDEX, projection: { _id: 1 } })) !== null,
  describe: async (context: CatalogueContext, entries) => {
    const kinds = productKinds(
      await readCategoryNames(context, entries),
      context.currency,
      context.productFields,
      await readFieldChoices(context.productFields),
    );
    const titles = await readVariantTitles(context, entries);
    return (entry) => [...describeFields(entry, kinds, NO_VALUES), ...variantStock(entry, titles)];
  },
};

export const categorySubject: Subject = {
  seenBy: null,
  undo: { needs: NEEDS, one: undoCategoryChange, many: undoCategoryChanges },
  describe: async (context: CatalogueContext, entries) => {
    const kinds = categoryKinds(await readCategoryNames(context, entries));
    return (entry) => describeFields(entry, kinds);
  },
};

/** The names of all categories in changes. Deleted ones have their last name. */
async function readCategoryNames(
  { categoryById, history }: CatalogueContext,
  entries: readonly HistoryEntry[],
): Promise<CategoryNames> {
  const states = entries.flatMap(({ before, after }) => [before ?? {}, after ?? {}]) as State[];
  const ids = states
    .flatMap(({ categoryId, parentId }) => [categoryId, parentId])
    .filter((id) => id instanceof ObjectId);
  const names = new Map<string, { name: string; isDeleted: boolean }>();
  const wanted = [...new Set(ids.map((id) => id.toHexString()))];
  for (const category of await categoryById.loadMany(wanted)) {
    if (category && 'name' in category && '_id' in category)
      names.set(category._id.toHexString(), { name: category.name, isDeleted: false });
  }
  const gone = wanted.filter((id) => !names.has(id)).map((id) => ObjectId.createFromHexString(id));
  if (gone.length === 0) return names;
  const deletions = history.find(
    { subjectId: { $in: gone }, action: 'DELETED' },
    { projection: { subjectId: 1, name: 1 }, hint: 'subjectId' },
  );
  for await (const { subjectId, name } of deletions) {
    names.set(String(subjectId), { name, isDeleted: true });
  }
  return names;
}
