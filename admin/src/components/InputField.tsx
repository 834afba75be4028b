import './form.css';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  label: ReactNode;
  /** Of the label. */
  className?: string;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** Below the input. */
  children?: ReactNode;
}

export function InputField({ label, className = '', fault, children, ...input }: Props) {
  const id = useId();
  const isWrong = fault !== undefined;
  return (
    <label className={`field ${className}`}>
      {label}
      <input aria-describedby={isWrong ? id : undefined} aria-invalid={isWrong} {...input} />
      {children}
      {isWrong && (
        <span className="form-fault" id={id}>
          {fault}
        </span>
      )}
    </label>
  );
}
