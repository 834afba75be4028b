/** A part of a text, and whether the other text contains it in the same order. */
export interface TextPart {
  text: string;
  isCommon: boolean;
}

/** Compares two short texts by whole words. The time that this takes grows with the square of the lengths. */
export function textDifference(before: string, after: string): { before: TextPart[]; after: TextPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const lengths = commonLengths(one, other);
  const parts = { before: [] as TextPart[], after: [] as TextPart[] };
  for (let i = 0, j = 0; i < one.length || j < other.length; ) {
    const [word, otherWord] = [one[i], other[j]];
    if (word !== undefined && otherWord !== undefined && isSame(word, otherWord)) {
      append(parts.before, word, true);
      append(parts.after, otherWord, true);
      i += 1;
      j += 1;
    } else if (
      word !== undefined &&
      (otherWord === undefined || lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      append(parts.before, word, false);
      i += 1;
    } else {
      append(parts.after, otherWord ?? '', false);
      j += 1;
    }
  }
  return parts;
}

/** The length of the longest common subsequence of the remaining words from each position. */
function commonLengths(one: string[], other: string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      row[j] = isSame(one[i] as string, other[j] as string)
        ? lengthAt(lengths, i + 1, j + 1) + 1
        : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

/** Whether two words are equal, ignoring trailing whitespace. */
function isSame(word: string, other: string): boolean {
  return word.trimEnd() === other.trimEnd();
}

function append(parts: TextPart[], text: string, isCommon: boolean): void {
  const last = parts.at(-1);
  if (last?.isCommon === isCommon) last.text += text;
  else parts.push({ text, isCommon });
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\s)(?=\S)/);
}
