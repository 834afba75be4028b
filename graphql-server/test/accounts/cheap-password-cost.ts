/** In place of `password-cost.ts`: whoever signs in in these tests waits for no password. */
export const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 };
