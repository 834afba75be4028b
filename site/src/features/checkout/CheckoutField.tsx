import type { InputHTMLAttributes, ReactNode } from 'react';
import * as checkoutText from '#messages/checkout.ts';
import { useFields } from './use-checkout-form.ts';

interface FieldProps {
  /** The input name of `placeOrder`, which error messages refer to. */
  name: string;
  label: string;
  isOptional?: boolean | undefined;
  className?: string | undefined;
}

type InputProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'className' | 'children'> & {
    /** The number of rows of a multi-line field. */
    rows?: number;
  };

export function CheckoutField({ name, label, isOptional, className, rows, ...input }: InputProps) {
  const control = useControl(name, isOptional);
  return (
    <FieldBox name={name} label={label} isOptional={isOptional} className={className}>
      {rows ? (
        <textarea {...control} rows={rows} maxLength={input.maxLength} />
      ) : (
        <input {...control} {...input} />
      )}
    </FieldBox>
  );
}

interface SelectProps extends FieldProps {
  autoComplete: string;
  /** The options of the field's list. */
  children: ReactNode;
}

export function CheckoutSelect({ name, label, isOptional, className, autoComplete, children }: SelectProps) {
  const control = useControl(name, isOptional);
  return (
    <FieldBox name={name} label={label} isOptional={isOptional} className={className}>
      <span className="select">
        <select {...control} autoComplete={autoComplete}>
          {children}
        </select>
      </span>
    </FieldBox>
  );
}

/** The id of a field's control. */
export function controlId(name: string): string {
  return name.replace('.', '-');
}

function useControl(name: string, isOptional = false) {
  const { values, errors, change, leave } = useFields();
  const id = controlId(name);
  const isInvalid = errors[name] !== undefined;
  return {
    id,
    name,
    required: !isOptional,
    value: values[name] ?? '',
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? `${id}-error` : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(name, currentTarget.value),
    onBlur: () => leave(name),
  };
}

function FieldBox({
  name,
  label,
  isOptional,
  className = '',
  children,
}: FieldProps & { children: ReactNode }) {
  const { errors } = useFields();
  const id = controlId(name);
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small> {checkoutText.optional}</small>}
      </label>
      {children}
      <p className="field__error" id={`${id}-error`}>
        {errors[name]}
      </p>
    </div>
  );
}
