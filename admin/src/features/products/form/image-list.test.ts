import { expect, test } from 'vitest';
import { addFiles, type FormImage, hasError, markImages, moveImage, storedImages } from './image-list.ts';

const LIMITS = { maxBytes: 1024 * 1024, maxCount: 3 };
const file = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const names = (images: FormImage[]) => images.map(({ name }) => name);
const stored = (id: string) => ({
  id,
  alt: `Image ${id}`,
  ownAlt: null,
  url: `/uploads/${id}.webp`,
  thumbnailUrl: `/uploads/${id}-320.webp`,
});

const ROW = addFiles([], [file('a.png'), file('b.png'), file('c.png')], LIMITS).images;
const keyOf = (name: string) => ROW.find((image) => image.name === name)?.key ?? '';

test('files are added at the end, each with a unique name in the list and unchanged content', () => {
  const files = [file('a.png'), file('a.png')];
  const { images, error } = addFiles(storedImages([stored('1')]), files, LIMITS);
  expect(names(images)).toEqual(['Image 1', 'a.png', 'a.png (2)']);
  expect(images.flatMap((image) => (image.kind === 'new' ? [image.file] : []))).toEqual(files);
  expect(error).toBeUndefined();
});

test('the name of a removed image is used again', () => {
  const [first, second] = addFiles([], [file('a.png'), file('a.png')], LIMITS).images;
  if (!first || !second) throw new Error('Two files make two images.');
  expect(names(addFiles([second], [file('a.png')], LIMITS).images)).toEqual(['a.png (2)', 'a.png']);
  expect(names(addFiles([first, second], [file('a.png')], LIMITS).images).at(-1)).toBe('a.png (3)');
});

test('files beyond the limit of a product are left out and named', () => {
  const { images, error } = addFiles(ROW.slice(0, 2), [file('d.png'), file('e.png')], LIMITS);
  expect(names(images)).toEqual(['a.png', 'b.png', 'd.png']);
  expect(error).toBe('A product can have at most 3 images. Not added: e.png.');
});

test.each([
  [LIMITS.maxBytes, undefined],
  [LIMITS.maxBytes + 1, 'Larger than 1 MB. Resizing…'],
])('a file of %i bytes has the error: %s', (bytes, error) => {
  const [image] = addFiles([], [file('big.png', bytes)], LIMITS).images;
  expect(image).toMatchObject({ kind: 'new', name: 'big.png' });
  expect(image?.error).toBe(error);
});

test('without the server’s limits every file is accepted', () => {
  const files = [file('1'), file('2'), file('3'), file('4', LIMITS.maxBytes + 1)];
  const { images, error } = addFiles([], files, null);
  expect(images.filter(({ error }) => !error)).toHaveLength(4);
  expect(error).toBeUndefined();
});

test.each([
  ['a.png', 2, ['b.png', 'c.png', 'a.png']],
  ['c.png', 0, ['c.png', 'a.png', 'b.png']],
  ['b.png', 1, ['a.png', 'b.png', 'c.png']],
  ['a.png', -1, ['a.png', 'b.png', 'c.png']],
  ['c.png', 3, ['a.png', 'b.png', 'c.png']],
  ['gone.png', 0, ['a.png', 'b.png', 'c.png']],
])('%s moved to place %i makes %o', (name, place, row) => {
  expect(names(moveImage(ROW, keyOf(name), place))).toEqual(row);
});

test('an image that a product has twice appears twice', () => {
  const [first, second] = storedImages([stored('1'), stored('1')]);
  expect(first?.key).not.toBe(second?.key);
});

test('a file that is not an image is not added, and is named', () => {
  const sheet = new File(['x'], 'prices.pdf', { type: 'application/pdf' });
  const { images, error } = addFiles([], [file('a.png'), sheet], LIMITS);
  expect(names(images)).toEqual(['a.png']);
  expect(error).toBe('"prices.pdf" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.');
});

test('an error is assigned to the image with its index only', () => {
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  const { images } = addFiles([], files, null);
  const message = '"b.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.';
  const marked = markImages(images, [{ index: 1, message }]);
  expect(marked.map(({ error }) => error)).toEqual([undefined, message, undefined]);
  expect(marked.map(hasError)).toEqual([false, true, false]);
});
