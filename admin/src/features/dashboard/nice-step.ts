const MOST_STEPS = 4;
const FACTORS = [1, 2, 5, 10];

/** A round distance of the lines of a chart that goes up to an amount: at most four of them reach it. */
export function niceStep(highest: number): number {
  const least = highest / MOST_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = FACTORS.find((one) => one * power >= least) ?? 10;
  // Nothing is smaller than a paisa.
  return Math.max(1, factor * power);
}
