import type { FormContent, SavedContent } from './form-state.ts';
import { areSameImages, type FormImage } from './image-list.ts';
import { type FieldName, isSameField } from './product-draft.ts';

/** Three versions of a product: the one both edits started from, the form's, and the one saved elsewhere. */
export interface Conflict {
  base: SavedContent;
  localVersion: FormContent;
  serverVersion: SavedContent;
}

interface ConflictingField {
  field: FieldName;
  isChangedLocally: boolean;
}

/** The fields that were changed elsewhere to something different from the form's. */
export function conflictingFields({ base, localVersion, serverVersion }: Conflict): ConflictingField[] {
  const fields = Object.keys(base.draft) as (keyof FormContent['draft'])[];
  const conflicting = fields
    .filter(
      (field) =>
        !isSameField(field, serverVersion.draft, base.draft) &&
        !isSameField(field, serverVersion.draft, localVersion.draft),
    )
    .map((field) => ({ field, isChangedLocally: !isSameField(field, localVersion.draft, base.draft) }));
  const areImagesConflicting =
    !areSameImages(serverVersion.images, base.images) &&
    !areSameImages(serverVersion.images, localVersion.images);
  if (!areImagesConflicting) return conflicting;
  const isChangedLocally = !areSameImages(localVersion.images, base.images);
  return [...conflicting, { field: 'images', isChangedLocally }];
}

/** The local version, with the server's values in all conflicting fields but those in `keptLocal`. */
export function merge(conflict: Conflict, keptLocal: ReadonlySet<FieldName>): FormContent {
  const { localVersion, serverVersion } = conflict;
  const taken = conflictingFields(conflict)
    .map(({ field }) => field)
    .filter((field) => !keptLocal.has(field));
  const draft = Object.fromEntries(
    taken.filter((field) => field !== 'images').map((field) => [field, serverVersion.draft[field]]),
  );
  return {
    draft: { ...localVersion.draft, ...draft },
    images: taken.includes('images')
      ? serverVersion.images
      : withoutDeleted(localVersion.images, serverVersion.images),
  };
}

/** Leaves out stored images that were removed elsewhere: the server no longer accepts their ids. */
function withoutDeleted(images: FormImage[], serverImages: FormImage[]): FormImage[] {
  const ids = new Set(serverImages.map((image) => image.kind === 'stored' && image.id));
  return images.filter((image) => image.kind === 'new' || ids.has(image.id));
}

/** Products keep the id of a deleted category; to the form they have none. */
export function withKnownCategory(
  content: SavedContent,
  categories: { id: string }[] | undefined,
): SavedContent {
  const { draft } = content;
  if (!categories || categories.some(({ id }) => id === draft.categoryId)) return content;
  return { ...content, draft: { ...draft, categoryId: '' } };
}
