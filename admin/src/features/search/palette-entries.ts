/** An item of the palette: a screen or an action. */
export type Entry = {
  kind: string;
  title: string;
  note?: string;
  /** Words that find the entry besides its title. */
  words?: string;
} & ({ to: string; run?: never } | { to?: never; run: () => void });

const MOST_SHOWN = 8;

/**
 * The entries that contain, for each typed word, a word that starts with it. Titles starting with the text
 * come first.
 */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  const found = entries.filter((entry) => {
    const own = wordsOf(`${entry.title} ${entry.words ?? ''} ${entry.note ?? ''}`);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const text = words.join(' ');
  const begins = ({ title }: Entry) => wordsOf(title).join(' ').startsWith(text);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].slice(0, MOST_SHOWN);
}

function wordsOf(text: string): string[] {
  return text
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
