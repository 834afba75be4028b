import type {
  Badge,
  CreateProductInput,
  ProductForm_ProductFragment as Product,
} from '../../../graphql.generated.ts';
import { toRupees } from './rupees.ts';

/** The values of the form's fields, as typed. The server computes the discount. */
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

export const FIELD_LABELS: Record<keyof ProductDraft | 'images', string> = {
  title: 'Title',
  description: 'Description',
  regularPrice: 'Regular price',
  sellingPrice: 'Selling price',
  categoryId: 'Category',
  badge: 'Badge',
  isFeatured: 'Featured',
  isPopular: 'Popular',
  isNew: 'New',
  images: 'Images',
};

/** The three checkboxes in the specification's order. */
export const FLAGS = ['isFeatured', 'isPopular', 'isNew'] as const;

type DraftFields = Omit<Product, 'category' | 'images' | 'createdAt' | 'updatedAt' | 'discountPercentage'>;

/** The draft that a saved product starts from. */
export function draftOf(product: DraftFields, categoryId: string): ProductDraft {
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

/** The server's input for a valid draft. */
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
