import { useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onEdit: (value: string) => void;
  kind?: 'line' | 'text' | 'rupees';
}

/** A line or a text that is typed, with what is wrong with it. */
export function TextField({ label, name, value, error, onEdit, kind = 'line' }: Props) {
  const id = useId();
  const Control = kind === 'text' ? 'textarea' : 'input';
  return (
    <div className={`field product-form__${kind}`}>
      <label htmlFor={id}>{label}</label>
      {kind === 'rupees' && <span aria-hidden="true">₹</span>}
      <Control
        id={id}
        name={name}
        value={value}
        autoComplete="off"
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...(kind === 'rupees' && { inputMode: 'decimal' })}
        onChange={({ target }) => onEdit(target.value)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
