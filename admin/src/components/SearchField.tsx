import './form.css';

interface Props {
  text: string;
  /** What can be looked for. */
  placeholder?: string | undefined;
  onText: (text: string) => void;
}

export function SearchField({ text, placeholder = 'Search', onText }: Props) {
  return (
    <label className="field search-field">
      <span className="visually-hidden">Search</span>
      <input
        type="search"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
