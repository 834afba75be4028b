import type { FormContent, SavedContent } from './form-state.ts';
import { areSameImages, type FormImage } from './image-list.ts';
import { type FieldName, isSameField } from './product-draft.ts';
import { hasSameOptions, hasSameVariants } from './variants/compare-matrices.ts';
import { mergeMatrices } from './variants/merge-matrices.ts';

/** Three versions of a product: the common base, the form's, and the one that someone else saved. */
export interface Conflict {
  base: SavedContent;
  localVersion: FormContent;
  serverVersion: SavedContent;
}

/** Fields that are chosen separately. The variants split into options and values. */
export type ConflictField = FieldName | 'options';

interface ConflictingField {
  field: ConflictField;
  isChangedLocally: boolean;
}

/** Fields that someone else changed to a value different from the form's. */
export function conflictingFields({ base, localVersion, serverVersion }: Conflict): ConflictingField[] {
  return [...Object.keys(base.draft).flatMap(partsOf), 'images' as const].flatMap((field) => {
    const isSame = (one: FormContent, other: FormContent) => isSamePart(field, one, other);
    const isConflicting = !isSame(serverVersion, base) && !isSame(serverVersion, localVersion);
    return isConflicting ? [{ field, isChangedLocally: !isSame(localVersion, base) }] : [];
  });
}

function partsOf(field: string): ConflictField[] {
  return field === 'variants' ? ['options', 'variants'] : [field as FieldName];
}

function isSamePart(field: ConflictField, one: FormContent, other: FormContent): boolean {
  switch (field) {
    case 'images':
      return areSameImages(one.images, other.images);
    case 'options':
      return hasSameOptions(one.draft.variants, other.draft.variants);
    case 'variants':
      return hasSameVariants(one.draft.variants, other.draft.variants);
    default:
      return isSameField(field, one.draft, other.draft);
  }
}

/** The local version, with the server's values in all conflicting fields except `keptLocal`. */
export function merge(conflict: Conflict, keptLocal: ReadonlySet<ConflictField>): FormContent {
  const { localVersion, serverVersion } = conflict;
  const conflicting = conflictingFields(conflict).map(({ field }) => field);
  const taken = conflicting.filter((field) => !keptLocal.has(field));
  const draft = Object.fromEntries(
    taken.flatMap((field) =>
      field === 'images' || field === 'options' || field === 'variants'
        ? []
        : [[field, serverVersion.draft[field]]],
    ),
  );
  const [local, server] = [localVersion.draft.variants, serverVersion.draft.variants];
  const from = (field: ConflictField) => (taken.includes(field) ? server : local);
  const isMixed = conflicting.includes('options') || conflicting.includes('variants');
  const variants = isMixed ? mergeMatrices(from('options'), from('variants'), server) : local;
  return {
    draft: { ...localVersion.draft, ...draft, variants },
    images: taken.includes('images')
      ? serverVersion.images
      : withoutDeleted(localVersion.images, serverVersion.images),
  };
}

/** Leaves out images that someone else removed, because the server no longer accepts their ids. */
function withoutDeleted(images: FormImage[], serverImages: FormImage[]): FormImage[] {
  const ids = new Set(serverImages.map((image) => image.kind === 'stored' && image.id));
  return images.filter((image) => image.kind === 'new' || ids.has(image.id));
}

/** Treats a deleted category as none. Products keep its id. */
export function withKnownCategory(
  content: SavedContent,
  categories: { id: string }[] | undefined,
): SavedContent {
  const { draft } = content;
  if (!categories || categories.some(({ id }) => id === draft.categoryId)) return content;
  return { ...content, draft: { ...draft, categoryId: '' } };
}
