/** RFC 9106's second recommendation: 64 MiB, three passes; some 0.2 s of a processor. */
export const PASSWORD_COST = { memory: 64 * 1024, passes: 3, parallelism: 1 };
