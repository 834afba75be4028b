import type {
  Badge,
  CreateProductInput,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';
import { toRupees } from './rupees.ts';

/** What the fields of the form hold, as it was typed. The server computes the discount. */
export interface ProductDraft {
  title: string;
  description: string;
  regularPrice: string;
  sellingPrice: string;
  /** '' for none. */
  categoryId: string;
  /** '' for none. */
  badge: Badge | '';
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

/** What an unused form holds. */
export const EMPTY_DRAFT: ProductDraft = {
  title: '',
  description: '',
  regularPrice: '',
  sellingPrice: '',
  categoryId: '',
  badge: '',
  isFeatured: false,
  isPopular: false,
  isNew: false,
};

type DraftedFields = Omit<Product, 'category' | 'images' | 'createdAt' | 'updatedAt' | 'discountPercentage'>;

/** What the form holds of a product that there is. */
export function draftOf(product: DraftedFields, categoryId: string): ProductDraft {
  const { title, description, regularPrice, sellingPrice, badge, isFeatured, isPopular, isNew } = product;
  return {
    title,
    description,
    regularPrice: String(regularPrice),
    sellingPrice: String(sellingPrice),
    categoryId,
    badge: badge ?? '',
    isFeatured,
    isPopular,
    isNew,
  };
}

/** What the server is sent for a draft that breaks no rule. */
export function inputOf({ title, description, badge, ...draft }: ProductDraft): CreateProductInput {
  return {
    ...draft,
    title: title.trim(),
    description: description.trim(),
    regularPrice: toRupees(draft.regularPrice),
    sellingPrice: toRupees(draft.sellingPrice),
    badge: badge || null,
  };
}
