import type { ImageMetadata } from 'astro';

const FILES = import.meta.glob<ImageMetadata>('../assets/products/*.avif', {
  eager: true,
  import: 'default',
});

const BY_NAME = Map.groupBy(Object.entries(FILES), ([path]) => path.replace(/-\d+\.avif$/, ''));

/** The files of a product's picture as a card needs them, 320 and 640 pixels wide. */
export function productPicture(name: string): [ImageMetadata, ImageMetadata] {
  return [fileOf(name, 320), fileOf(name, 640)];
}

/** Every file of a picture, narrowest first. */
export function allWidths(name: string): ImageMetadata[] {
  const files = BY_NAME.get(`../assets/products/${name}`) ?? [];
  return files.map(([, file]) => file).toSorted((a, b) => a.width - b.width);
}

/** The file of a picture at one width. Fails the build when there is none. */
function fileOf(name: string, width: number): ImageMetadata {
  const file = FILES[`../assets/products/${name}-${width}.avif`];
  if (!file) throw new Error(`No picture ${name}-${width}.avif in src/assets/products`);
  return file;
}
