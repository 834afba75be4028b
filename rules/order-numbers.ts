const RANGE = /^(\d{1,9})(?:-(\d{1,9}))?$/;

/** @returns numbers as text with ranges, such as `1001-1003,1007`, each once, in their order */
export function numbersText(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const ranges: [number, number][] = [];
  for (const number of sorted) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}

/** @returns the numbers of such a text, each once; null if the text is invalid or has more than `most` numbers */
export function readNumbers(text: string, most: number): number[] | null {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, first, last = first] = RANGE.exec(part.trim()) ?? [];
    const [from, until] = [Number(first), Number(last)];
    if (!(until >= from) || until - from >= most) return null;
    for (let number = from; number <= until; number += 1) numbers.add(number);
    if (numbers.size > most) return null;
  }
  return [...numbers];
}
