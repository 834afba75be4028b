import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** The options: labels, or values with labels. */
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

/** Options by value, from labels or from objects with a label. */
export function optionsOf(words: Readonly<Record<string, string | { label: string }>>): Option[] {
  return Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }));
}

type SelectFieldProps = FieldProps & ComponentProps<typeof Select>;

export function SelectField({ label, className, fault, children, ...select }: SelectFieldProps) {
  return (
    <Field
      {...{ label, className, fault, children, name: select.name, describedBy: select['aria-describedby'] }}
      control={(props) => <Select className="select-field" {...select} {...props} />}
    />
  );
}
