import { beforeEach, expect, test, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const MAX_BYTES = 1000;

/** The size in bytes of the encoded image, by quality. */
let encodedBytes: (quality: number) => number;
let canvasSize: number[];

function stubImage(width: number, height: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
}

class Canvas {
  constructor(width: number, height: number) {
    canvasSize = [width, height];
  }
  getContext() {
    return { drawImage: () => undefined };
  }
  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    return new Blob([new Uint8Array(encodedBytes(quality))], { type });
  }
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

beforeEach(() => {
  canvasSize = [];
  encodedBytes = () => 500;
  vi.stubGlobal('OffscreenCanvas', Canvas);
  stubImage(4000, 3000);
});

test('an image within the limits is not changed', async () => {
  const chosen = file(MAX_BYTES);
  const { file: prepared, error } = await prepareImage(chosen, MAX_BYTES);
  expect(prepared).toBe(chosen);
  expect(error).toBeUndefined();
});

test.each([
  ['of too many bytes', 4000, 3000, MAX_BYTES + 1, [1600, 1200]],
  ['of too many pixels', 5000, 10_000, 10, [800, 1600]],
  ['of too many bytes that is small', 600, 300, MAX_BYTES + 1, [600, 300]],
])('an image %s is made smaller, as far as the server would', async (_, width, height, bytes, size) => {
  stubImage(width, height);
  const { file: prepared, error } = await prepareImage(file(bytes), MAX_BYTES);
  expect(canvasSize).toEqual(size);
  expect(prepared).toMatchObject({ name: 'photo.png', type: 'image/webp', size: 500 });
  expect(error).toBeUndefined();
});

test('the quality is lowered until the image is within the limit', async () => {
  encodedBytes = (quality) => 2000 * quality;
  const { file: prepared } = await prepareImage(file(MAX_BYTES + 1), MAX_BYTES);
  expect(prepared.size).toBe(800);
});

test('an image that cannot be made small enough is reported', async () => {
  encodedBytes = () => MAX_BYTES + 1;
  const { error } = await prepareImage(file(MAX_BYTES + 1), MAX_BYTES);
  expect(error).toContain('"photo.png" is larger than');
});

test('a file that is not an image is reported', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Not decodable')));
  const { error } = await prepareImage(file(1), MAX_BYTES);
  expect(error).toBe('"photo.png" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.');
});
