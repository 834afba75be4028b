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

  test('that are short stay whole', () => {
    expect(excerpts('Red shoe', 'Red shawl')).toEqual({ before: 'Red shoe', after: 'Red shawl' });
  });
});
