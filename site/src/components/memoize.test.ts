import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('computes each result once', () => {
  const compute = vi.fn((text: string) => text.length);
  const length = memoize(compute);
  expect(['one', 'three', 'one'].map(length)).toEqual([3, 5, 3]);
  expect(compute.mock.calls.map(([text]) => text)).toEqual(['one', 'three']);
});
