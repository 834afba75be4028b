/** Where two texts differ: what both begin with, what stands between in each, and what both end with. */
export interface TextDifference {
  start: string;
  before: string;
  after: string;
  end: string;
}

/** Compares whole words, so that none is torn. */
export function textDifference(before: string, after: string): TextDifference {
  const one = wordsOf(before);
  const other = wordsOf(after);
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return {
    start: one.slice(0, start).join(''),
    before: one.slice(start, one.length - end).join(''),
    after: other.slice(start, other.length - end).join(''),
    end: one.slice(one.length - end).join(''),
  };
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/);
}
