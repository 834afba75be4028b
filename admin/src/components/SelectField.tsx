import './select-field.css';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  label: string;
  options: readonly string[];
}

/** A choice in a form, as large as the fields beside it. */
export function SelectField({ label, options, ...select }: Props) {
  return (
    <label className="field">
      {label}
      <span className="select select-field">
        <select {...select}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </span>
    </label>
  );
}
