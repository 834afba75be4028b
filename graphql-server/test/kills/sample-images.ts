import sharp from 'sharp';
import { decodeImage } from '../../src/kernel/images/decode-image.ts';
import type { Random } from '../seeded-random.ts';

const FORMATS = ['jpeg', 'png'] as const;

/** An image to upload, with the hash that the server names it by: encoding is deterministic. */
export interface SampleImage {
  file: File;
  hash: string;
}

/** Draws images of noise in many sizes, identical for the same seed. */
export function drawImages(count: number, random: Random): Promise<SampleImage[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => drawImage(`image-${index}`, random)));
}

async function drawImage(name: string, random: Random): Promise<SampleImage> {
  const width = random.integer(16, 400);
  const height = random.integer(16, 400);
  const format = random.pick(FORMATS);
  // A few pixels of noise, enlarged: unique, and fast to encode.
  const noise = Buffer.from(Array.from({ length: 8 * 8 * 3 }, () => random.integer(0, 255)));
  const bytes = await sharp(noise, { raw: { width: 8, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .toFormat(format)
    .toBuffer();
  const { hash } = await decodeImage(name, bytes);
  return { file: new File([new Uint8Array(bytes)], `${name}.${format}`, { type: `image/${format}` }), hash };
}
