export const ACCEPTED_IMAGES = 'JPEG, PNG, WebP, AVIF or GIF';

const BYTES_PER_MB = 1024 * 1024;
const MAX_SHOWN_FILE_NAME = 80;

export function inMegabytes(bytes: number): string {
  return `${bytes / BYTES_PER_MB} MB`;
}

export function tooManyImagesText(maxImages: number): string {
  return `A product can have at most ${maxImages} images.`;
}

export function imageTooLargeText(fileName: string, maxBytes: number): string {
  return `${quote(fileName)} is larger than ${inMegabytes(maxBytes)}, the limit for one image.`;
}

export function tooManyPixelsText(fileName: string, maxMegapixels: number): string {
  return `${quote(fileName)} has more than ${maxMegapixels} megapixels, the limit for one image.`;
}

export function notAnImageText(fileName: string): string {
  return `${quote(fileName)} is not a supported image. Use ${ACCEPTED_IMAGES}.`;
}

/** The name comes from the client: removes control characters and shortens it. */
function quote(fileName: string): string {
  const printable = fileName.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || 'unnamed';
  return `"${printable.length > MAX_SHOWN_FILE_NAME ? `${printable.slice(0, MAX_SHOWN_FILE_NAME)}…` : printable}"`;
}

export function tooLongSideText(name: string, maxPixels: number): string {
  return `${quote(name)} is wider or higher than ${maxPixels} pixels, the limit for one image.`;
}

export function tooManyScansText(name: string, maxScans: number): string {
  return `${quote(name)} is a JPEG with more than ${maxScans} scans. Save it again in an image editor.`;
}

export function tooSlowText(name: string, maxSeconds: number): string {
  return `${quote(name)} takes longer than ${maxSeconds} seconds to process. Use a smaller image.`;
}
