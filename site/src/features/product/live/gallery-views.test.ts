import { expect, test } from 'vitest';
import type { View } from '../detailed-product.ts';
import { galleryViewsOf } from './gallery-views.ts';

const fileOf = (width: number) => ({ src: `/lamp-${width}.avif`, width, height: width * 2 });
const viewOf = (...widths: number[]) =>
  ({ alt: 'Lamp', className: 'backdrop', files: widths.map(fileOf) }) as unknown as View;

test('a view has the largest file with its size, and all files for the browser to choose from', () => {
  expect(galleryViewsOf([viewOf(320, 640)])).toEqual([
    {
      ...{ alt: 'Lamp', className: 'backdrop', src: '/lamp-640.avif', width: 640, height: 1280 },
      srcSet: '/lamp-320.avif 320w, /lamp-640.avif 640w',
    },
  ]);
});

test('a single file leaves nothing to choose', () => {
  expect(galleryViewsOf([viewOf(320)])).toMatchObject([{ src: '/lamp-320.avif', srcSet: '' }]);
});

test('a view without files is left out', () => {
  expect(galleryViewsOf([viewOf(), viewOf(640)]).map(({ src }) => src)).toEqual(['/lamp-640.avif']);
  expect(galleryViewsOf([])).toEqual([]);
});
