import { type ReactNode, useId } from 'react';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  className?: string;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, the control that `children` draws, and the control's error. */
export function FormField({ label, className = '', error, children }: FormFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** An error message, for the control whose `aria-describedby` names its id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error !== undefined && (
      <p className="product-form__error" id={id}>
        {error}
      </p>
    )
  );
}

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onEdit: (value: string) => void;
  kind?: 'line' | 'text' | 'rupees';
}

export function TextField({ label, name, value, error, onEdit, kind = 'line' }: TextFieldProps) {
  const Control = kind === 'text' ? 'textarea' : 'input';
  return (
    <FormField label={label} className={`product-form__${kind}`} error={error}>
      {(control) => (
        <>
          {kind === 'rupees' && <span aria-hidden="true">₹</span>}
          <Control
            {...control}
            name={name}
            value={value}
            autoComplete="off"
            aria-required
            {...(kind === 'rupees' && { inputMode: 'decimal' })}
            onChange={({ target }) => onEdit(target.value)}
          />
        </>
      )}
    </FormField>
  );
}
