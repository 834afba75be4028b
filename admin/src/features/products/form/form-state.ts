import type { CheckedField, FieldErrors } from './check-product.ts';
import { addFiles, type FormImage, isSameRow, type Limits, moveImage } from './image-list.ts';
import { EMPTY_DRAFT, type ProductDraft } from './product-draft.ts';

/** A product's content, as the server has it or as the form holds it. */
export interface FormContent {
  draft: ProductDraft;
  images: FormImage[];
}

/** What the server has: version null when there is no such product yet. */
export interface SavedContent extends FormContent {
  version: number | null;
}

export interface FormState extends FormContent {
  /** What leaving or a conflict is measured against. */
  saved: SavedContent;
  errors: FieldErrors;
  /** What somebody else saved meanwhile, while it is not decided what becomes of it. */
  theirs: SavedContent | null;
  /** What is said of the last change to those who cannot see it. */
  announcement: string;
}

export type FormAction =
  | { type: 'edit'; change: Partial<ProductDraft> }
  | { type: 'add-images'; files: File[]; limits: Limits }
  | { type: 'remove-image'; image: FormImage }
  | { type: 'move-image'; image: FormImage; place: number }
  | { type: 'refuse'; errors: FieldErrors; images?: FormImage[] }
  | { type: 'conflict'; theirs: SavedContent | null }
  | { type: 'merge'; content: FormContent; saved: SavedContent }
  | { type: 'saved'; saved: SavedContent };

/** What a form for a new product starts from. */
export const NOTHING_SAVED: SavedContent = { draft: EMPTY_DRAFT, images: [], version: null };

export function startForm(saved: SavedContent): FormState {
  const { draft, images } = saved;
  return { draft, images, saved, errors: {}, theirs: null, announcement: '' };
}

export function changeForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edit':
      return { ...state, draft: { ...state.draft, ...action.change }, errors: cleared(state, action.change) };
    case 'add-images': {
      const { images, refusal } = addFiles(state.images, action.files, action.limits);
      const added = images.length - state.images.length;
      return withImages(state, images, [count(added), refusal].join(' '), refusal);
    }
    case 'remove-image': {
      const images = state.images.filter((image) => image !== action.image);
      return withImages(state, images, `${action.image.name} removed.`);
    }
    case 'move-image': {
      const images = moveImage(state.images, action.image.key, action.place);
      return withImages(
        state,
        images,
        `${action.image.name} is now ${action.place + 1} of ${images.length}.`,
      );
    }
    case 'refuse':
      return {
        ...state,
        images: action.images ?? state.images,
        errors: action.errors,
        announcement: Object.values(action.errors).join('. '),
      };
    case 'conflict':
      return { ...state, theirs: action.theirs };
    case 'merge':
      return { ...state, ...action.content, saved: action.saved, theirs: null, errors: {} };
    case 'saved':
      return startForm(action.saved);
  }
}

/** Whether leaving now would lose something. */
export function isChanged({ draft, images, saved }: FormState): boolean {
  return !isSameDraft(draft, saved.draft) || !isSameRow(images, saved.images);
}

function isSameDraft(draft: ProductDraft, other: ProductDraft): boolean {
  return Object.entries(other).every(([field, value]) => draft[field as keyof ProductDraft] === value);
}

/** An error is gone as soon as its field is edited. */
function cleared({ errors }: FormState, change: Partial<ProductDraft>): FieldErrors {
  return without(errors, Object.keys(change) as CheckedField[]);
}

function withImages(
  state: FormState,
  images: FormImage[],
  announcement: string,
  refusal?: string,
): FormState {
  const errors = { ...without(state.errors, ['images']), ...(refusal !== undefined && { images: refusal }) };
  return { ...state, images, errors, announcement };
}

function without(errors: FieldErrors, fields: CheckedField[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => !fields.includes(field as CheckedField)),
  );
}

function count(added: number): string {
  return added === 1 ? '1 image added.' : `${added} images added.`;
}
