import { useId } from 'react';
import type { FieldErrors } from './check-product.ts';
import { discountText } from './discount.ts';
import type { ProductDraft } from './product-draft.ts';
import { TextField } from './TextField.tsx';

interface Props {
  regularPrice: string;
  sellingPrice: string;
  errors: FieldErrors;
  onEdit: (change: Partial<ProductDraft>) => void;
}

/** The two prices in rupees, and the discount that follows from them. */
export function PriceFields({ regularPrice, sellingPrice, errors, onEdit }: Props) {
  const discountId = useId();
  return (
    <div className="product-form__prices">
      <TextField
        kind="rupees"
        label="Regular price"
        name="regularPrice"
        value={regularPrice}
        error={errors.regularPrice}
        onEdit={(typed) => onEdit({ regularPrice: typed })}
      />
      <TextField
        kind="rupees"
        label="Selling price"
        name="sellingPrice"
        value={sellingPrice}
        error={errors.sellingPrice}
        onEdit={(typed) => onEdit({ sellingPrice: typed })}
      />
      <div className="field product-form__discount">
        <label htmlFor={discountId}>Discount</label>
        <input id={discountId} readOnly value={discountText(regularPrice, sellingPrice)} />
      </div>
    </div>
  );
}
