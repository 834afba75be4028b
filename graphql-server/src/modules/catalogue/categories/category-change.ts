import type { State } from '../../../kernel/history/changed-fields.ts';
import type { SubjectChange } from '../../../kernel/history/recorder.ts';
import { currentHandle } from '../handles.ts';
import type { Category } from './category.ts';

const CATEGORY_FIELDS = [
  'name',
  'parentId',
  'description',
  'image',
  'handle',
  'seoTitle',
  'seoDescription',
] as const;

/** The history entry for a change of a category. A state is null before its creation and after its deletion. */
export function categoryChange(before: Category | null, after: Category | null): SubjectChange {
  const { _id, name } = (after ?? before) as Category;
  const change: SubjectChange = {
    subject: 'CATEGORY',
    id: _id,
    name,
    before: before && categoryState(before),
    after: after && categoryState(after),
  };
  if (!before) return change;
  const images = before.image && before.image.hash !== after?.image?.hash ? [before.image.hash] : [];
  if (after) return { ...change, images };
  const { facets: _, nameKey: __, ...document } = before;
  return { ...change, images, document };
}

export function categoryState(category: Category): State {
  const state = { ...category, handle: currentHandle(category) };
  return Object.fromEntries(CATEGORY_FIELDS.map((field) => [field, state[field]]));
}

/** A category's place in the sort order. */
export interface CategoryPlace {
  position: number;
  /** The name of the previous category; null for the first. */
  behind: string | null;
}

/** The history entry for moving a category. */
export function placeChange(
  { _id, name }: Category,
  before: CategoryPlace,
  after: CategoryPlace,
): SubjectChange {
  return { subject: 'CATEGORY', id: _id, name, before: { place: before }, after: { place: after } };
}
