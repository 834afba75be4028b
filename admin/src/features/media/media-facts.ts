import * as mediaText from '#messages/media.ts';
import type { MediaCardFragment } from '../../graphql.generated.ts';

export function nameOf({ fileName }: Pick<MediaCardFragment, 'fileName'>): string {
  return fileName ?? mediaText.unnamedImage;
}

/** `1200 × 800 · 84 KB`. */
export function factsOf({ width, height, bytes }: MediaCardFragment): string {
  const facts = [
    width && height ? mediaText.dimensions(width, height) : '',
    bytes ? mediaText.kilobytes(bytes) : '',
  ];
  return facts.filter(Boolean).join(' · ');
}
