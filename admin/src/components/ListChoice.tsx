import './list-tools.css';

interface Props {
  label: string;
  /** undefined: all. */
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string | undefined) => void;
}

/** What a list is narrowed down to. */
export function ListChoice({ label, value = '', options, onChoose }: Props) {
  return (
    <label className="list-tools__choice">
      {label}
      <span className="select">
        <select value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
          <option value="">All</option>
          {options.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
