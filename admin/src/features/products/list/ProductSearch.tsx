import { useEffect, useEffectEvent, useState } from 'react';
import { InputField } from '../../../components/InputField.tsx';

const DEBOUNCE_MS = 300;
/** The server's limit. */
const MAX_LENGTH = 200;

interface Props {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the typing pauses, or on Enter. */
export function ProductSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [last, setLast] = useState({ value, sent: value });

  // The field follows the URL, for example after going back, but not the URL's echo of its own search.
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
      className="product-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <InputField
        label={<span className="visually-hidden">Search products</span>}
        type="search"
        placeholder="Search products"
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
