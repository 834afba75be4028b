import * as imageText from '#messages/image.ts';
import type { Message } from './messages.ts';

const { imageMessages } = imageText;

export const ACCEPTED_IMAGES = imageText.acceptedTypes;

/** The accepted media types, for the `accept` attribute of file inputs. */
export const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const BYTES_PER_MB = 1024 * 1024;
const MAX_SHOWN_FILE_NAME = 80;

export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}

export function tooManyImages(max: number): Message {
  return imageMessages.tooMany({ max });
}

export function imageTooLarge(fileName: string, maxBytes: number): Message {
  return imageMessages.tooLarge({ file: printable(fileName), max: inMegabytes(maxBytes) });
}

export function tooManyPixels(fileName: string, maxMegapixels: number): Message {
  return imageMessages.tooManyPixels({ file: printable(fileName), maxMegapixels });
}

export function notAnImage(fileName: string): Message {
  return imageMessages.unsupported({ file: printable(fileName) });
}

export function sideTooLong(fileName: string, maxPixels: number): Message {
  return imageMessages.sideTooLong({ file: printable(fileName), maxPixels });
}

export function tooManyScans(fileName: string, maxScans: number): Message {
  return imageMessages.tooManyScans({ file: printable(fileName), maxScans });
}

export function imageTooSlow(fileName: string, maxSeconds: number): Message {
  return imageMessages.tooSlow({ file: printable(fileName), maxSeconds });
}

/** A file name for messages. The client chose it, so this removes control characters and shortens it. */
function printable(fileName: string): string {
  const name = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || imageText.unnamed;
  return name.length > MAX_SHOWN_FILE_NAME ? `${name.slice(0, MAX_SHOWN_FILE_NAME)}…` : name;
}
