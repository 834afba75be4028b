import type { ImageMetadata } from 'astro';

type Folder = 'team' | 'offices';

const FILES = import.meta.glob<ImageMetadata>('../../assets/{team,offices}/*.avif', {
  eager: true,
  import: 'default',
});

/** The files of a person's or an office's picture, narrowest first. */
export function pictureOf(folder: Folder, name: string): ImageMetadata[] {
  const files = Object.keys(FILES).filter((path) => path.includes(`/${folder}/${name}-`));
  return files.flatMap((path) => FILES[path] ?? []).toSorted((a, b) => a.width - b.width);
}
