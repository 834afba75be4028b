import type { MongoClientOptions } from 'mongodb';

/**
 * With these a call fails within three seconds when the database hangs, including the driver's one retry. `timeoutMS` has no
 * effect in this driver.
 */
export const TIMEOUTS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_000,
  waitQueueTimeoutMS: 2_000,
} satisfies MongoClientOptions;

/** For the acknowledgement of a write by a majority. */
export const MAJORITY_TIMEOUT_MS = 2_000;
