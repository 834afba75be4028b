import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import * as layoutText from '#messages/layout.ts';
import * as sharedText from '#messages/shared.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { SuggestionFacts } from './suggest.ts';
import { type Suggestion, type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  field: HTMLInputElement;
  facts: SuggestionFacts;
  /** Whether the suggestions are shown as long as the surrounding dialog. */
  isAlwaysOpen?: boolean;
}

/** The suggestions of a search field, following the ARIA combobox pattern. The field keeps the focus. */
export function Suggestions({ field, facts, isAlwaysOpen = false }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(field.value);
  const [recent, setRecent] = useState(() => recentSearches.read());
  const { found, hasFailed, text: answered } = useSuggestions(text, facts);
  const groups = suggestionGroups(text, found, recent);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const { isOpen, active } = useCombobox({
    field,
    list,
    listId: id,
    count: options.length,
    isAlwaysOpen,
    setText,
  });

  useEffect(() => recentSearches.subscribe(setRecent), []);
  useEffect(() => {
    const { form } = field;
    const remember = () => field.value.trim() && rememberSearch(field.value);
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [field]);

  const idOf = (place: number) => `${id}-${place}`;
  const choose = ({ kind, search }: Suggestion) => {
    if (search) rememberSearch(search);
    if (kind === 'clear') recentSearches.write([]);
  };
  // Keep the focus in the field, because the list closes when the field loses it.
  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field has the keys.
    <div className="suggestions" hidden={!isOpen} onMouseDown={keepFocus}>
      <p className="visually-hidden" role="status">
        {isOpen && statusOf(text, answered, options.length, hasFailed)}
      </p>
      {hasFailed && <p className="suggestions__note">{layoutText.suggestionsFailed}</p>}
      {text.trim() === answered && found?.products.length === 0 && (
        <p className="suggestions__note">{layoutText.noProducts(answered)}</p>
      )}
      <div role="listbox" id={id} aria-label={layoutText.suggestions} ref={list}>
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            idOf={(suggestion) => idOf(options.indexOf(suggestion))}
            activeId={idOf(active)}
            onChoose={choose}
          />
        ))}
      </div>
    </div>
  );
}

function statusOf(text: string, answered: string, count: number, hasFailed: boolean): string {
  if (hasFailed || text.trim() !== answered) return '';
  return layoutText.suggestionCount(count);
}

interface GroupProps {
  group: SuggestionGroup;
  idOf: (suggestion: Suggestion) => string;
  activeId: string;
  onChoose: (suggestion: Suggestion) => void;
}

function Group({ group: { title, suggestions }, idOf, activeId, onChoose }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be within a listbox.
    <div role="group" aria-label={title || sharedText.search} className="suggestions__group">
      {title && (
        <p className="suggestions__title" role="presentation">
          {title}
        </p>
      )}
      {suggestions.map((suggestion) => (
        <SuggestionRow
          key={suggestion.kind + suggestion.path}
          id={idOf(suggestion)}
          isActive={idOf(suggestion) === activeId}
          suggestion={suggestion}
          onChoose={() => onChoose(suggestion)}
        />
      ))}
    </div>
  );
}
