import { expect, test } from 'vitest';
import { pageNumbers } from './ProductPager.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 8, 9]],
  [5, 9, [1, 2, 4, 5, 6, 8, 9]],
  [1000, 2_000_000, [1, 2, 999, 1000, 1001, 1_999_999, 2_000_000]],
  [9, 9, [1, 2, 8, 9]],
  [12, 9, [1, 2, 8, 9]],
])('on page %i of %i these are linked: %o', (current, last, pages) => {
  expect(pageNumbers(current, last)).toEqual(pages);
});
