import './form.css';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  label: string;
  options: readonly string[];
}

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
