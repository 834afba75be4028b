import type { Print } from '../studio/cloth.ts';
import { pattern } from './pattern.ts';

/** Stripes across the cloth; `share` of every `size` pixels is inked. */
export function stripes(colour: string, size = 34, share = 0.42, ink = 0.92): Print {
  return { pattern: pattern(size, `<rect width="${size}" height="${size * share}" fill="${colour}"/>`), ink };
}
