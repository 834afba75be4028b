/** As many addresses can be told of what happens. */
export const MAX_WEBHOOKS = 10;
/** One that takes nothing for so long is paused. */
export const FAILING_DAYS = 5;
