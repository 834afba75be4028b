import './form.css';
import type { ComponentProps } from 'react';
import { Select } from './Select.tsx';

export function SelectField({ label, ...select }: ComponentProps<typeof Select> & { label: string }) {
  return (
    <label className="field">
      {label}
      <Select className="select-field" {...select} />
    </label>
  );
}
