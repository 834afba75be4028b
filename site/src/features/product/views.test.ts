import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let views: typeof import('./views.ts');
const WIDTHS: Record<string, number[]> = { large: [96, 640, 1280, 2560], small: [96, 640] };
const fileOf = (name: string, width: number) => ({ src: `/${name}-${width}.avif`, width });

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../components/images.ts', () => ({
    imageFiles: (name: string) =>
      (WIDTHS[name.replace('products/', '')] ?? []).map((width) => fileOf(name, width)),
    productImage: (name: string) => [fileOf(name, 320), fileOf(name, 640)],
  }));
  views = await import('./views.ts');
});
afterAll(() => {
  vi.doUnmock('../../components/images.ts');
  vi.resetModules();
});

const widths = (files: { width: number }[]) => files.map(({ width }) => width);
const viewsOf = (...gallery: string[]) =>
  views.galleryViews({ image: 'lamp', hoverImage: 'lamp-b', gallery });

describe('the views of a product', () => {
  test('are its gallery, numbered, with the narrowest file as thumbnail', () => {
    const shown = viewsOf('large', 'small');
    expect(shown.map(({ label }) => label)).toEqual(['view 1 of 2', 'view 2 of 2']);
    expect(shown.map(({ thumbnail, framing }) => [thumbnail.src, framing])).toEqual([
      ['/products/large-96.avif', 'whole'],
      ['/products/small-96.avif', 'whole'],
    ]);
  });

  test('name the file for zooming only by its width, if there is one', () => {
    const [large, small] = viewsOf('large', 'small');
    expect([widths(large?.files ?? []), large?.zoomWidth]).toEqual([[640, 1280], 2560]);
    expect([widths(small?.files ?? []), small?.zoomWidth]).toEqual([[640], undefined]);
  });

  test('fail the build if an image is missing', () => {
    expect(() => viewsOf('missing')).toThrow('No image missing in src/assets/products');
  });

  test('without a gallery are four looks of its two images', () => {
    const shown = viewsOf();
    expect(shown.map(({ framing, thumbnail }) => [framing, thumbnail.src])).toEqual([
      ['whole', '/lamp-320.avif'],
      ['whole', '/lamp-b-320.avif'],
      ['mirrored', '/lamp-320.avif'],
      ['relit', '/lamp-320.avif'],
    ]);
    expect(new Set(shown.map(({ label }) => label)).size).toBe(4);
    expect(shown.map(({ files }) => widths(files))).toEqual(Array(4).fill([320, 640]));
  });
});

test('pages name all files of an image but the one for zooming', () => {
  expect(widths(views.filesOfPage('large'))).toEqual([96, 640, 1280]);
});
