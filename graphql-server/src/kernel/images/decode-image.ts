import { createHash } from 'node:crypto';
import {
  notAnImage as notAnImageMessage,
  sideTooLong,
  tooManyPixels,
  tooManyScans,
} from '@mela/rules/images.ts';
import type { Message } from '@mela/rules/messages.ts';
import sharp from 'sharp';
import type { UserError } from '../errors.ts';
import { countScans, withoutTexts } from './image-bytes.ts';
import { imageError } from './image-errors.ts';

const MAX_MEGAPIXELS = 40;
const MAX_SIDE_PX = 12_000;
/** The maximum number of scans of a progressive JPEG. Cameras and image programs write about ten. */
const MAX_SCANS = 50;
const MAX_EDGE_PX = 1600;
/** The length of the shorter side, in pixels. It is enough for product cards and pages on high-density screens. */
const MEDIUM_EDGE_PX = 640;
const THUMBNAIL_EDGE_PX = 320;
const SHARE_WIDTH_PX = 1200;
const WEBP_QUALITY = 82;
const JPEG_QUALITY = 80;
/** The background of JPEG copies, which have no transparency. */
const JPEG_BACKGROUND = '#fff';
const COPY_QUALITY = 76;
const HASH_LENGTH = 32;
const AVIF_COST = 3;
/** Format names of the decoder. `heif` stands for AVIF, the only variant decoded here. */
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

// Only the loaders of accepted formats may read untrusted bytes: no SVG, PDF, TIFF or ImageMagick.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}`),
});
sharp.cache(false);

/** An image ready to be stored: three WebP files, and the large one's size in pixels. */
export interface PreparedImage {
  /** 32 hexadecimal digits of the SHA-256 of `large`. */
  hash: string;
  /** The client's name for the file. */
  fileName?: string;
  width: number;
  height: number;
  large: Buffer;
  medium: Buffer;
  thumbnail: Buffer;
}

/**
 * Reads only a file's header.
 * @returns the approximate cost of decoding, in megapixels
 * @throws UserError when it is not an image of an accepted format, or exceeds a limit
 */
export async function inspectImage(name: string, bytes: Buffer): Promise<number> {
  const { format, width, height, compression } = await decoding(name, () => open(bytes).metadata());
  if (!ACCEPTED_FORMATS.has(format) || (format === 'heif' && compression !== 'av1')) throw notAnImage(name);
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MAX_MEGAPIXELS) throw tooLarge(tooManyPixels(name, MAX_MEGAPIXELS));
  if (Math.max(width, height) > MAX_SIDE_PX) throw tooLarge(sideTooLong(name, MAX_SIDE_PX));
  const scans = countScans(bytes);
  if (scans > MAX_SCANS) throw tooLarge(tooManyScans(name, MAX_SCANS));
  // A JPEG costs less, because the decoder scales it down while reading.
  const perMegapixel = format === 'heif' ? AVIF_COST : format === 'jpeg' ? scans / 4 : 1;
  return megapixels * perMegapixel;
}

/**
 * Decodes a complete file, whatever its name or declared type, and encodes it again: upright, without metadata. Keeps only the
 * first frame of an animation.
 * @throws UserError when it is not an image of an accepted format, or exceeds a limit
 */
export async function decodeImage(name: string, bytes: Buffer): Promise<PreparedImage> {
  await inspectImage(name, bytes);
  return decoding(name, () => encode(bytes));
}

async function encode(bytes: Buffer): Promise<PreparedImage> {
  const upright = open(bytes).autoOrient();
  const { data: large, info } = await upright
    .resize({ width: MAX_EDGE_PX, height: MAX_EDGE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await shrink(large, THUMBNAIL_EDGE_PX, 'inside');
  const medium = await shrinkTo('medium', large);
  const hash = createHash('sha256').update(large).digest('hex').slice(0, HASH_LENGTH);
  return { hash, width: info.width, height: info.height, large, medium, thumbnail };
}

/** Copies that can be made from the stored large file: a smaller WebP, or a JPEG for link previews or emails. */
export type CopyKind = 'medium' | 'share' | 'email';

/** @param large the stored file */
export function shrinkTo(kind: CopyKind, large: Buffer): Promise<Buffer> {
  if (kind === 'medium') return shrink(large, MEDIUM_EDGE_PX, 'outside');
  const edges =
    kind === 'share' ? { width: SHARE_WIDTH_PX } : { width: THUMBNAIL_EDGE_PX, height: THUMBNAIL_EDGE_PX };
  return sharp(large)
    .resize({ ...edges, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: JPEG_BACKGROUND })
    .jpeg({ quality: JPEG_QUALITY, progressive: true })
    .toBuffer();
}

function shrink(large: Buffer, edge: number, fit: 'inside' | 'outside'): Promise<Buffer> {
  return sharp(large)
    .resize({ width: edge, height: edge, fit, withoutEnlargement: true })
    .webp({ quality: COPY_QUALITY })
    .toBuffer();
}

/**
 * `failOn: 'warning'` rejects truncated and mixed files. By default, the decoder would repair such files
 * silently.
 */
function open(bytes: Buffer) {
  return sharp(withoutTexts(bytes), { failOn: 'warning', limitInputPixels: false, animated: false });
}

async function decoding<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw notAnImage(name);
  }
}

function tooLarge(message: Message): UserError {
  return imageError('PAYLOAD_TOO_LARGE', message);
}

function notAnImage(name: string): UserError {
  return imageError('UNSUPPORTED_MEDIA_TYPE', notAnImageMessage(name));
}
