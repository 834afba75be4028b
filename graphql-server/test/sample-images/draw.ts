import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Draws a unique image of noise, so that its files are unique. */
export async function drawImage(format: Format = 'png', width = 40, height = 30): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}
