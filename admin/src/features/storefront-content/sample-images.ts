import type { ContentImage } from '@mela/rules/content/content-fields.ts';

/** The smallest files of the sample's images. */
const FILES = import.meta.glob<string>(
  [
    '../../../../site/src/assets/{team,offices}/*-{320,480}.avif',
    '../../../../site/src/assets/home/*-640.avif',
    '../../../../site/src/assets/map/*.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const BY_NAME = new Map(
  Object.entries(FILES).map(([path, address]) => [
    path.replace(/^.*\/assets\//, '').replace(/(-\d+)?\.\w+$/, ''),
    address,
  ]),
);

/** The address of a small copy of an image. */
export function thumbnailOf(image: ContentImage): string | undefined {
  return typeof image === 'string' ? BY_NAME.get(image.replace('sample:', '')) : image.thumbnail;
}
