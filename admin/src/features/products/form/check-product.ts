import type { ProductDraft } from './product-draft.ts';
import { readPaise } from './rupees.ts';

/** The fields that can be wrong, by the names the server gives them too. */
export type CheckedField =
  | 'title'
  | 'description'
  | 'regularPrice'
  | 'sellingPrice'
  | 'categoryId'
  | 'images';

/** What is wrong with which field. */
export type FieldErrors = Partial<Record<CheckedField, string>>;

interface Surroundings {
  imageCount: number;
  /** A product whose category was deleted may be changed without being given another one. */
  mayBeUncategorised: boolean;
}

/**
 * The six rules of the specification's section 5, in its order and with its messages.
 * @returns {} when nothing is wrong.
 */
export function checkProduct(
  draft: ProductDraft,
  { imageCount, mayBeUncategorised }: Surroundings,
): FieldErrors {
  const regular = readPaise(draft.regularPrice);
  const selling = readPaise(draft.sellingPrice);
  const isSellingLess = selling !== null && (regular === null || selling < regular);
  return {
    ...(draft.title.trim() === '' && { title: 'Title is required' }),
    ...(draft.description.trim() === '' && { description: 'Description is required' }),
    ...(regular === null && { regularPrice: 'Valid price required' }),
    ...(!isSellingLess && { sellingPrice: 'Selling price must be less than regular price' }),
    ...(draft.categoryId === '' && !mayBeUncategorised && { categoryId: 'Category is required' }),
    ...(imageCount < 1 && { images: 'At least one image required' }),
  };
}
