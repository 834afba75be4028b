import type { ContentImage } from '@mela/rules/content/content-fields.ts';
import * as categoriesText from '#messages/categories.ts';
import type { Seo } from '../../components/SeoFields.tsx';
import { FIELD_LABELS } from '../../field-labels.ts';
import type {
  CategoryDetailsQuery,
  CategoryStateFragment,
  UpdateCategoryInput,
} from '../../graphql.generated.ts';
import { isNewImage, type NewImage } from '../storefront-content/content-draft.ts';

/** The further fields of a category in the form. '' for none. */
export interface CategoryDetails extends Seo {
  handle: string;
  parentId: string;
  description: string;
  image: ContentImage | NewImage | null;
}

export type DetailsErrors = Partial<Record<keyof CategoryDetails | 'imageAlt', string>>;

/** The loaded state and the form's draft. */
export interface DetailsForm {
  base: CategoryDetails;
  draft: CategoryDetails;
}

const LABELS: Record<keyof CategoryDetails, string> = {
  handle: 'handle',
  parentId: categoriesText.parentCategoryInText,
  description: 'description',
  image: 'image',
  seoTitle: FIELD_LABELS.seoTitle,
  seoDescription: FIELD_LABELS.seoDescription,
};

const FIELDS = Object.keys(LABELS) as (keyof CategoryDetails)[];

type Loaded = NonNullable<CategoryDetailsQuery['category']>;

export function detailsOf({ parent, ...category }: Loaded): CategoryDetails {
  return detailsOfState({ ...category, parentId: parent?.id ?? null });
}

/** The details of a category from a conflict error. */
export function detailsOfState(
  state: Pick<CategoryStateFragment, 'handle' | 'parentId' | 'description' | 'image' | keyof Seo>,
): CategoryDetails {
  return {
    handle: state.handle,
    parentId: state.parentId ?? '',
    description: state.description ?? '',
    seoTitle: state.seoTitle ?? '',
    seoDescription: state.seoDescription ?? '',
    image: state.image && {
      src: state.image.url,
      thumbnail: state.image.thumbnailUrl,
      width: state.image.width,
      height: state.image.height,
      alt: state.image.ownAlt ?? '',
    },
  };
}

/** The server's input for the changed fields. */
export function detailsInput({ base, draft }: DetailsForm): UpdateCategoryInput {
  const isChanged = (field: keyof CategoryDetails) => !isSame(base[field], draft[field]);
  return {
    ...(isChanged('handle') && { handle: draft.handle.trim() || null }),
    ...(isChanged('parentId') && { parentId: draft.parentId || null }),
    ...(isChanged('description') && { description: draft.description.trim() || null }),
    ...(isChanged('seoTitle') && { seoTitle: draft.seoTitle.trim() || null }),
    ...(isChanged('seoDescription') && { seoDescription: draft.seoDescription.trim() || null }),
    ...(isChanged('image') && imageInput(draft.image)),
  };
}

function imageInput(image: CategoryDetails['image']): UpdateCategoryInput {
  if (image === null || typeof image === 'string') return { image: null };
  const imageAlt = image.alt.trim() || null;
  return isNewImage(image) ? { image: image.upload, imageAlt } : { imageAlt };
}

/**
 * Rebases the form onto a newer saved state: unchanged fields take the saved values.
 * @returns also the names of fields that both changed, which saving again would overwrite
 */
export function rebase(
  { base, draft }: DetailsForm,
  server: CategoryDetails,
): { form: DetailsForm; replaced: string[] } {
  const isTaken = (field: keyof CategoryDetails) => isSame(base[field], draft[field]);
  const taken = Object.fromEntries(FIELDS.filter(isTaken).map((field) => [field, server[field]]));
  const replaced = FIELDS.filter(
    (field) => !isTaken(field) && !isSame(base[field], server[field]) && !isSame(draft[field], server[field]),
  );
  return {
    form: { base: server, draft: { ...draft, ...taken } },
    replaced: replaced.map((field) => LABELS[field]),
  };
}

function isSame(one: CategoryDetails[keyof CategoryDetails], other: typeof one): boolean {
  return one === other || (!isNewImage(one) && JSON.stringify(one) === JSON.stringify(other));
}
