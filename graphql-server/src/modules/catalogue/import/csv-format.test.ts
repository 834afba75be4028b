import { expect, test } from 'vitest';
import { separatorIn } from './csv-format.ts';
import { readHeaders } from './csv-headers.ts';

test.each([
  ['id,title', 'comma'],
  ['id;title', 'semicolon'],
  ['id\ttitle', 'tab'],
  ['title', 'comma'],
  ['"a,b,c";title', 'semicolon'],
])('%j is separated by %s', (line, separator) => {
  expect(separatorIn(Buffer.from(line))).toBe(separator);
});

test.each([
  ['Title', 'title'],
  ['NAME', 'title'],
  ['Regular price (₹)', 'regular_price'],
  ['selling_price', 'selling_price'],
  ['Featured', 'is_featured'],
  ['is_new', 'is_new'],
  ['Show from', 'show_from'],
  ['Alternative texts', 'image_alts'],
  ['Sr. No.', null],
  ['price', null],
])('the header %j is the column %s', (header, column) => {
  expect(readHeaders(['id', header]).columns[1]).toEqual({ header, column });
});
