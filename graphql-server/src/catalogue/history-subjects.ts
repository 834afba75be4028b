import { ObjectId } from 'mongodb';
import type { State } from '../history/changed-fields.ts';
import type { Subject } from '../history/context.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { describeFields } from '../history/field-text.ts';
import type { Needs } from '../roles.ts';
import { undoCategoryChange } from './categories/undo.ts';
import { type CategoryNames, categoryWords, productWords } from './change-words.ts';
import { IMPORT_INDEX } from './collections.ts';
import type { CatalogueContext } from './context.ts';
import { undoProductChange, undoProductChanges } from './products/undo.ts';

const NEEDS: Needs = { role: 'EDITOR', scope: 'CATALOGUE' };

export const productSubject: Subject = {
  seenBy: null,
  needs: NEEDS,
  canUndo: () => true,
  undo: undoProductChange,
  undoTogether: undoProductChanges,
  isGoingOn: async ({ imports }: CatalogueContext, importId) =>
    (await imports.findOne({ importId }, { hint: IMPORT_INDEX, projection: { _id: 1 } })) !== null,
  describe: async (context: CatalogueContext, entries) => {
    const words = productWords(await readCategoryNames(context, entries));
    return (entry) => describeFields(entry, words);
  },
};

export const categorySubject: Subject = {
  seenBy: null,
  needs: NEEDS,
  canUndo: () => true,
  undo: undoCategoryChange,
  describe: async (context: CatalogueContext, entries) => {
    const words = categoryWords(await readCategoryNames(context, entries));
    return (entry) => describeFields(entry, words);
  },
};

/** The names of all categories that changes speak of; of those that are gone, the last that they had. */
async function readCategoryNames(
  { categoryById, history }: CatalogueContext,
  entries: readonly HistoryEntry[],
): Promise<CategoryNames> {
  const states = entries.flatMap(({ before, after }) => [before ?? {}, after ?? {}]) as State[];
  const ids = states
    .flatMap(({ categoryId, parentId }) => [categoryId, parentId])
    .filter((id) => id instanceof ObjectId);
  const names = new Map<string, string>();
  const wanted = [...new Set(ids.map((id) => id.toHexString()))];
  for (const category of await categoryById.loadMany(wanted)) {
    if (category && 'name' in category && '_id' in category)
      names.set(category._id.toHexString(), category.name);
  }
  const gone = wanted.filter((id) => !names.has(id)).map((id) => ObjectId.createFromHexString(id));
  if (gone.length === 0) return names;
  const deletions = history.find(
    { subjectId: { $in: gone }, action: 'DELETED' },
    { projection: { subjectId: 1, name: 1 }, hint: 'subjectId' },
  );
  for await (const { subjectId, name } of deletions) names.set(String(subjectId), `${name} (deleted)`);
  return names;
}
