import { expect, test } from 'vitest';
import { springFor } from './spring.ts';

/** How long Embla's own step, repeated sixty times a second, takes to leave 1 % of the way: no more than ten seconds. */
function simulate(spring: number): number {
  let left = 1;
  let velocity = 0;
  let steps = 0;
  while (left > 0.01 && steps < 600) {
    velocity = (velocity + left / spring) * 0.68;
    left -= velocity;
    steps += 1;
  }
  return (steps * 1000) / 60;
}

test.each([600, 1000])('a slide has arrived after %d ms', (speedMs) => {
  expect(Math.abs(simulate(springFor(speedMs)) - speedMs)).toBeLessThan(100);
});
