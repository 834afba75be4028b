import type { FormErrors } from '../form-state.ts';
import type { FormImage } from '../image-list.ts';
import type { ProductDraft } from '../product-draft.ts';
import type { Matrix } from './matrix.ts';

export interface VariantsProps {
  draft: ProductDraft;
  images: FormImage[];
  errors: FormErrors;
  onEdit: (change: (matrix: Matrix) => Matrix) => void;
}
