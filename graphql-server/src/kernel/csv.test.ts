import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('a table guards formulas, and keeps negative amounts as numbers', () => {
  const rows = [['=1+1', '-12.00', '-3', '-1+1', '+91 98']];
  const [, line] = csvText({ columns: ['a', 'b', 'c', 'd', 'e'], rows }).split('\r\n');
  expect(line).toBe("'=1+1,-12.00,-3,'-1+1,'+91 98");
});
