/** What Embla takes from the speed in every step. */
const FRICTION = 0.68;
const STEPS_PER_SECOND = 60;

/** At 1 % of the way left a slide looks as if it had arrived. */
const REST = 0.01;

/**
 * Embla moves a slide like a weight on a damped spring, and its `duration` is that spring's softness, without a
 * unit. This is the softness with which a slide has arrived after so many milliseconds.
 */
export function springFor(speedMs: number): number {
  const steps = (speedMs / 1000) * STEPS_PER_SECOND;
  // What is left of the way after each step, as a share of what was left before it.
  const share = REST ** (1 / steps);
  return FRICTION / (1 + FRICTION - share - FRICTION / share);
}
