import { UserError } from '../../errors.ts';
import { imageTooLargeText, notAnImageText, tooManyImagesText, tooManyPixelsText } from '../rules/images.ts';

export function tooManyImages(maxImages: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', tooManyImagesText(maxImages));
}

export function imageTooLarge(name: string, maxBytes: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', imageTooLargeText(name, maxBytes));
}

export function tooManyPixels(name: string, maxMegapixels: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', tooManyPixelsText(name, maxMegapixels));
}

export function notAnImage(name: string): UserError {
  return imageError('UNSUPPORTED_MEDIA_TYPE', notAnImageText(name));
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
