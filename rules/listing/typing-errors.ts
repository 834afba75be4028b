/** Shorter words with a typing error would be found in too many others. */
const SHORTEST_WITH_ERROR = 4;
const SHORTEST_WITH_TWO = 7;

/** Whether a word begins with a searched one that may have a typing error, and two if it is long. */
export function nearlyBeginsWith(word: string, searched: string): boolean {
  if (word.startsWith(searched)) return true;
  const most = errorsAllowed(searched);
  const canBe = most > 0 && word.length >= searched.length - most;
  return canBe && (most > 1 || beginsAlike(word, searched)) && errorsBetween(word, searched, most) <= most;
}

/** One error leaves a letter of the first two, or has it beside its place: most words are told apart by that. */
function beginsAlike(word: string, searched: string): boolean {
  const [first, second] = searched;
  return word[0] === first || word[1] === second || word[0] === second || word[1] === first;
}

function errorsAllowed({ length }: string): number {
  if (length < SHORTEST_WITH_ERROR) return 0;
  return length < SHORTEST_WITH_TWO ? 1 : 2;
}

/**
 * The words among others with which a searched one may have been meant. Of words that begin with another one of them that
 * one stands for all.
 */
export function similarWords(words: readonly string[], searched: string): string[] {
  const similar = words.filter((word) => nearlyBeginsWith(word, searched)).toSorted();
  return similar.reduce<string[]>((shortest, word) => {
    const last = shortest.at(-1);
    if (last === undefined || !word.startsWith(last)) shortest.push(word);
    return shortest;
  }, []);
}

/** How many letters have to be added, dropped, changed or swapped to make a text the beginning of a word; more than `most` are not counted on. */
export function errorsBetween(word: string, searched: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= searched.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = searched[row - 1] === word[column - 1];
      const isSwapped = searched[row - 1] === word[column - 2] && searched[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column - 1) + (isSame ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
    if (Math.min(...current) > most) break;
  }
  return Math.min(...last);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
