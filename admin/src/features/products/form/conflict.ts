import type { FormContent, SavedContent } from './form-state.ts';
import { type FormImage, isSameRow } from './image-list.ts';

/** What two people may have changed: a field, or the row of pictures. */
export type ContestedField = keyof FormContent['draft'] | 'images';

/** A product in three states: as both had read it, as I would have it, as somebody else saved it. */
export interface Conflict {
  saved: SavedContent;
  mine: FormContent;
  theirs: SavedContent;
}

/** What somebody else made different from what I have before me, with whether I changed it too. */
export function contestedFields({
  saved,
  mine,
  theirs,
}: Conflict): { field: ContestedField; isMine: boolean }[] {
  const fields = Object.keys(saved.draft) as (keyof FormContent['draft'])[];
  const contested = fields
    .filter(
      (field) => theirs.draft[field] !== saved.draft[field] && theirs.draft[field] !== mine.draft[field],
    )
    .map((field) => ({ field, isMine: mine.draft[field] !== saved.draft[field] }));
  const isRowContested = !isSameRow(theirs.images, saved.images) && !isSameRow(theirs.images, mine.images);
  return [
    ...contested,
    ...(isRowContested ? [{ field: 'images' as const, isMine: !isSameRow(mine.images, saved.images) }] : []),
  ];
}

/** My content with theirs wherever they changed something, except for the fields that are to stay mine. */
export function merge(conflict: Conflict, keptMine: ReadonlySet<ContestedField>): FormContent {
  const { mine, theirs } = conflict;
  const taken = contestedFields(conflict)
    .map(({ field }) => field)
    .filter((field) => !keptMine.has(field));
  const draft = Object.fromEntries(
    taken.filter((field) => field !== 'images').map((field) => [field, theirs.draft[field]]),
  );
  return {
    draft: { ...mine.draft, ...draft },
    images: taken.includes('images') ? theirs.images : survivors(mine.images, theirs.images),
  };
}

/** My row without the pictures that somebody else dropped: the server has them no more. */
function survivors(mine: FormImage[], theirs: FormImage[]): FormImage[] {
  const ids = new Set(theirs.map((image) => image.kind === 'stored' && image.id));
  return mine.filter((image) => image.kind === 'new' || ids.has(image.id));
}

/** A deleted category still has its id on its products: to the form they have none. */
export function inKnownCategory(content: SavedContent, known: { id: string }[] | undefined): SavedContent {
  const { draft } = content;
  if (!known || known.some(({ id }) => id === draft.categoryId)) return content;
  return { ...content, draft: { ...draft, categoryId: '' } };
}
