/** A source of choices that the same seed repeats. */
export interface Random {
  /** Returns a number from 0 to less than 1. */
  fraction(): number;
  /** Returns a whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /**
   * Returns one of the values.
   * @throws RangeError if there are none
   */
  pick<T>(from: readonly T[]): T;
}

/**
 * A generator (Mulberry32) that is seeded with every given number: one for the run, and one for each part
 * that chooses independently.
 */
export function seededRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => Math.imul(mixed ^ seed, 0x9e3779b1) >>> 0, 0x811c9dc5);
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('There is nothing to pick from.');
    return from[integer(0, from.length - 1)] as T;
  };
  return { fraction, integer, pick };
}
