import { describe, expect, test } from 'vitest';
import { type ComparedProduct, factRows, isDifferent, shortText } from './compare-rows.ts';

const compared = (options: ComparedProduct['options'], attributes: ComparedProduct['attributes']) =>
  ({ description: '', options, attributes }) as ComparedProduct;

describe('the rows of a comparison', () => {
  test('are the options and facts of all products, in order of appearance', () => {
    const shirt = compared(
      [{ name: 'Size', values: ['S', 'M'] }],
      [
        { name: 'Fabric', value: 'Cotton' },
        { name: 'Made in', value: 'Pune' },
      ],
    );
    const shawl = compared([], [{ name: 'Made in', value: 'Leh' }]);
    expect(factRows([shirt, null, shawl])).toEqual([
      { name: 'Size', values: ['S, M', '–', '–'] },
      { name: 'Fabric', values: ['Cotton', '–', '–'] },
      { name: 'Made in', values: ['Pune', '–', 'Leh'] },
    ]);
    expect(factRows([null])).toEqual([]);
  });

  test.each([
    [['Cotton', ' cotton '], false],
    [['Cotton', 'Silk'], true],
    [['Cotton'], false],
    [['–', 'Cotton'], true],
  ])('%j tell products apart: %s', (values, expected) => {
    expect(isDifferent(values)).toBe(expected);
  });
});

describe('the short description of a product', () => {
  test.each([
    ['', ''],
    ['  First.\n\nSecond.', 'First.'],
    ['First.\n  \n\nSecond.', 'First.'],
    ['One\nline  of\ttext', 'One line of text'],
    ['**Bold**, _slanted_ and `code`', 'Bold, slanted and code'],
    ['See [the guide](/help) and [more](https://x.example)', 'See the guide and more'],
  ])('of %j is %j', (description, expected) => {
    expect(shortText(description)).toBe(expected);
  });

  test('ends after a whole word, and never inside a character', () => {
    expect(shortText('a'.repeat(160))).toBe('a'.repeat(160));
    const long = shortText(`${'word '.repeat(40)}`);
    expect(long).toBe(`${'word '.repeat(31)}word…`);
    expect(shortText(`${'word '.repeat(32)}rest`)).toBe(`${'word '.repeat(31)}word…`);
    expect(shortText('😀'.repeat(200))).toBe(`${'😀'.repeat(160)}…`);
  });
});
