import { imageTooLarge, notAnImage } from '@mela/rules/images.ts';

/** The maximum side of an image. The server stores no larger images, so resizing loses nothing. */
const MAX_SIDE_PX = 1600;
/** The maximum number of pixels. The server rejects images with more, whatever the file size. */
const MAX_PIXELS = 40_000_000;
const QUALITIES = [0.92, 0.8, 0.6, 0.4];

/** A file ready for upload, or the reason why it is not. */
export interface PreparedImage {
  file: File;
  error: string | undefined;
}

/** Checks that a file is an image, and shrinks it to the server's limits. */
export async function prepareImage(file: File, maxBytes: number): Promise<PreparedImage> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return { file, error: notAnImage(file.name).text };
  try {
    if (file.size <= maxBytes && bitmap.width * bitmap.height <= MAX_PIXELS)
      return { file, error: undefined };
    const smaller = await encodeSmaller(bitmap, maxBytes);
    if (!smaller) return { file, error: imageTooLarge(file.name, maxBytes).text };
    return { file: new File([smaller], file.name, { type: smaller.type }), error: undefined };
  } finally {
    bitmap.close();
  }
}

async function encodeSmaller(bitmap: ImageBitmap, maxBytes: number): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  for (const quality of QUALITIES) {
    // Browsers that cannot write WebP write PNG, which also keeps transparency.
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (blob.size <= maxBytes) return blob;
  }
  return null;
}
