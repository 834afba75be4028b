import { expect, test } from 'vitest';
import { formatPage, pageNumbers } from './Pagination.tsx';

test.each([
  [1, 16, '01 02 03 ... 16'],
  [2, 16, '01 02 03 ... 16'],
  [3, 16, '01 02 03 04 ... 16'],
  [4, 16, '01 ... 03 04 05 ... 16'],
  [8, 16, '01 ... 07 08 09 ... 16'],
  [15, 16, '01 ... 14 15 16'],
  [16, 16, '01 ... 14 15 16'],
  [1, 1, '01'],
  [2, 2, '01 02'],
  [2, 4, '01 02 03 04'],
  [99, 4, '01 02 03 04'],
])('on page %i of %i these are offered: %s', (current, pages, offered) => {
  const written = pageNumbers(current, pages).map((page) => (page === null ? '...' : formatPage(page)));
  expect(written.join(' ')).toBe(offered);
});
