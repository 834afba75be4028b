/** Takes the place of `src/kernel/outbox-interval.ts`: tests of webhooks and emails would wait for it most of their time. */
export const OUTBOX_INTERVAL_MS = 250;
