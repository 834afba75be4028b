import './list-tools.css';
import { type Option, Select } from './Select.tsx';

interface Props {
  label: string;
  /** undefined: all. */
  value: string | undefined;
  options: readonly Option[];
  onChoose: (value: string | undefined) => void;
}

/** What a list is narrowed down to. */
export function ListChoice({ label, value = '', options, onChoose }: Props) {
  return (
    <label className="list-tools__choice">
      {label}
      <Select
        value={value}
        options={[{ value: '', label: 'All' }, ...options]}
        onChange={({ target }) => onChoose(target.value || undefined)}
      />
    </label>
  );
}
