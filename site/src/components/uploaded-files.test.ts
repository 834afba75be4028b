import { expect, test } from 'vitest';
import { mediumFile, shareImageOf, thumbnailSize, uploadedFiles } from './uploaded-files.ts';

/** The file names and widths from which a browser chooses. */
function filesOf(width: number, height: number): string[] {
  const image = { src: '/uploads/a.webp', thumbnail: '/uploads/a-320.webp', width, height };
  return uploadedFiles(image).map(({ src, width }) => `${src.replace('/uploads/', '')} ${width}w`);
}

test.each([
  [1600, 1600, ['a-320.webp 320w', 'a-640.webp 640w', 'a.webp 1600w']],
  [1200, 1600, ['a-320.webp 240w', 'a-640.webp 640w', 'a.webp 1200w']],
  [1600, 1200, ['a-320.webp 320w', 'a-640.webp 853w', 'a.webp 1600w']],
  [1600, 300, ['a-320.webp 320w', 'a.webp 1600w']],
  [400, 1600, ['a-320.webp 80w', 'a.webp 400w']],
  [640, 640, ['a-320.webp 320w', 'a.webp 640w']],
  [60, 60, ['a.webp 60w']],
])('an upload of %i × %i has the files %j, none of them twice', (width, height, files) => {
  expect(filesOf(width, height)).toEqual(files);
});

test.each([
  [1600, 1200, [853, 640], [320, 240]],
  [1200, 1600, [640, 853], [240, 320]],
  [300, 200, [300, 200], [300, 200]],
  [60, 40, [60, 40], [60, 40]],
])('of %i × %i the copies keep the shape, and none is larger', (width, height, medium, thumbnail) => {
  const copy = mediumFile({ src: '/a.webp', width, height });
  expect([copy.width, copy.height]).toEqual(medium);
  const small = thumbnailSize({ width, height });
  expect([small.width, small.height]).toEqual(thumbnail);
});

test.each([
  [1600, 1200, 1200, 900],
  [1600, 3, 1200, 2],
  [1600, 1, 1200, 1],
  [533, 1600, 533, 1600],
  [60, 40, 60, 40],
])('of %i × %i link previews show a JPEG of %i × %i', (width, height, sharedWidth, sharedHeight) => {
  expect(shareImageOf({ src: '/uploads/a.webp', width, height, alt: 'Hat' })).toEqual({
    src: '/uploads/a-1200.jpg',
    width: sharedWidth,
    height: sharedHeight,
    alt: 'Hat',
  });
});
