import { describe, expect, it } from 'vitest';
import { isAmbiguousRename, renameValues } from './renamed-values.ts';

const COLOUR = { name: 'Colour', values: ['Red', 'Blue'] };
const SIZE = { name: 'Size', values: ['S', 'M'] };
const variant = (...values: string[]) => ({ id: values.join(), values });

describe('renamed values', () => {
  it.for<[string, { name: string; values: string[] }[], string[]]>([
    ['a value', [{ name: 'Colour', values: ['Crimson', 'Blue'] }, SIZE], ['Crimson', 'S']],
    ['all values', [{ name: 'Colour', values: ['A', 'B'] }, SIZE], ['A', 'S']],
    ['an option', [{ name: 'Shade', values: ['Red', 'Blue'] }, SIZE], ['Red', 'S']],
    ['an option and a value', [{ name: 'Shade', values: ['Ruby', 'Blue'] }, SIZE], ['Ruby', 'S']],
    ['nothing: two values changed places', [{ name: 'Colour', values: ['Blue', 'Red'] }, SIZE], ['Red', 'S']],
    [
      'nothing: a value was added',
      [{ name: 'Colour', values: ['Red', 'Blue', 'Green'] }, SIZE],
      ['Red', 'S'],
    ],
  ])('%s', ([, options, values]) => {
    const former = { options: [COLOUR, SIZE], variants: [variant('Red', 'S')] };
    expect(renameValues(former, options).variants[0]?.values).toEqual(values);
  });

  it('are ambiguous if their positions do not identify them', () => {
    const next = (...values: string[]) => [{ name: 'Colour', values }];
    expect(isAmbiguousRename([COLOUR], next('Blue', 'Green'))).toBe(true);
    expect(isAmbiguousRename([COLOUR], next('Blue'))).toBe(false);
    expect(isAmbiguousRename([COLOUR], next('Red', 'Blue', 'Green'))).toBe(false);
    expect(isAmbiguousRename([COLOUR], [])).toBe(false);
  });
});
