import './product-search.css';
import { useEffect, useEffectEvent, useState } from 'react';

const SETTLE_MS = 300;
/** The server refuses a longer one. */
const MAX_LENGTH = 200;

interface Props {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Words to find products by: searched for once the typing has settled, or on Enter. */
export function ProductSearch({ value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });

  // Going back changes what is searched for, and so the field; what one types oneself does not.
  if (value !== known.value) {
    setKnown({ value, sent: value });
    if (value !== known.sent) setText(value);
  }

  const search = () => {
    const wanted = text.trim();
    if (wanted === value) return;
    setKnown({ value, sent: wanted });
    onSearch(wanted);
  };
  const searchSettled = useEffectEvent(search);

  useEffect(() => {
    if (text.trim() === value) return;
    const settled = setTimeout(searchSettled, SETTLE_MS);
    return () => clearTimeout(settled);
  }, [text, value]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the test's browser does not know <search> yet
    <form
      className="product-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label className="field">
        <span className="visually-hidden">Search products</span>
        <input
          type="search"
          placeholder="Search products"
          maxLength={MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
    </form>
  );
}
