import { plainIsland } from '../../../../build/plain-island.ts';
import type { SuggestionFacts } from './suggest.ts';

/** The header's search form. Suggestions load on focus. The form works without them. */
export const SearchBox = plainIsland<SuggestionFacts>((island, facts) => {
  const field = island.querySelector('input');
  if (!field) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { mountSuggestions } = await import('./mount-suggestions.tsx');
      mountSuggestions(field, facts);
      field.removeEventListener('focus', load);
    } catch {
      // Let the next focus try again.
      isLoading = false;
    }
  };
  field.addEventListener('focus', load);
  if (document.activeElement === field) void load();
});
