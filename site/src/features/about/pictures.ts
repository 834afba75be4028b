import type { ImageMetadata } from 'astro';

type Folder = 'team' | 'offices';

const FILES = import.meta.glob<ImageMetadata>('../../assets/{team,offices}/*.avif', {
  eager: true,
  import: 'default',
});

/** The files of a person's or an office's picture, narrowest first. Fails the build when there are none. */
export function pictureOf(folder: Folder, name: string): ImageMetadata[] {
  const isOfName = new RegExp(`/${folder}/${name}-\\d+\\.avif$`);
  const files = Object.entries(FILES).flatMap(([path, file]) => (isOfName.test(path) ? [file] : []));
  if (files.length === 0) throw new Error(`No picture ${name}-<width>.avif in src/assets/${folder}`);
  return files.sort((a, b) => a.width - b.width);
}
