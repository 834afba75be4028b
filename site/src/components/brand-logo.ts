import type { ImageMetadata } from 'astro';

const FILES = import.meta.glob<ImageMetadata>('../assets/brands/*.svg', { eager: true, import: 'default' });

/** The logo of a brand: `Kanpur Hide Co.` → `brands/kanpur-hide-co.svg`. Fails the build when there is none. */
export function brandLogo(name: string): ImageMetadata {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const file = FILES[`../assets/brands/${words.join('-')}.svg`];
  if (!file) throw new Error(`No logo of ${name} in src/assets/brands`);
  return file;
}
