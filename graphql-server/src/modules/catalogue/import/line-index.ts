const NO_LINES: readonly number[] = [];

/**
 * The lines of a file by a key that only one of them may have. A large file has several such indexes with a key for each row, so
 * a key with one line takes no array.
 */
export class LineIndex {
  readonly #lines = new Map<string, number | number[]>();

  /** Blank keys are not indexed. */
  add(key: string, line: number): void {
    if (key === '') return;
    const lines = this.#lines.get(key);
    if (lines === undefined) this.#lines.set(key, line);
    else if (typeof lines === 'number') this.#lines.set(key, [lines, line]);
    else lines.push(line);
  }

  /** @returns the lines in the order of the file; none for an unknown key */
  get(key: string): readonly number[] {
    const lines = this.#lines.get(key);
    return typeof lines === 'number' ? [lines] : (lines ?? NO_LINES);
  }
}
