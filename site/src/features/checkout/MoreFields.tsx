import { useState } from 'react';
import { CheckoutField } from './CheckoutField.tsx';
import { useFields } from './use-checkout-form.ts';

/** Rarely used fields in a disclosure, which opens for an error. */
export function MoreFields() {
  const { errors } = useFields();
  const [isOpen, setOpen] = useState(false);
  const isWrong = errors['note'] !== undefined || errors['gstin'] !== undefined;
  return (
    <details
      className="checkout__more"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Add a note or GSTIN</summary>
      <div className="form">
        <CheckoutField
          className="form__wide"
          label="Note to the shop"
          name="note"
          rows={3}
          maxLength={1000}
          isOptional
        />
        <CheckoutField
          className="form__wide"
          label="GSTIN, for a business invoice"
          name="gstin"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          isOptional
        />
      </div>
    </details>
  );
}
