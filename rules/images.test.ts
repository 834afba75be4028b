import { expect, test } from 'vitest';
import {
  imageTooLarge,
  imageTooSlow,
  inMegabytes,
  notAnImage,
  sideTooLong,
  tooManyImages,
  tooManyPixels,
  tooManyScans,
} from './images.ts';

test('a refusal names the limit and, if there is one, the file', () => {
  expect(
    [
      tooManyImages(10),
      imageTooLarge('a.png', 8 * 1024 * 1024),
      tooManyPixels('a.png', 50),
      notAnImage('a.txt'),
      sideTooLong('a.png', 16_000),
      tooManyScans('a.jpg', 100),
      imageTooSlow('a.avif', 10),
    ].map(({ text }) => text),
  ).toEqual([
    'A product can have at most 10 images.',
    '"a.png" is larger than 8 MB, the limit for one image.',
    '"a.png" has more than 50 megapixels, the limit for one image.',
    '"a.txt" is not a supported image. Use JPEG, PNG, WebP, AVIF or GIF.',
    '"a.png" is wider or taller than 16000 pixels, the limit for one image.',
    '"a.jpg" is a JPEG with more than 100 scans. Save it again in an image editor.',
    '"a.avif" takes longer than 10 seconds to process. Use a smaller image.',
  ]);
  expect(inMegabytes(1.5 * 1024 * 1024)).toBe('1.5 MB');
});

test.each([
  ['two\nlines.png', '"two lines.png"'],
  ['\u202egnp.exe', '"gnp.exe"'],
  ['', '"unnamed"'],
  [' \u0000 ', '"unnamed"'],
  ['x'.repeat(80), `"${'x'.repeat(80)}"`],
  ['x'.repeat(81), `"${'x'.repeat(80)}…"`],
])('a file called %j is quoted as %s', (name, quoted) => {
  expect(notAnImage(name).text).toMatch(`${quoted} is not a supported image`);
});
