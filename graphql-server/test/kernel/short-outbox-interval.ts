/** Replaces `src/kernel/outbox-interval.ts`, because tests of webhooks and emails would mostly wait for it. */
export const OUTBOX_INTERVAL_MS = 500;
