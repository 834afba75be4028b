import { UserError } from '../../errors.ts';

const ACCEPTED_TYPES = 'JPEG, PNG, WebP, AVIF or GIF';
const BYTES_PER_MB = 1024 * 1024;
const MAX_NAME_LENGTH = 80;

export function tooManyImages(maxImages: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', `At most ${maxImages} images can be sent for a product.`);
}

export function imageTooLarge(name: string, maxBytes: number): UserError {
  const limit = `${maxBytes / BYTES_PER_MB} MB`;
  return imageError('PAYLOAD_TOO_LARGE', `${quote(name)} is larger than ${limit}, the limit for one image.`);
}

export function tooManyPixels(name: string, maxMegapixels: number): UserError {
  return imageError(
    'PAYLOAD_TOO_LARGE',
    `${quote(name)} has more than ${maxMegapixels} megapixels, the limit for one image.`,
  );
}

export function notAnImage(name: string): UserError {
  return imageError(
    'UNSUPPORTED_MEDIA_TYPE',
    `${quote(name)} cannot be read as an image: send ${ACCEPTED_TYPES}.`,
  );
}

/**
 * One error for all the images of a call that failed, each by its place. What is nobody's fault at the other end goes
 * first: it is thrown as it is.
 */
export function imagesRefused(failures: { index: number; error: unknown }[]): unknown {
  const internal = failures.find(({ error }) => !(error instanceof UserError));
  if (internal) return internal.error;
  const refused = failures as { index: number; error: UserError }[];
  const imageErrors = refused.map(({ index, error: { message } }) => ({ index, message }));
  const [first] = refused;
  return first && new UserError(first.error.code, first.error.message, { ...first.error, imageErrors });
}

function imageError(code: 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE', message: string): UserError {
  return new UserError(code, message, { fieldErrors: { images: message } });
}

/** A file's name as the client gave it, fit to be read in a sentence. */
function quote(name: string): string {
  const printable = name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return `"${printable.length > MAX_NAME_LENGTH ? `${printable.slice(0, MAX_NAME_LENGTH)}…` : printable || 'unnamed'}"`;
}
