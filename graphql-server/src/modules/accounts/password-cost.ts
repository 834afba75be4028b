/** RFC 9106's second recommended setting: 64 MiB and three passes, which take about 0.2 s of CPU time. */
export const PASSWORD_COST = { memory: 64 * 1024, passes: 3, parallelism: 1 };
