import { ObjectId } from 'mongodb';
import { describe, expect, test } from 'vitest';
import { fieldText, readable } from '../history/field-text.ts';
import { categoryWords, productWords } from './change-words.ts';

const ID = '0123456789abcdef01234567';
const NAMES = new Map([[ID, 'Shawls']]);
const WORDS = { ...productWords(NAMES), ...categoryWords(NAMES) };

test.each([
  ['title', 'Shawl', 'Shawl'],
  ['regularPrice', 14999950, '₹1,49,999.50'],
  ['sellingPrice', 100_00, '₹100'],
  ['categoryId', new ObjectId(ID), 'Shawls'],
  ['parentId', new ObjectId(), 'A category that is gone'],
  ['badge', 'TOP_SELL', 'Top Sell'],
  ['badge', null, null],
  ['isNew', true, 'Yes'],
  ['isNew', false, 'No'],
  ['stock', 0, '0'],
  ['stock', 1100, '1,100'],
  ['stock', undefined, null],
  ['status', undefined, 'Active'],
  ['status', 'DRAFT', 'Draft'],
  ['tags', ['wool', 'warm'], 'wool, warm'],
  ['attributes', [{ name: 'Weight', value: '200 g' }], 'Weight: 200 g'],
  ['images', [{ hash: 'a', width: 1, height: 1, alt: 'Front' }], '1 image\nFront'],
  ['place', { position: 5, behind: 'Sarees' }, 'Behind Sarees'],
  ['place', { position: 5, behind: null }, 'First'],
])('%s, stored as %j, reads %j', (field, value, text) => {
  expect(fieldText(field, value, WORDS)).toBe(text);
});

describe('two long texts', () => {
  const same = 'word '.repeat(200);

  test('are cut to where they differ', () => {
    const { before, after } = readable(`${same}old end`, `${same}new end`);
    expect(before).toMatch(/^…(?:word|ord|rd|d)? ?(word )*old end$/);
    expect(after).toMatch(/new end$/);
    expect(after?.length).toBeLessThan(60);
  });

  test('end with an ellipsis where more follows', () => {
    const { before, after } = readable(`a${same}`, null);
    expect(before).toHaveLength(401);
    expect(before?.endsWith('…')).toBe(true);
    expect(after).toBeNull();
  });

  test('that are short stay whole', () => {
    expect(readable('Red shoe', 'Red shawl')).toEqual({ before: 'Red shoe', after: 'Red shawl' });
  });
});
