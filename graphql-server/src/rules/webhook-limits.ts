/** As many addresses can be told of what happens. */
export const MAX_WEBHOOKS = 10;
