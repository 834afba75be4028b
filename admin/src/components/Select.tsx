import type { ComponentProps } from 'react';
import './form.css';

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** Texts, or values with their texts. */
  options: readonly Option[];
  className?: string;
}

export type Option = string | { value: string; label: string };

export function Select({ options, className = '', ...select }: Props) {
  return (
    <span className={`select ${className}`}>
      <select {...select}>
        {options.map((option) => {
          const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
    </span>
  );
}

/** Options of words, or of what has a word, by value. */
export function optionsOf(words: Readonly<Record<string, string | { label: string }>>): Option[] {
  return Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));
}

export function SelectField({ label, ...select }: ComponentProps<typeof Select> & { label: string }) {
  return (
    <label className="field">
      {label}
      <Select className="select-field" {...select} />
    </label>
  );
}
