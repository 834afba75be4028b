import { expect, test } from 'vitest';
import { numbersText, readNumbers } from './order-numbers.ts';

test.each([
  [[], ''],
  [[1001], '1001'],
  [[1003, 1001, 1002, 1001], '1001-1003'],
  [[1007, 1001, 1002], '1001-1002,1007'],
])('writes %j as %j', (numbers, text) => {
  expect(numbersText(numbers)).toBe(text);
});

test.each([
  ['1001', [1001]],
  ['1001-1003, 1007,1002', [1001, 1002, 1003, 1007]],
  ['1-3', [1, 2, 3]],
  ['1001-1001', [1001]],
  ['', null],
  ['1001,', null],
  ['1003-1001', null],
  ['1-6', null],
  ['1-3,10-12', null],
  ['1-999999999', null],
  ['9999999999', null],
  ['a', null],
  ['-1', null],
])('reads %j, of at most 5, as %j', (text, numbers) => {
  expect(readNumbers(text, 5)).toEqual(numbers);
});
