import { expect, test } from 'vitest';
import { addFiles, hasError } from './image-list.ts';
import { markImages } from './saved-images.ts';

test('an error is put at the image of its index, and at no other', () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const { images } = addFiles([], files, null);
  const message = '"b.png" cannot be read as an image: send JPEG, PNG, WebP, AVIF or GIF.';
  const marked = markImages(images, [{ index: 1, message }]);
  expect(marked.map(({ error }) => error)).toEqual([undefined, message, undefined]);
  expect(marked.map(hasError)).toEqual([false, true, false]);
});
