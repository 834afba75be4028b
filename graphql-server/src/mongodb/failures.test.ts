import { MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { expect, test } from 'vitest';
import { isRejectedWrite } from './failures.ts';

const notWritten = { message: 'Document failed validation', code: 121 };
const steppedDown = {
  message: 'not primary',
  code: 10107,
  errorLabels: ['RetryableWriteError'],
};
const notByMajority = { writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } };

test.each([
  ['a rejected document', true, new MongoServerError(notWritten)],
  ['a primary that stepped down', false, new MongoServerError(steppedDown)],
  ['a majority that did not answer', false, new MongoWriteConcernError(notByMajority as never)],
  ['a broken connection', false, new MongoNetworkError('connection closed')],
  ['an error of the program', false, new TypeError('undefined is not a function')],
])('after %s, that nothing was written is certain: %s', (_, isCertain, error) => {
  expect(isRejectedWrite(error)).toBe(isCertain);
});
