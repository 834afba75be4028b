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
    ['nothing: a value was removed', [{ name: 'Colour', values: ['Crimson'] }, SIZE], ['Red', 'S']],
    [
      'nothing: a value moved into the place of another that is gone',
      [{ name: 'Colour', values: ['Blue', 'Green'] }, SIZE],
      ['Red', 'S'],
    ],
    [
      'nothing: a value moved behind a new one',
      [{ name: 'Colour', values: ['Green', 'Red'] }, SIZE],
      ['Red', 'S'],
    ],
    ['nothing: an option was removed', [SIZE], ['Red', 'S']],
    ['nothing: an option was added', [{ name: 'Cut', values: ['A', 'B'] }, COLOUR, SIZE], ['Red', 'S']],
    ['nothing: an option was replaced by several', [{ name: 'Cut', values: ['A', 'B'] }], ['Red', 'S']],
    ['nothing: another option took the place', [SIZE, { name: 'Cut', values: ['A', 'B'] }], ['Red', 'S']],
    [
      'a value of options that changed places',
      [SIZE, { name: 'Colour', values: ['Ruby', 'Blue'] }],
      ['Ruby', 'S'],
    ],
    [
      'a value of each option',
      [
        { name: 'Colour', values: ['Ruby', 'Blue'] },
        { name: 'Size', values: ['Small', 'M'] },
      ],
      ['Ruby', 'Small'],
    ],
  ])('%s', ([, options, values]) => {
    const former = { options: [COLOUR, SIZE], variants: [variant('Red', 'S')] };
    expect(renameValues(former, options).variants[0]?.values).toEqual(values);
  });

  it('are the new names of the former options, with the former order and ids', () => {
    const former = {
      options: [COLOUR, SIZE],
      variants: [variant('Red', 'S'), variant('Blue', 'M')],
    };
    const renamed = renameValues(former, [
      { name: 'Shade', values: ['Ruby', 'Blue'] },
      { name: 'Size', values: ['S', 'Medium'] },
    ]);
    expect(renamed).toEqual({
      options: [
        { name: 'Shade', values: ['Ruby', 'Blue'] },
        { name: 'Size', values: ['S', 'Medium'] },
      ],
      variants: [
        { id: 'Red,S', values: ['Ruby', 'S'] },
        { id: 'Blue,M', values: ['Blue', 'Medium'] },
      ],
    });
  });

  it('change nothing in a product without options, or that loses or gains options', () => {
    const former = { options: [COLOUR, SIZE], variants: [variant('Red', 'S')] };
    const none = { options: [], variants: [variant()] };
    expect(renameValues(none, [COLOUR])).toEqual(none);
    expect(renameValues(former, [])).toEqual(former);
    expect(renameValues(former, [SIZE, COLOUR, { name: 'Cut', values: ['A'] }])).toEqual(former);
  });

  it('leave values without an option, and values that the option lacks, as they are', () => {
    const former = { options: [COLOUR], variants: [variant('Red', 'S'), variant('Green')] };
    expect(renameValues(former, [{ name: 'Colour', values: ['Ruby', 'Blue'] }]).variants).toEqual([
      { id: 'Red,S', values: ['Ruby', 'S'] },
      { id: 'Green', values: ['Green'] },
    ]);
  });

  it('are ambiguous if their positions do not identify them', () => {
    const next = (...values: string[]) => [{ name: 'Colour', values }];
    expect(isAmbiguousRename([COLOUR], next('Blue', 'Green'))).toBe(true);
    expect(isAmbiguousRename([COLOUR], next('Blue'))).toBe(false);
    expect(isAmbiguousRename([COLOUR], next('Red', 'Blue', 'Green'))).toBe(false);
    expect(isAmbiguousRename([COLOUR], [])).toBe(false);
    expect(isAmbiguousRename([], next('Red'))).toBe(false);
    expect(isAmbiguousRename([COLOUR], next('Blue', 'Red'))).toBe(false);
    expect(
      isAmbiguousRename([COLOUR, SIZE], [...next('Red', 'Blue'), { name: 'Size', values: ['S', 'L'] }]),
    ).toBe(true);
    expect(isAmbiguousRename([COLOUR, SIZE], [SIZE, COLOUR])).toBe(false);
    expect(isAmbiguousRename([COLOUR], [{ name: 'Shade', values: ['Green'] }])).toBe(false);
  });
});
