import { defineMessages } from '../../messages.ts';

export const acceptedTypes = 'JPEG, PNG, WebP, AVIF or GIF';
/** Stands for the name of a file without a readable one. */
export const unnamed = 'unnamed';

export const imageMessages = defineMessages('image', {
  tooMany: ({ max }: { max: number }) => `A product can have at most ${max} images.`,
  tooLarge: ({ file, max }: { file: string; max: string }) =>
    `"${file}" is larger than ${max}, the limit for one image.`,
  tooManyPixels: ({ file, maxMegapixels }: { file: string; maxMegapixels: number }) =>
    `"${file}" has more than ${maxMegapixels} megapixels, the limit for one image.`,
  sideTooLong: ({ file, maxPixels }: { file: string; maxPixels: number }) =>
    `"${file}" is wider or taller than ${maxPixels} pixels, the limit for one image.`,
  tooManyScans: ({ file, maxScans }: { file: string; maxScans: number }) =>
    `"${file}" is a JPEG with more than ${maxScans} scans. Save it again in an image editor.`,
  tooSlow: ({ file, maxSeconds }: { file: string; maxSeconds: number }) =>
    `"${file}" takes longer than ${maxSeconds} seconds to process. Use a smaller image.`,
  unsupported: ({ file }: { file: string }) => `"${file}" is not a supported image. Use ${acceptedTypes}.`,
});
