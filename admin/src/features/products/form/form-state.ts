import type { ProductField } from '@mela/rules/product-checks.ts';
import * as productFormText from '#messages/product-form.ts';
import { addFiles, areSameImages, type FormImage, type ImageLimits, moveImage } from './image-list.ts';
import {
  EMPTY_DRAFT,
  editDraft,
  type IsSameMatrix,
  isSameField,
  type ProductDraft,
  type ProductFieldTexts,
  validPrices,
} from './product-draft.ts';
import type { Matrix } from './variants/matrix.ts';

/** The errors by field. Fields of variants have the names that `cellField` returns. */
export type FormErrors = ProductFieldTexts & {
  [cell: `variants.${string}` | `customFields.${string}`]: string | undefined;
};

export interface FormContent {
  draft: ProductDraft;
  images: FormImage[];
}

/** The saved content. The version is null before the product exists. */
export interface SavedContent extends FormContent {
  version: number | null;
  /** The product that the form has just created, after which the form is empty again. */
  added?: { id: string; title: string };
}

export interface FormState extends FormContent {
  saved: SavedContent;
  errors: FormErrors;
  /** The version that someone else has saved in the meantime, until the conflict is resolved. */
  serverVersion: SavedContent | null;
  /** Whether someone else deleted the product. It can only be saved as a new one. */
  isDeleted: boolean;
  /** The live region's text. The number makes React announce the same text again. */
  announcement: { text: string; number: number };
}

export type FormAction =
  | { type: 'edit'; change: Partial<ProductDraft> }
  | { type: 'edit-variants'; change: (matrix: Matrix) => Matrix }
  | { type: 'check-details'; check: (draft: ProductDraft, images: FormImage[]) => FormErrors }
  | { type: 'add-images'; files: File[]; limits: ImageLimits }
  | { type: 'check-image'; image: FormImage; file: File; error: string | undefined }
  | { type: 'describe-image'; image: FormImage; alt: string }
  | { type: 'remove-image'; image: FormImage }
  | { type: 'move-image'; image: FormImage; index: number }
  | { type: 'show-errors'; errors: FormErrors; images?: FormImage[] }
  | { type: 'conflict'; serverVersion: SavedContent | null }
  | { type: 'deleted' }
  | { type: 'merge'; content: FormContent; saved: SavedContent }
  | { type: 'saved'; saved: SavedContent };

/** The maximum number of announced errors. More would take too long to listen to. */
const ANNOUNCED_ERRORS = 10;

/** The initial content of a new product's form. */
export const NOTHING_SAVED: SavedContent = { draft: EMPTY_DRAFT, images: [], version: null };

export function startForm(saved: SavedContent): FormState {
  const { draft, images } = saved;
  return {
    draft,
    images,
    saved,
    errors: {},
    serverVersion: null,
    isDeleted: false,
    announcement: { text: '', number: 0 },
  };
}

const PRICE_FIELDS = ['regularPrice', 'sellingPrice', 'isNotOnSale'] as const;

export function changeForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'edit':
      return withEdited(state, action.change);
    case 'edit-variants': {
      const variants = action.change(state.draft.variants);
      if (variants === state.draft.variants) return state;
      const errors = withoutChanged(state.errors, state.draft.variants, variants);
      return { ...state, draft: { ...state.draft, variants }, errors };
    }
    case 'check-details':
      return { ...state, errors: { ...state.errors, ...action.check(state.draft, state.images) } };
    case 'add-images': {
      const { images, error } = addFiles(state.images, action.files, action.limits);
      const added = images.length - state.images.length;
      return withImages(state, images, [addedText(added), error].join(' '), error);
    }
    case 'check-image': {
      const { image, file, error } = action;
      const images = state.images.map((other): FormImage => {
        return other.key === image.key ? { ...other, kind: 'new', file, error } : other;
      });
      const announcement = error === undefined ? state.announcement : announce(state, error);
      return { ...state, images, announcement };
    }
    case 'describe-image': {
      const { image, alt } = action;
      const images = state.images.map((other) => (other === image ? { ...other, alt } : other));
      return { ...state, images, errors: without(state.errors, ['imageAlts']) };
    }
    case 'remove-image': {
      const images = state.images.filter((image) => image !== action.image);
      return withImages(state, images, productFormText.nameRemoved(action.image.name));
    }
    case 'move-image': {
      const images = moveImage(state.images, action.image.key, action.index);
      return withImages(
        state,
        images,
        productFormText.isNowOf(action.image.name, action.index + 1, images.length),
      );
    }
    case 'show-errors':
      return {
        ...state,
        images: action.images ?? state.images,
        errors: action.errors,
        announcement: announce(state, Object.values(action.errors).slice(0, ANNOUNCED_ERRORS).join('. ')),
      };
    case 'conflict':
      return { ...state, serverVersion: action.serverVersion };
    case 'deleted':
      return { ...state, isDeleted: true };
    case 'merge':
      return { ...state, ...action.content, saved: action.saved, serverVersion: null, errors: {} };
    case 'saved':
      return startForm(action.saved);
  }
}

/** Whether leaving the form would lose input. */
export function isChanged({ draft, images, saved, isDeleted }: FormState, isSame?: IsSameMatrix): boolean {
  const fields = Object.keys(saved.draft) as (keyof ProductDraft)[];
  const isSameDraft = fields.every((field) => isSameField(field, draft, saved.draft, isSame));
  return isDeleted || !isSameDraft || !areSameImages(images, saved.images);
}

function withEdited(state: FormState, change: Partial<ProductDraft>): FormState {
  const edited = Object.keys(change) as ProductField[];
  const draft = editDraft(state.draft, change);
  const isOfPrices = PRICE_FIELDS.some((field) => field in change);
  const fixed = isOfPrices ? validPrices(draft) : [];
  const errors = without(state.errors, [...edited, ...fixed]);
  return { ...state, draft, errors, announcement: { ...state.announcement, text: '' } };
}

function withImages(state: FormState, images: FormImage[], announcement: string, error?: string): FormState {
  const errors = { ...without(state.errors, ['images']), ...(error !== undefined && { images: error }) };
  return { ...state, images, errors, announcement: announce(state, announcement) };
}

function announce({ announcement }: FormState, text: string): FormState['announcement'] {
  return { text, number: announcement.number + 1 };
}

/** Drops the errors of changed rows, and SKU errors, which may concern another row. */
function withoutChanged(errors: FormErrors, before: Matrix, after: Matrix): FormErrors {
  const same = new Set(before.rows.filter((row) => after.rows.includes(row)).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => {
      if (field === 'options' || field === 'variants') return false;
      const [, column, key] = /^variants\.(\w+)\.(.*)$/s.exec(field) ?? [];
      return key === undefined || (column !== 'sku' && same.has(key));
    }),
  );
}

function without(errors: FormErrors, fields: (keyof ProductFieldTexts)[]): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([field]) =>
        !fields.includes(field.replace(/^customFields\..*/s, 'customFields') as keyof ProductFieldTexts),
    ),
  );
}

function addedText(count: number): string {
  return productFormText.imagesAdded(count);
}
