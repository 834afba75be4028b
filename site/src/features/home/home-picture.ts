import type { ImageMetadata } from 'astro';

const FILES = import.meta.glob<ImageMetadata>('../../assets/home/*.avif', { eager: true, import: 'default' });

/** The files of a scene of the home page, narrowest first. Fails the build when there are none. */
export function homePicture(name: string): ImageMetadata[] {
  const isOfName = new RegExp(`/${name}-\\d+\\.avif$`);
  const files = Object.entries(FILES).flatMap(([path, file]) => (isOfName.test(path) ? [file] : []));
  if (files.length === 0) throw new Error(`No picture ${name}-<width>.avif in src/assets/home`);
  return files.sort((a, b) => a.width - b.width);
}
