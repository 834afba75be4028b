import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_SETS } from './picture-sets.ts';
import { PAPER_HUES, type Pose, paintStudioPaper } from './studio-paper.ts';

/** 8:9 as the storefront's cards; the cut-outs are drawn in this size. */
const SIZE = { width: 1200, height: 1350 };
/** Quick to code, and full colour: what follows is the server's own coding, which should start from a good picture. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' };

const papers = new Map<string, Buffer>();

/** The path of the cut-out that a picture is named after. */
export function cutOutFile(picture: string): string {
  return fileURLToPath(new URL(`../cut-outs/${picture}.avif`, import.meta.url));
}

/**
 * Sets a cut-out on its studio paper: an opaque JPEG of 1200 × 1350 pixels, such as an operator would upload.
 * It gives the same bytes each time, so that the server knows a picture it already has by its hash.
 *
 * @throws Error when no set has a picture of this name.
 */
export async function composePicture(picture: string): Promise<Buffer> {
  const set = PICTURE_SETS.find(({ cutOuts }) => cutOuts.includes(picture));
  if (!set) throw new Error(`No studio paper is chosen for the picture "${picture}".`);
  const paper = sharp(paperFor(set.paper, set.pose), { raw: { ...SIZE, channels: 3 } });
  return paper
    .composite([{ input: cutOutFile(picture) }])
    .jpeg(JPEG)
    .toBuffer();
}

/** Painting takes longer than all the rest of a picture, and there are fewer papers than pictures. */
function paperFor(paper: keyof typeof PAPER_HUES, pose: Pose): Buffer {
  const name = `${paper} ${pose}`;
  const painted = papers.get(name) ?? paintStudioPaper(PAPER_HUES[paper], pose, SIZE);
  papers.set(name, painted);
  return painted;
}
