import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import { UserError } from '../../errors.ts';
import { imageTooLargeText, notAnImageText, tooManyImagesText, tooManyPixelsText } from '../rules/images.ts';

const MAX_MEGAPIXELS = 40;
const MAX_EDGE_PX = 1600;
const THUMBNAIL_EDGE_PX = 320;
const WEBP_QUALITY = 82;
const THUMBNAIL_QUALITY = 76;
const HASH_LENGTH = 32;
/** Formats by what the decoder says of the bytes; `heif` stands for AVIF, the only kind of it that is decoded here. */
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);
/** An image of 40 megapixels takes some 160 MB while it is decoded: few may be at a time. */
const decoding = pLimit(2);

// Only the loaders of accepted formats may ever see a stranger's bytes: no SVG, PDF, TIFF or ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}`),
});
sharp.cache(false);

type ImageLimits = Pick<Config, 'maxUploadBytes'>;

/** A file that a client sent, on the disk; of one that is over the limit only the beginning. */
export interface UploadedFile {
  /** As the client called it; only for messages. */
  name: string;
  path: string;
  size: number;
}

/** An image ready to be stored: two WebP files, and the large one's size in pixels. */
export interface PreparedImage {
  /** 32 hexadecimal digits of the SHA-256 of `large`. */
  hash: string;
  width: number;
  height: number;
  large: Buffer;
  thumbnail: Buffer;
}

/**
 * Decodes a file whole, whatever its name or declared type says, and codes it anew: turned upright, without metadata.
 * Of an animation the first frame is kept.
 * @throws UserError when it is not an image of an accepted format, or has more than 40 megapixels.
 */
export async function decodeImage(name: string, bytes: Buffer): Promise<PreparedImage> {
  try {
    await assertDecodable(name, bytes);
    return await encode(bytes);
  } catch (error) {
    throw error instanceof UserError ? error : notAnImage(name);
  }
}

/**
 * Prepares the files of a row of images; null stands where a place has no new file.
 * @throws UserError that names every place whose file is refused.
 */
export async function prepareImages(
  places: (UploadedFile | null)[],
  limits: ImageLimits,
): Promise<(PreparedImage | null)[]> {
  const outcomes = await Promise.allSettled(places.map(async (file) => file && prepareImage(file, limits)));
  const failures = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ index, error: outcome.reason as unknown }] : [],
  );
  if (failures.length > 0) throw imagesError(failures);
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : null));
}

async function prepareImage({ name, path, size }: UploadedFile, limits: ImageLimits): Promise<PreparedImage> {
  if (size > limits.maxUploadBytes) throw imageTooLarge(name, limits.maxUploadBytes);
  return decoding(async () => decodeImage(name, await readFile(path)));
}

async function assertDecodable(name: string, bytes: Buffer): Promise<void> {
  const { format, width, height, compression } = await open(bytes).metadata();
  if (!ACCEPTED_FORMATS.has(format) || (format === 'heif' && compression !== 'av1')) throw notAnImage(name);
  if (width * height > MAX_MEGAPIXELS * 1_000_000) throw tooManyPixels(name, MAX_MEGAPIXELS);
}

async function encode(bytes: Buffer): Promise<PreparedImage> {
  const upright = open(bytes).autoOrient();
  const { data: large, info } = await upright
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(large)
    .resize({ width: THUMBNAIL_EDGE_PX, height: THUMBNAIL_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: THUMBNAIL_QUALITY })
    .toBuffer();
  const hash = createHash('sha256').update(large).digest('hex').slice(0, HASH_LENGTH);
  return { hash, width: info.width, height: info.height, large, thumbnail };
}

/** `failOn: 'warning'` refuses what a lenient decoder would mend: cut-off and mixed files. */
function open(bytes: Buffer) {
  return sharp(bytes, { failOn: 'warning', limitInputPixels: false, animated: false });
}

export function tooManyImages(maxImages: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', tooManyImagesText(maxImages));
}

function imageTooLarge(name: string, maxBytes: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', imageTooLargeText(name, maxBytes));
}

function tooManyPixels(name: string, maxMegapixels: number): UserError {
  return imageError('PAYLOAD_TOO_LARGE', tooManyPixelsText(name, maxMegapixels));
}

function notAnImage(name: string): UserError {
  return imageError('UNSUPPORTED_MEDIA_TYPE', notAnImageText(name));
}

/** One error for all the images that failed, each by its place; an internal error comes first, as it is. */
function imagesError(failures: { index: number; error: unknown }[]): unknown {
  const internal = failures.find(({ error }) => !(error instanceof UserError));
  if (internal) return internal.error;
  const rejected = failures as { index: number; error: UserError }[];
  const imageErrors = rejected.map(({ index, error: { message } }) => ({ index, message }));
  const [first] = rejected;
  return first && new UserError(first.error.code, first.error.message, { ...first.error, imageErrors });
}

function imageError(code: 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE', message: string): UserError {
  return new UserError(code, message, { fieldErrors: { images: message } });
}
