import { MongoError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { UserError } from '../errors.ts';

export const DISK_FULL =
  'The disk is full: nothing can be changed until there is room again. Everything can still be read.';
const NO_ANSWER = 'The database does not answer at the moment: try again in a few seconds.';
const NO_ANSWER_TO_WRITE =
  'The database did not say in time whether the change was kept: look before you try again.';

const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;
const OUT_OF_DISK_SPACE = 14_031;
const WRITE_CONCERN_TIMEOUT = 64;
/**
 * What the driver and the database call it when there is no answer: the driver's errors by name, those of a socket by code (the
 * driver passes some on as they are), and the database's by number: from a node that starts, stops, is not the primary, has lost a
 * transaction or a cursor, or took too long, and of writes that too many others got ahead of.
 */
const NO_ANSWER_BY = new Set<unknown>([
  ...['MongoNetworkError', 'MongoNetworkTimeoutError', 'MongoServerSelectionError', 'MongoNotConnectedError'],
  ...['MongoTopologyClosedError', 'MongoClientClosedError', 'MongoServerClosedError', 'MongoPoolClosedError'],
  ...['MongoPoolClearedError', 'PoolClearedOnNetworkError', 'MongoWaitQueueTimeoutError'],
  ...['MongoOperationTimeoutError', 'MongoExpiredSessionError', 'MongoStalePrimaryError'],
  ...['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'ETIMEDOUT', 'ENOTCONN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_PREMATURE_CLOSE'],
  ...[6, 7, 43, 50, 89, 91, 112, 134, 189, 251, 262, 9_001, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436],
]);

/** Whether something else has a key that no two may have. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Whether another transaction writes the same, or this one became too large for the database's cache. */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === WRITE_CONFLICT;
}

/** Whether the database or the disk is not available. */
export function isUnavailable(error: unknown): boolean {
  return toUnavailable(error) !== null;
}

/** The client's error for a database or disk that is not available; null for any other error. */
export function toUnavailable(error: unknown): UserError | null {
  // An error of the driver's bulk writes holds what was the matter.
  const { errorResponse: cause = error } = (error ?? {}) as { errorResponse?: unknown };
  const { code, name } = ((cause instanceof Error ? cause : error) ?? {}) as {
    code?: unknown;
    name?: string;
  };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === OUT_OF_DISK_SPACE) {
    return new UserError('UNAVAILABLE', DISK_FULL);
  }
  if (error instanceof MongoWriteConcernError || code === WRITE_CONCERN_TIMEOUT)
    return new UserError('UNAVAILABLE', NO_ANSWER_TO_WRITE);
  const isTransient = error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
  return isTransient || NO_ANSWER_BY.has(name) || NO_ANSWER_BY.has(code)
    ? new UserError('UNAVAILABLE', NO_ANSWER)
    : null;
}
