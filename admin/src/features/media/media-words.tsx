import type { ReactNode } from 'react';
import * as mediaText from '#messages/media.ts';
import type { MediaCardFragment, MediaChangeResultFragment } from '../../graphql.generated.ts';

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

type Result = Pick<MediaChangeResultFragment, 'failed' | 'failures'>;

/** A message that names the objects that could not be changed. undefined if all were changed. */
export function failuresOf(results: readonly Result[]): ReactNode | undefined {
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (failed === 0) return undefined;
  const failures = results.flatMap((result) => result.failures);
  return (
    <>
      {mediaText.notChanged(failed)}
      {failures.map(({ usage: { kind, id, title }, message }) => (
        <span key={`${kind} ${id}`} className="media-failure">
          <bdi>{title}</bdi>: {message}
        </span>
      ))}
    </>
  );
}
