/** How soon a server sends what another one has stored. */
export const OUTBOX_INTERVAL_MS = 2_000;
