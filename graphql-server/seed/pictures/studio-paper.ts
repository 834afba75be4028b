import { rampIndex, rampOver, type Stop, slantedBy } from './linear-gradient.ts';
import { okLch, rgbOf } from './oklab.ts';

/**
 * The papers and their hues: those of the design's sets. Lightness and chroma are the same on each, so that products of
 * all categories look good side by side.
 */
export const PAPER_HUES = {
  women: 12,
  leather: 40,
  accessories: 68,
  wheels: 158,
  men: 252,
  electronics: 292,
} as const;

/** `standing`: wall, cove and floor, for what stands. `wall`: no floor, for what hangs or lies flat. */
export type Pose = 'standing' | 'wall';

interface Size {
  width: number;
  height: number;
}

/** The most that a speck differs from its lookups, in 255ths. */
const GRAIN = 1.2;

/**
 * Paints the studio paper of the storefront's cards, in its light scheme, as CSS does: the wall, over it a linear
 * gradient, over that the pool of light. A fine grain is added before rounding, without which the long gradients would
 * show steps. The same arguments give the same bytes.
 *
 * @returns three bytes (red, green, blue) per pixel
 */
export function paintStudioPaper(hue: number, pose: Pose, { width, height }: Size): Buffer {
  const ground = rgbOf(okLch(0.93, 0.027, hue));
  const light = rgbOf(okLch(0.988, 0.01, hue));
  const ramp = rampOver(ground, pose === 'standing' ? floorStops(hue) : wallStops(hue));
  const rampAt = pose === 'standing' ? (_: number, y: number) => y / height : slantedBy(155, width, height);
  const lightAt = poolOfLight(pose, width, height);
  const grain = grainSource();

  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let y = 0, target = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = rampIndex(rampAt(x + 0.5, y + 0.5));
      const lit = lightAt(x + 0.5, y + 0.5);
      const speck = grain();
      for (let channel = 0; channel < 3; channel += 1, target += 1) {
        const under = ramp[index + channel] ?? 0;
        pixels[target] = under + ((light[channel] ?? 0) - under) * lit + speck;
      }
    }
  }
  return Buffer.from(pixels.buffer);
}

function floorStops(hue: number): Stop[] {
  const cove = okLch(0.88, 0.034, hue);
  return [
    [0.56, cove, 0],
    [0.7, cove, 1],
    [0.84, okLch(0.943, 0.023, hue), 1],
    [1, okLch(0.93, 0.027, hue), 1],
  ];
}

function wallStops(hue: number): Stop[] {
  return [
    [0.45, okLch(0.93, 0.027, hue), 1],
    [1, okLch(0.88, 0.034, hue), 1],
  ];
}

/** How much of the light reaches a point: an ellipse around 36 %, 34 %, fading evenly to nothing. */
function poolOfLight(pose: Pose, width: number, height: number): (x: number, y: number) => number {
  const [radiusX, radiusY] =
    pose === 'standing' ? [0.64 * width, 0.6 * height] : [0.8 * width, 0.72 * height];
  return (x, y) => Math.max(0, 1 - Math.hypot((x - 0.36 * width) / radiusX, (y - 0.34 * height) / radiusY));
}

/** Evenly spread grey specks from -GRAIN to GRAIN, always the same ones (xorshift). */
function grainSource(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state / 0x80000000) * GRAIN;
  };
}
