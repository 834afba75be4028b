import { ObjectId } from 'mongodb';
import type { Context } from '../catalogue/context.ts';
import { imageOf, type ProductImage } from '../catalogue/products/product.ts';
import type { State } from './changed-fields.ts';
import type { ChangeAction, ChangeSource, ChangeSubject, HistoryEntry } from './entry.ts';
import { FIELD_NAMES } from './field-names.ts';
import { type CategoryNames, type FieldChange, fieldText, readable } from './field-text.ts';
import { type GroupState, groupState } from './group-state.ts';
import { canUndo } from './undoable.ts';

/** A change as it is answered: see `Change` in the schema. */
export interface Change {
  id: string;
  at: Date;
  by: string | null;
  byId: string | null;
  subject: ChangeSubject;
  subjectId: string;
  subjectName: string;
  action: ChangeAction;
  fields: FieldChange[];
  source: string | null;
  /** Of many changes in one. */
  group: GroupState | null;
  undoes: string | null;
  undoneBy: string | null;
  canUndo: boolean;
}

const SOURCES: Record<ChangeSource, string> = {
  IMPORT: 'Import',
  BULK: 'Bulk change',
  CATEGORY_DELETION: 'Category deleted',
  INVITATION: 'Invitation',
  UNDO: 'Undo',
};

/** Puts changes into words. */
export async function describe(context: Context, entries: readonly HistoryEntry[]): Promise<Change[]> {
  const names = await readCategoryNames(context, entries);
  const hasContent = entries.some(({ subject }) => subject === 'CONTENT');
  // Loaded when it is needed: the schema of the content takes as much memory as all others together.
  const content = hasContent ? await import('./describe-content.ts') : null;
  const groups = await Promise.all(entries.map((entry) => groupState(context, entry)));
  return entries.map((entry, index) => ({
    id: entry._id.toHexString(),
    at: entry.at,
    by: entry.by?.name ?? null,
    byId: entry.by?.operatorId?.toHexString() ?? null,
    subject: entry.subject,
    subjectId: String(entry.subjectId),
    subjectName: entry.name,
    action: entry.action,
    fields:
      content && entry.subject === 'CONTENT' ? content.describeContent(entry) : describeFields(entry, names),
    source: entry.source ? SOURCES[entry.source] : null,
    group: groups[index] ?? null,
    undoes: entry.undoes?.toHexString() ?? null,
    undoneBy: entry.undoneBy?.toHexString() ?? null,
    canUndo: canUndo(entry, context.viewer) && !isBusy(groups[index]),
  }));
}

function isBusy(group: GroupState | null | undefined): boolean {
  return group?.isOpen === true || group?.undoing?.isRunning === true;
}

/** In the order of the forms. */
function describeFields(
  { action, before = {}, after = {} }: HistoryEntry,
  names: CategoryNames,
): FieldChange[] {
  const [one, other] = [before, after] as [State, State];
  return Object.entries(FIELD_NAMES)
    .filter(([field]) => field in one || field in other)
    .map(([field, name]) => {
      const from = fieldText(field, one[field], names);
      const to = action === 'DELETED' ? null : fieldText(field, other[field], names);
      const [imagesBefore, imagesAfter] = [imagesIn(one[field]), imagesIn(other[field])];
      return { name, ...readable(from, to), imagesBefore, imagesAfter };
    })
    .filter(({ before: from, after: to, imagesBefore }) => from !== to || imagesBefore.length > 0);
}

/** A product has a list of images, a category one. */
function imagesIn(value: unknown): FieldChange['imagesBefore'] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter(isImage).map((image) => imageOf(image, ''));
}

function isImage(value: unknown): value is ProductImage {
  return typeof value === 'object' && value !== null && 'hash' in value;
}

/** The names of all categories that changes speak of; of those that are gone, the last that they had. */
async function readCategoryNames(
  { categoryById, history }: Context,
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
