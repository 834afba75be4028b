import './form.css';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  label: string;
  /** Texts, or values with their texts. */
  options: readonly (string | { value: string; label: string })[];
}

export function SelectField({ label, options, ...select }: Props) {
  return (
    <label className="field">
      {label}
      <span className="select select-field">
        <select {...select}>
          {options.map((option) => (
            <Option key={typeof option === 'string' ? option : option.value} option={option} />
          ))}
        </select>
      </span>
    </label>
  );
}

function Option({ option }: { option: Props['options'][number] }) {
  return typeof option === 'string' ? (
    <option>{option}</option>
  ) : (
    <option value={option.value}>{option.label}</option>
  );
}
