import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { expect, test } from 'vitest';
import { toUnavailable } from './failures.ts';

const notWritten = { message: 'Document failed validation', code: 121 };
const steppedDown = {
  message: 'not primary',
  code: 10107,
  errorLabels: ['RetryableWriteError'],
};
const notByMajority = { writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } };
const brokenSocket = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
const bulkError = (cause: object) => new MongoBulkWriteError(cause as never, {} as never);

const timedOut = { message: 'operation exceeded time limit', code: 50 };

test.each([
  ['a broken socket', brokenSocket],
  ['a broken socket while many were written', bulkError(brokenSocket)],
  ['a broken connection', new MongoNetworkError('connection closed')],
  ['a broken connection while many were written', bulkError(new MongoNetworkError('connection closed'))],
  ['a socket without an answer', new MongoNetworkTimeoutError('timed out')],
  ['no server to choose', new MongoServerSelectionError('none', {} as never)],
  ['a client that is closed', new MongoClientClosedError()],
  ['a primary that stepped down', new MongoServerError(steppedDown)],
  ['a primary that stepped down while many were written', bulkError(new MongoServerError(steppedDown))],
  ['a command that took too long', new MongoServerError(timedOut)],
  [
    'a transaction that another primary does not know',
    new MongoServerError({ message: 'unknown', code: 251 }),
  ],
  ['a cursor that another process does not know', new MongoServerError({ message: 'unknown', code: 43 })],
  ['a majority that did not answer', new MongoWriteConcernError(notByMajority as never)],
  ['a majority that did not answer for many', bulkError({ message: 'timed out', code: 64 })],
  ['a full disk', Object.assign(new Error('no space'), { code: 'ENOSPC' })],
])('%s is told as 503', (_, error) => {
  expect(toUnavailable(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
});

test.each([
  ['a rejected document', new MongoServerError(notWritten)],
  ['rejected documents of many', bulkError({ message: 'E11000', code: 11000, writeErrors: [{}] })],
  ['an error of the program', new TypeError('undefined is not a function')],
  ['nothing', null],
])('%s is an internal error', (_, error) => {
  expect(toUnavailable(error)).toBeNull();
});
