import { stripVTControlCharacters } from 'node:util';
import { MongoBulkWriteError, MongoServerError } from 'mongodb';
import { expect, test } from 'vitest';
import { errorForLog, JoinedLines, shortLine } from './log.ts';

const COMMON = { time: new Date(2026, 0, 1, 9, 5, 7).toISOString(), pid: 1, hostname: 'h' };

test.each([
  [
    {
      level: 'info',
      id: 'a',
      method: 'GET',
      path: '/shop',
      status: 200,
      ms: 1.2,
      bytes: 900,
      msg: 'request',
    },
    '09:05:07 200 GET /shop 1.2 ms, 900 B',
  ],
  [
    {
      ...{ level: 'info', id: 'a', method: 'POST', path: '/graphql', status: 200, ms: 2, bytes: 90 },
      ...{ address: '::1', operator: 'b', operation: 'SaveProduct', errors: ['CONFLICT'], msg: 'request' },
    },
    '09:05:07 200 POST /graphql SaveProduct CONFLICT 2 ms, 90 B',
  ],
  [{ level: 'info', msg: 'The server stops.' }, '09:05:07 info The server stops.'],
  [{ level: 'warn', site: 'cross-site', msg: 'Refused.' }, '09:05:07 warn Refused. {"site":"cross-site"}'],
  [{ level: 'error', msg: 'Failed.', err: { stack: 'Error: no' } }, '09:05:07 error Failed.\nError: no'],
])('on a terminal %j is shown as %j', (line, shown) => {
  expect(stripVTControlCharacters(shortLine(JSON.stringify({ ...COMMON, ...line })))).toBe(shown);
});

test('for a database error, the message is logged, but nothing of the query or the written data', () => {
  const message =
    'E11000 duplicate key: { email: "a \\"b\\" @mela.example" }\nTree: to regex /asha/i\n $lt "asha"';
  const failed = new MongoServerError({ message, errmsg: message, code: 11000, op: { email: 'asha' } });
  const bulk = new MongoBulkWriteError(
    { message: 'Document failed validation', code: 121, writeErrors: [] },
    {} as ConstructorParameters<typeof MongoBulkWriteError>[1],
  );
  const logged = errorForLog(new Error('It failed.', { cause: failed }));
  expect(logged).toMatchObject({ type: 'Error', message: 'It failed.' });
  expect(logged.cause).toEqual({
    type: 'MongoServerError',
    message: 'E11000 duplicate key: { email: "…" }\nTree: to regex "…"\n $lt "…"',
    stack: expect.stringMatching(/^MongoServerError: E11000 duplicate key.*\n {4}at .*log\.test\.ts/s),
    code: 11000,
  });
  expect(JSON.stringify(logged)).not.toMatch(/asha|mela/);
  expect(Object.keys(errorForLog(bulk)).toSorted()).toEqual(['code', 'message', 'stack', 'type']);
});

test('an error from elsewhere is logged unchanged, and so is a value that is not an error', () => {
  expect(errorForLog(new TypeError('"x" is not a function'))).toMatchObject({
    type: 'TypeError',
    message: '"x" is not a function',
  });
  expect(errorForLog('gone')).toMatchObject({ type: 'Error', message: 'gone' });
});

test('lines of one iteration of the event loop are written together, and a warning at once with the lines before it', async () => {
  const written: string[] = [];
  const log = new JoinedLines((lines) => written.push(lines));
  const line = (level: string, id: number) => `{"level":"${level}","id":${id}}\n`;
  log.write(line('info', 1));
  log.write(line('info', 2));
  expect(written).toEqual([]);
  await new Promise(setImmediate);
  expect(written).toEqual([line('info', 1) + line('info', 2)]);
  log.write(line('info', 3));
  log.write(line('warn', 4));
  expect(written.slice(1)).toEqual([line('info', 3) + line('warn', 4)]);
  await new Promise(setImmediate);
  expect(written).toHaveLength(2);
});
