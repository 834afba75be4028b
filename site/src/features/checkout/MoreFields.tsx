import { useState } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import { CheckoutField } from './CheckoutField.tsx';
import { useFields } from './use-checkout-form.ts';

/** Rarely used fields, which are hidden until the shopper opens them, or one of them has an error. */
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
      <summary>{checkoutText.addMore}</summary>
      <div className="form">
        <CheckoutField
          className="form__wide"
          label={checkoutText.note}
          name="note"
          rows={3}
          maxLength={1000}
          isOptional
        />
        <CheckoutField
          className="form__wide"
          label={checkoutText.gstin}
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
