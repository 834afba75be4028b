/** Replaces `password-cost.ts`, so that tests do not wait for password hashing. */
export const PASSWORD_COST = { memory: 64, passes: 1, parallelism: 1 };
