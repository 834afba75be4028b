import type { Catalogue } from '@mela/rules/catalogue.ts';

const UPLOAD = /\/uploads\/[0-9a-f]{32}\.webp/g;
const known = new WeakMap<object, readonly string[]>();

/** The addresses of the uploaded images that a catalogue shows. */
export function* uploadsIn({ products, categories, content }: Catalogue): Generator<string> {
  for (const { images } of products) for (const { src } of images) yield src;
  for (const { image } of categories) if (image) yield image.src;
  yield* uploadsInContent(content);
}

/** It is of many shapes, and seldom changes. */
function uploadsInContent(content: object): readonly string[] {
  const found = known.get(content) ?? JSON.stringify(content).match(UPLOAD) ?? [];
  known.set(content, found);
  return found;
}
