import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../../components/adopt-styles.ts';
import { PhoneSearch } from './PhoneSearch.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { SuggestionFacts } from './suggest.ts';
import css from './suggestions.css?inline';

/** The screens on which the field is an icon, as in `header.css`. */
const PHONE = '(width < 48rem)';

/** Adds suggestions to the header's search field. */
export function mountSuggestions(field: HTMLInputElement, facts: SuggestionFacts): void {
  adoptStyles(css);
  const host = document.createElement('div');
  field.after(host);
  createRoot(host).render(<SearchSuggestions field={field} facts={facts} />);
}

function SearchSuggestions(props: { field: HTMLInputElement; facts: SuggestionFacts }) {
  const isPhone = useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
  return isPhone ? <PhoneSearch {...props} /> : <Suggestions {...props} />;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
