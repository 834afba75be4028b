import './limited-field.css';
import { type ReactNode, useId } from 'react';

interface FieldProps {
  id: string;
  value: string;
  'aria-describedby': string;
}

interface Props {
  label: string;
  text: string;
  /** In characters; more than that is allowed, and said. */
  limit: number;
  children: (field: FieldProps) => ReactNode;
}

/** A field that counts what is typed. */
export function LimitedField({ label, text, limit, children }: Props) {
  const id = useId();
  const lengthId = `${id}-length`;
  return (
    <div className="field settings-form__wide">
      <label htmlFor={id}>{label}</label>
      {children({ id, value: text, 'aria-describedby': lengthId })}
      <span className="limited-field__length" id={lengthId}>
        {text.length} of {limit} characters{text.length > limit && ', the rest may be cut off'}
      </span>
    </div>
  );
}
