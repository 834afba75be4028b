import type { ReactNode } from 'react';
import * as mediaText from '#messages/media.ts';
import type { MediaChangeResultFragment } from '../../graphql.generated.ts';

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
