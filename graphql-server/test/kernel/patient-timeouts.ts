import * as real from '../../src/kernel/mongodb/timeouts.ts';

// These replace `src/kernel/mongodb/timeouts.ts`, because on a busy machine a healthy database may not answer within a second.
const PATIENT = {
  heartbeatFrequencyMS: 500,
  connectTimeoutMS: 20_000,
  serverSelectionTimeoutMS: 20_000,
  waitQueueTimeoutMS: 20_000,
};
const PATIENT_MAJORITY_MS = 20_000;

export let TIMEOUTS: typeof real.TIMEOUTS = PATIENT;
export let MAJORITY_TIMEOUT_MS = PATIENT_MAJORITY_MS;

/** Gives the shop's own timeouts to servers that start from now on: for tests of a database that does not answer. */
export function useRealTimeouts(): void {
  ({ TIMEOUTS, MAJORITY_TIMEOUT_MS } = real);
}

export function usePatientTimeouts(): void {
  TIMEOUTS = PATIENT;
  MAJORITY_TIMEOUT_MS = PATIENT_MAJORITY_MS;
}
