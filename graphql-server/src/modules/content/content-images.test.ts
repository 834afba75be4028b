import { expect, test } from 'vitest';
import { replaceObjects, storedImage, uploadedImage } from './content-images.ts';

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
])('%s that are nested so deeply that they take all of the stack are refused', (_, wrap) => {
  let value: unknown = 'content';
  for (let depth = 0; depth < 50_000; depth += 1) value = wrap(value);
  expect(() => replaceObjects(value, () => undefined)).toThrow('This content is nested too deeply.');
});

test('an uploaded image is found by its hash, and an image of the sample is none', () => {
  const stored = { hash: 'b'.repeat(32), width: 400, height: 100 };
  expect(storedImage(uploadedImage(stored))).toEqual(stored);
  expect(storedImage('sample:brand/logo')).toBeNull();
  expect(storedImage(null)).toBeNull();
});
