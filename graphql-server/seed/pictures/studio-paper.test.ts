import { describe, expect, test } from 'vitest';
import { type Pose, paintStudioPaper } from './studio-paper.ts';

const SIZE = { width: 320, height: 360 };

/** What Chromium paints for the design's `.set` and `.set.flat` in this size, read off a screenshot. */
describe.each<[Pose, number, [x: number, y: number, colour: [number, number, number]][]]>([
  [
    'standing',
    158,
    [
      [0, 0, [223, 241, 229]],
      [115, 122, [246, 254, 249]],
      [300, 20, [218, 238, 225]],
      [160, 230, [224, 240, 229]],
      [310, 252, [198, 222, 207]],
      [10, 302, [224, 241, 230]],
      [319, 359, [218, 238, 225]],
    ],
  ],
  [
    'wall',
    12,
    [
      [0, 0, [251, 233, 234]],
      [115, 122, [255, 249, 250]],
      [300, 20, [250, 228, 230]],
      [160, 230, [251, 235, 236]],
      [310, 252, [243, 217, 219]],
      [10, 302, [247, 224, 227]],
      [319, 359, [237, 207, 209]],
    ],
  ],
])('the paper for the pose "%s" of hue %i', (pose, hue, points) => {
  const pixels = paintStudioPaper(hue, pose, SIZE);

  test.each(points)('is at %i, %i as CSS has it, but for the grain', (x, y, colour) => {
    const at = (y * SIZE.width + x) * 3;
    const distances = colour.map((value, channel) => Math.abs(value - (pixels[at + channel] ?? -1)));
    expect(Math.max(...distances)).toBeLessThanOrEqual(3);
  });

  test('is the same each time', () => {
    expect(paintStudioPaper(hue, pose, SIZE).equals(pixels)).toBe(true);
  });

  test('has no two equal rows, as it would without its grain', () => {
    const row = (y: number) => pixels.subarray(y * SIZE.width * 3, (y + 1) * SIZE.width * 3);
    const twins = Array.from({ length: SIZE.height - 1 }, (_, y) => y).filter((y) =>
      row(y).equals(row(y + 1)),
    );
    expect(twins).toEqual([]);
  });
});
