import { tooManyImages as tooManyImagesMessage } from '@mela/rules/images.ts';
import type { Message } from '@mela/rules/messages.ts';
import { UserError } from '../errors.ts';

/** The exit code of the decoder process when an image takes too long. */
export const TOO_SLOW_EXIT_CODE = 3;

export type ImageErrorCode = 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE';

export function imageError(code: ImageErrorCode, message: Message): UserError {
  return new UserError(code, message, { fieldErrors: { images: message } });
}

export function tooManyImages(maxImages: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', tooManyImagesMessage(maxImages));
}

/** Combines the errors of all failed images into one, which names each position. An internal error is returned unchanged. */
export function imagesError(failures: { index: number; error: unknown }[]): unknown {
  const internal = failures.find(({ error }) => !(error instanceof UserError));
  if (internal) return internal.error;
  const rejected = failures as { index: number; error: UserError }[];
  const imageErrors = rejected.map(({ index, error }) => ({ index, message: error.said }));
  const [first] = rejected;
  return (
    first &&
    new UserError(first.error.code, first.error.said, {
      ...first.error,
      fieldErrors: first.error.fieldMessages,
      imageErrors,
    })
  );
}
