import { expect, test } from 'vitest';
import { EXCERPT_BYTES, excerptOf } from './send.ts';

test.each([
  ['ok', 'ok'],
  [' \r\n', null],
  ['', null],
  ['one\r\ntwo\tthree', 'one\ntwo\tthree'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a\u202eb\u0007c\u001b[31m', 'abc[31m'],
  ['क्\u200dष', 'क्\u200dष'],
  ['PNG\0', null],
])('of %j is %j', (body, excerpt) => expect(excerptOf(Buffer.from(body))).toBe(excerpt));

test('is cut to 500 characters, and never within a character', () => {
  const cut = Buffer.from('₹'.repeat(900)).subarray(0, EXCERPT_BYTES);
  expect(excerptOf(cut)).toBe(`${'₹'.repeat(500)}…`);
  expect(excerptOf(Buffer.from('ab₹').subarray(0, 4))).toBe('ab');
});
