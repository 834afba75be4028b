import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductPrice } from './ProductPrice.tsx';

test.each([
  [2499, 2499, 0],
  [2499, 2999, 1],
  [2499, 1999, 0],
])('at %d with %d before, a struck price stands %d times', (sellingPrice, regularPrice, count) => {
  render(<ProductPrice product={{ sellingPrice, regularPrice }} />);
  expect(screen.queryAllByText(/instead of/)).toHaveLength(count);
});
