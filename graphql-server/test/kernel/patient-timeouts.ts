/** Replaces `src/kernel/mongodb/timeouts.ts`, because on a busy machine a healthy database may not answer within a second. */
export const TIMEOUTS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 20_000,
  serverSelectionTimeoutMS: 20_000,
  waitQueueTimeoutMS: 20_000,
};
export const MAJORITY_TIMEOUT_MS = 20_000;
