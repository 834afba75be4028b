import {
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import { UserError } from '../errors.ts';

export const DISK_FULL =
  'The disk is full: nothing can be changed until there is room again. Everything can still be read.';
const NO_ANSWER = 'The database does not answer at the moment: try again in a few seconds.';
const NO_ANSWER_TO_WRITE =
  'The database did not say in time whether the change was kept: look before you try again.';

const DUPLICATE_KEY = 11_000;
const OUT_OF_DISK_SPACE = 14_031;
/** From a node that starts, stops, is not the primary, or took too long, and of writes that too many others got ahead of. */
const PASSING_CODES = new Set([
  50, 64, 89, 91, 112, 189, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** Whether something else has a key that no two may have. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Whether the write certainly did not happen. */
export function isRejectedWrite(error: unknown): boolean {
  return (
    error instanceof MongoServerError &&
    !(error instanceof MongoWriteConcernError) &&
    !error.hasErrorLabel('RetryableWriteError') &&
    !error.hasErrorLabel('UnknownTransactionCommitResult')
  );
}

/** The client's error for a database or disk that is not available; null for any other error. */
export function toUnavailable(error: unknown): UserError | null {
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === OUT_OF_DISK_SPACE) {
    return new UserError('UNAVAILABLE', DISK_FULL);
  }
  if (error instanceof MongoWriteConcernError) return new UserError('UNAVAILABLE', NO_ANSWER_TO_WRITE);
  return isNoAnswer(error) || (error instanceof MongoServerError && PASSING_CODES.has(Number(code)))
    ? new UserError('UNAVAILABLE', NO_ANSWER)
    : null;
}

function isNoAnswer(error: unknown): boolean {
  return (
    [
      MongoNetworkError,
      MongoServerSelectionError,
      MongoNotConnectedError,
      MongoTopologyClosedError,
      MongoExpiredSessionError,
    ].some((kind) => error instanceof kind) || (error as Error)?.name === 'MongoWaitQueueTimeoutError'
  );
}
