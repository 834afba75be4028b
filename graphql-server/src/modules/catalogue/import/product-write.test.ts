import { expect, test } from 'vitest';
import { partsOf } from './product-write.ts';

function partSizes(count: number, letters: number): number[] {
  const writes = Array.from({ length: count }, () => ({
    before: null,
    after: { description: 'x'.repeat(letters) },
  }));
  return [...partsOf(writes)].map(({ length }) => length);
}

test('fifty products are written at once, and fewer with long descriptions', () => {
  expect(partSizes(120, 80)).toEqual([50, 50, 20]);
  expect(partSizes(5, 2_000)).toEqual([3, 2]);
  expect(partSizes(3, 5_000)).toEqual([1, 1, 1]);
  expect(partSizes(0, 0)).toEqual([]);
});

test('deleted products count with their former descriptions', () => {
  const gone = { before: { description: 'x'.repeat(5_000) }, after: null };
  expect([...partsOf([gone, gone])]).toEqual([[gone], [gone]]);
});
