import { MongoServerError, MongoWriteConcernError } from 'mongodb';

/** Whether the database said that a write did not happen; false when it happened, or may have, or still may. */
export function isRejectedWrite(error: unknown): boolean {
  return (
    error instanceof MongoServerError &&
    !(error instanceof MongoWriteConcernError) &&
    !error.hasErrorLabel('RetryableWriteError')
  );
}
