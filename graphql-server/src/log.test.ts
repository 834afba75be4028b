import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { shortLine } from './log.ts';

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
