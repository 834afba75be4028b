const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After each attempt that failed; the last one again and again. */
const DELAYS_MS = [
  ...[MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS],
];
export const LONGEST_RETRY_MS = 6 * HOUR_MS;
const GIVEN_UP_AFTER_MS = 72 * HOUR_MS;

/**
 * How long a mail waits after an attempt that failed.
 * @param attempts counted from 1. @param triedForMs since the first of them.
 * @returns null: it is given up.
 */
export function retryDelay(attempts: number, triedForMs: number): number | null {
  const delay = DELAYS_MS[attempts - 1] ?? LONGEST_RETRY_MS;
  return triedForMs + delay > GIVEN_UP_AFTER_MS ? null : delay;
}
