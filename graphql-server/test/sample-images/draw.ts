import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Draws an image of noise that no other one is like, so that its files are its own. */
export async function drawImage(format: Format = 'png', width = 40, height = 30): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}
