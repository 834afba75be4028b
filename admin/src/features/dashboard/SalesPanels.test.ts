import { expect, test } from 'vitest';
import { niceStep } from './SalesPanels.tsx';

test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [9_900, 5_000],
  [40_000, 10_000],
  [40_001, 20_000],
  [157_500_00, 50_000_00],
])('up to %d a chart has a line each %d', (highest, step) => {
  expect(niceStep(highest)).toBe(step);
});
