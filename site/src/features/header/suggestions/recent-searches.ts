import { BrowserList } from '../../../components/browser-list.ts';

const MAX_KEPT = 5;
const MAX_LENGTH = 100;

/** The shopper's searches, latest first, in `localStorage.searches`: `{"texts":[…]}`. */
export const recentSearches = new BrowserList<string>({
  key: 'searches',
  name: 'texts',
  accept: (items) => acceptTexts(items),
});

export function rememberSearch(text: string): void {
  recentSearches.write(acceptTexts([text.trim(), ...recentSearches.read()]));
}

/** Removes duplicates, ignoring case. */
function acceptTexts(items: unknown[]): string[] {
  const texts = items.filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '' && item.length <= MAX_LENGTH,
  );
  const byText = new Map(texts.toReversed().map((text) => [text.toLowerCase(), text]));
  return texts
    .filter((text) => byText.get(text.toLowerCase()) === text && byText.delete(text.toLowerCase()))
    .slice(0, MAX_KEPT);
}
