import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { composePicture } from './compose.ts';

describe('a composed picture', () => {
  test('is an opaque JPEG of 1200 × 1350 pixels, far below the limit for an upload', async () => {
    const picture = await composePicture('bike');
    const { format, width, height, hasAlpha } = await sharp(picture).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 1350,
      hasAlpha: false,
    });
    expect(picture.length).toBeLessThan(1024 * 1024);
  });

  test('shows the cut-out on its paper', async () => {
    const { data } = await sharp(await composePicture('phone-mini'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const lightness = (x: number, y: number) => at(x, y).reduce((sum, value) => sum + value, 0) / 3;
    expect(lightness(585, 880)).toBeLessThan(90);
    expect(lightness(60, 60)).toBeGreaterThan(225);
  });

  test('has the same bytes each time', async () => {
    const [first, second] = await Promise.all([composePicture('kick'), composePicture('kick')]);
    expect(first.equals(second)).toBe(true);
  });

  test('is refused when no paper was chosen for it', async () => {
    await expect(composePicture('elephant')).rejects.toThrow(
      'No studio paper is chosen for the picture "elephant".',
    );
  });
});
