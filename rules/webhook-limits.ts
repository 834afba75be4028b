export const MAX_WEBHOOKS = 10;
/** A webhook that accepts nothing for this long is paused. */
export const FAILING_DAYS = 5;
