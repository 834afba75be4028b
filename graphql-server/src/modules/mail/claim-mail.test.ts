import { expect, test } from 'vitest';
import { retryDelay } from './claim-mail.ts';

const HOUR_MS = 60 * 60 * 1000;

test('the delays grow from a minute to six hours, and end after three days', () => {
  const waits: number[] = [];
  let waited = 0;
  for (let attempts = 1; ; attempts += 1) {
    const delay = retryDelay(attempts, waited);
    if (delay === null) break;
    waits.push(delay);
    waited += delay;
  }
  expect(waits[0]).toBe(60_000);
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits.at(-1)).toBe(6 * HOUR_MS);
  expect(waited).toBeGreaterThan(66 * HOUR_MS);
  expect(waited).toBeLessThanOrEqual(72 * HOUR_MS);
});

test('an email with few attempts fails by its age, not by its attempts', () => {
  expect(retryDelay(2, 73 * HOUR_MS)).toBeNull();
  expect(retryDelay(40, HOUR_MS)).toBe(6 * HOUR_MS);
});
