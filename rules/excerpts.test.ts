import { describe, expect, test } from 'vitest';
import { excerpts } from './excerpts.ts';

describe('two long texts', () => {
  const same = 'word '.repeat(200);

  test('are cut to where they differ', () => {
    const { before, after } = excerpts(`${same}old end`, `${same}new end`);
    expect(before).toMatch(/^…(?:word|ord|rd|d)? ?(word )*old end$/);
    expect(after).toMatch(/new end$/);
    expect(after?.length).toBeLessThan(60);
  });

  test('end with an ellipsis where more follows', () => {
    const { before, after } = excerpts(`a${same}`, null);
    expect(before).toHaveLength(401);
    expect(before?.endsWith('…')).toBe(true);
    expect(after).toBeNull();
  });

  test.each<[string, string | null, string | null]>([
    ['are short', 'Red shoe', 'Red shawl'],
    ['are as long as what is shown', `${'x'.repeat(399)}a`, `${'x'.repeat(399)}b`],
    ['are not there', null, null],
    ['are new', null, 'Red shawl'],
    ['are empty now', 'Red shoe', ''],
  ])('that %s stay whole', (_, before, after) => {
    expect(excerpts(before, after)).toEqual({ before, after });
  });

  test.each<[string, [string, string], [string, string]]>([
    [
      'begin 40 characters before it',
      ['x'.repeat(400), `${'x'.repeat(400)}y`],
      ['x'.repeat(40), `${'x'.repeat(40)}y`],
    ],
    [
      'are the same but for what was cut off',
      ['x'.repeat(500), 'x'.repeat(450)],
      ['x'.repeat(90), 'x'.repeat(40)],
    ],
  ])('%s', (_, [before, after], [shownBefore, shownAfter]) => {
    expect(excerpts(before, after)).toEqual({ before: `…${shownBefore}`, after: `…${shownAfter}` });
  });

  test('have an ellipsis only where something is left out', () => {
    expect(excerpts('a', `b${'x'.repeat(399)}`)).toEqual({ before: 'a', after: `b${'x'.repeat(399)}` });
    expect(excerpts('a', `b${'x'.repeat(400)}`)).toEqual({ before: 'a', after: `b${'x'.repeat(399)}…` });
    const differ = (place: number) => `${'x'.repeat(place)}${'y'.repeat(500 - place)}`;
    expect(excerpts(differ(40), differ(41)).before).toBe(`${differ(40).slice(0, 400)}…`);
    expect(excerpts(differ(41), differ(42)).before).toBe(`…${differ(41).slice(1, 401)}…`);
  });
});
