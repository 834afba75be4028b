import { type OkLab, type Rgb, rgbOf } from './oklab.ts';

/** A stop of a CSS gradient: where it is (0 to 1), its colour, how much it covers (0 to 1). */
export type Stop = readonly [at: number, colour: OkLab, alpha: number];

/** Far finer than eight bits need. */
const RAMP_STEPS = 4096;

/**
 * A gradient's colours over a plain ground, red, green and blue in turn, in equal steps from its start to its end.
 * CSS mixes OKLCH stops in OKLab, and covers what is below in sRGB.
 */
export function rampOver(ground: Rgb, stops: readonly Stop[]): Float32Array {
  const ramp = new Float32Array(RAMP_STEPS * 3);
  for (let step = 0; step < RAMP_STEPS; step += 1) {
    const [colour, alpha] = between(stops, step / (RAMP_STEPS - 1));
    const over = rgbOf(colour);
    for (let channel = 0; channel < 3; channel += 1) {
      const under = ground[channel] ?? 0;
      ramp[step * 3 + channel] = under + ((over[channel] ?? 0) - under) * alpha;
    }
  }
  return ramp;
}

/** Where in a ramp the colour begins that a gradient has at this share of its way. */
export function rampIndex(at: number): number {
  return 3 * Math.round((RAMP_STEPS - 1) * Math.min(1, Math.max(0, at)));
}

function between(stops: readonly Stop[], at: number): [colour: OkLab, alpha: number] {
  const next = stops.findIndex(([position]) => position >= at);
  const to = stops.at(next) as Stop;
  const from = next > 0 ? (stops[next - 1] as Stop) : to;
  const share = to[0] === from[0] ? 0 : (at - from[0]) / (to[0] - from[0]);
  const mix = (start: number, end: number) => start + (end - start) * share;
  const [start, end] = [from[1], to[1]];
  return [[mix(start[0], end[0]), mix(start[1], end[1]), mix(start[2], end[2])], mix(from[2], to[2])];
}

/** How far along a CSS gradient of this angle a point lies: 0 at its start, 1 at its end. */
export function slantedBy(degrees: number, width: number, height: number): (x: number, y: number) => number {
  const right = Math.sin((degrees * Math.PI) / 180);
  const down = -Math.cos((degrees * Math.PI) / 180);
  const length = Math.abs(width * right) + Math.abs(height * down);
  return (x, y) => 0.5 + ((x - width / 2) * right + (y - height / 2) * down) / length;
}
