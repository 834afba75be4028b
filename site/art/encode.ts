import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './studio/picture.ts';

/** One file of a picture: how wide, how well coded, and what it may weigh. */
export interface Cut {
  /** Pixels. */
  width: number;
  /** AVIF quality to begin with. */
  quality: number;
  /** Bytes; a file above is coded again, softer. */
  budget: number;
}

const SOFTEST = 24;
/** Of 9: one step more takes half as long again, for 1 % of the bytes. */
const EFFORT = 4;
/** For what is too heavy even at its softest: where there are wires and spokes, a long search saves a tenth. */
const LAST_EFFORT = 9;
/** One point of quality is about this much of the logarithm of the bytes. */
const BYTES_PER_QUALITY = 0.026;

/** How far to go down for a file that is too heavy: about as far as it takes, and a little further. */
function softer(quality: number, bytes: number, budget: number): number {
  const points = Math.log(bytes / budget) / BYTES_PER_QUALITY;
  return Math.max(SOFTEST, quality - Math.max(2, Math.ceil(points)));
}

/** Codes the picture at one width within its budget, if softness can do it. */
async function coded(picture: Picture, { width, quality, budget }: Cut): Promise<Buffer> {
  const small = picture.resizedTo(width);
  const raw = { width: small.width, height: small.height, channels: 4 as const };
  const bytes = small.toBytes();
  const avif = (q: number, effort: number) =>
    sharp(bytes, { raw }).avif({ quality: q, effort, chromaSubsampling: '4:2:0' }).toBuffer();
  for (let q = quality; ; ) {
    const file = await avif(q, EFFORT);
    if (file.length <= budget) return file;
    if (q === SOFTEST) return avif(SOFTEST, LAST_EFFORT);
    q = softer(q, file.length, budget);
  }
}

/** Writes `<path>-<width>.avif` for every cut; answers with the bytes of each width. */
export async function writeCuts(
  picture: Picture,
  path: string,
  cuts: readonly Cut[],
): Promise<Map<number, number>> {
  await mkdir(dirname(path), { recursive: true });
  const sizes = new Map<number, number>();
  for (const cut of cuts) {
    const file = await coded(picture, cut);
    await writeFile(`${path}-${cut.width}.avif`, file);
    sizes.set(cut.width, file.length);
  }
  return sizes;
}
