import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { decodePosition, encodePosition, type Position, type SortOrder } from './orders.ts';

const ID = new ObjectId('0123456789abcdef01234567');
const BY_TIME: SortOrder = { field: 'createdAt', direction: 1 };
const BY_TITLE: SortOrder = { field: 'titleKey', direction: -1 };
const BY_PRICE: SortOrder = { field: 'sellingPrice', direction: 1 };
const WRONG =
  'This cursor does not belong to this list. Request the first page again with the same sort order.';

describe('a cursor', () => {
  it.for<[SortOrder, Position]>([
    [BY_TIME, { value: new Date(1_700_000_000_123), id: ID }],
    [BY_TITLE, { value: 'käse "quoted" ✓', id: ID }],
    [BY_TITLE, { value: '', id: ID }],
    [BY_PRICE, { value: 0, id: ID }],
    [BY_PRICE, { value: 99_999_999_999, id: ID }],
  ])('of the order %o comes back as it was', ([order, position]) => {
    const cursor = encodePosition(order, position);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodePosition(order, cursor)).toEqual(position);
  });

  it('fits the longest possible key', () => {
    for (const letter of ['\u0001', '漢', '"', '\ud800']) {
      const position = { value: letter.repeat(200), id: ID };
      expect(decodePosition(BY_TITLE, encodePosition(BY_TITLE, position)).value).toBe(position.value);
    }
  });

  it('is rejected in any other sort order', () => {
    const cursor = encodePosition(BY_PRICE, { value: 5, id: ID });
    for (const order of [BY_TIME, BY_TITLE, { ...BY_PRICE, direction: -1 } as const]) {
      expect(() => decodePosition(order, cursor)).toThrow(WRONG);
    }
  });

  it.for<[string, SortOrder, unknown]>([
    ['an operator for a price', BY_PRICE, ['sellingPrice', 1, { $gt: 0 }, ID]],
    ['an operator for a title', BY_TITLE, ['titleKey', -1, { $regex: '.*' }, ID]],
    ['an operator for an id', BY_PRICE, ['sellingPrice', 1, 5, { $ne: null }]],
    ['a text for a price', BY_PRICE, ['sellingPrice', 1, '5', ID]],
    ['a number for a title', BY_TITLE, ['titleKey', -1, 5, ID]],
    ['a fraction for a price', BY_PRICE, ['sellingPrice', 1, 0.5, ID]],
    ['a list for a price', BY_PRICE, ['sellingPrice', 1, [5], ID]],
    ['null for a moment', BY_TIME, ['createdAt', 1, null, ID]],
    ['a moment past the end of time', BY_TIME, ['createdAt', 1, 8_640_000_000_000_001, ID]],
    ['a short id', BY_PRICE, ['sellingPrice', 1, 5, 'abc']],
    ['an id of other letters', BY_PRICE, ['sellingPrice', 1, 5, 'x'.repeat(24)]],
    ['an id of twelve characters', BY_PRICE, ['sellingPrice', 1, 5, 'abcdefabcdef']],
    ['a field of another kind', BY_PRICE, ['facets', 1, 5, ID]],
    ['no parts', BY_PRICE, []],
    ['an object', BY_PRICE, { field: 'sellingPrice' }],
    ['null', BY_PRICE, null],
  ])('is rejected with %s', ([, order, parts]) => {
    const forged = Buffer.from(JSON.stringify(parts)).toString('base64url');
    expect(() => decodePosition(order, forged)).toThrow(WRONG);
  });

  it.for(['', 'x', '!!!', '____', 'W10', 'a'.repeat(3_000), 'null'])('is rejected as "%s"', (cursor) => {
    expect(() => decodePosition(BY_PRICE, cursor)).toThrow(WRONG);
  });
});
