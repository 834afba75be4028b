/** How often a server checks for items that another server has stored. */
export const OUTBOX_INTERVAL_MS = 2_000;
