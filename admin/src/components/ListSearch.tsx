import { useEffect, useEffectEvent, useState } from 'react';
import { InputField } from './Field.tsx';

const DEBOUNCE_MS = 300;
/** The maximum length of a search, the same as the server's limit. */
const MAX_LENGTH = 200;

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when typing pauses, or on Enter. */
export function ListSearch({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState({ value, sent: value });

  // The field follows the URL, for example after the Back button, but ignores changes that its own search
  // caused.
  if (value !== last.value) {
    setLast({ value, sent: value });
    if (value !== last.sent) setText(value);
  }

  const search = () => {
    const trimmed = text.trim();
    if (trimmed === value) return;
    setLast({ value, sent: trimmed });
    onSearch(trimmed);
  };
  const searchLater = useEffectEvent(search);

  useEffect(() => {
    if (text.trim() === value) return;
    const timeout = setTimeout(searchLater, DEBOUNCE_MS);
    return () => clearTimeout(timeout);
  }, [text, value]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: happy-dom does not support <search> yet
    <form
      className="field search-field"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <InputField
        label={<span className="visually-hidden">{label}</span>}
        type="search"
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
