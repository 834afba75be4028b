import type { MongoClientOptions } from 'mongodb';

/**
 * With these timeouts, a call fails within three seconds when the database hangs, including the driver's single retry. `timeoutMS`
 * has no effect in this driver.
 */
export const TIMEOUTS = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 1_000,
  serverSelectionTimeoutMS: 1_000,
  waitQueueTimeoutMS: 2_000,
} satisfies MongoClientOptions;

/** The timeout for the acknowledgement of a write by a majority. */
export const MAJORITY_TIMEOUT_MS = 2_000;
