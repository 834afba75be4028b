import { MongoError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';

const DUPLICATE_KEY = 11_000;
const WRITE_CONFLICT = 112;
const OUT_OF_DISK_SPACE = 14_031;
const WRITE_CONCERN_TIMEOUT = 64;
/**
 * Errors that mean the database is unavailable: errors of the driver by name, socket errors by code (the driver passes some on),
 * and errors of the database by number. The latter include nodes that start, stop or are not the primary, lost transactions and
 * cursors, timeouts, and writes with too many conflicts.
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

/** Whether a write failed because another document already has the same unique key. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/**
 * Whether a transaction failed because another one writes the same document, or because it is too large for
 * the database's cache.
 */
export function isWriteConflict(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === WRITE_CONFLICT;
}

/** Whether the error means that the database or the disk is unavailable. */
export function isUnavailable(error: unknown): boolean {
  return toUnavailable(error) !== null;
}

/** The error for clients if the database or disk is unavailable. null for any other error. */
export function toUnavailable(error: unknown): UserError | null {
  // The driver wraps the cause of failed bulk writes.
  const { errorResponse: cause = error } = (error ?? {}) as { errorResponse?: unknown };
  const { code, name } = ((cause instanceof Error ? cause : error) ?? {}) as {
    code?: unknown;
    name?: string;
  };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === OUT_OF_DISK_SPACE) {
    return new UserError('UNAVAILABLE', kernelMessages.diskFull);
  }
  if (error instanceof MongoWriteConcernError || code === WRITE_CONCERN_TIMEOUT)
    return new UserError('UNAVAILABLE', kernelMessages.writeUnconfirmed);
  const isTransient = error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
  return isTransient || NO_ANSWER_BY.has(name) || NO_ANSWER_BY.has(code)
    ? new UserError('UNAVAILABLE', kernelMessages.databaseSilent)
    : null;
}
