import { expect, test } from 'vitest';
import { replaceObjects } from './content-images.ts';

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
])('%s that are nested so deeply that they take all of the stack are refused', (_, wrap) => {
  let value: unknown = 'content';
  for (let depth = 0; depth < 50_000; depth += 1) value = wrap(value);
  expect(() => replaceObjects(value, () => undefined)).toThrow('This content is nested too deeply.');
});
