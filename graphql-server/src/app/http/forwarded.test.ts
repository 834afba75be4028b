import { expect, it } from 'vitest';
import { forwardingSignOf } from './forwarded.ts';

const direct = {
  headers: { host: 'localhost:4000' },
  httpVersion: '1.1',
  socket: { remoteAddress: '127.0.0.1' },
};

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'a direct request to %s is of this machine',
  (host) => {
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(forwardingSignOf({ ...direct, socket: { remoteAddress } }, host)).toBeNull();
  },
);

it.each([
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-server'],
  ...[
    'x-forwarded-anything',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'cdn-loop',
  ],
])('a request with the header %s may be anyone\u2019s, also where it is empty', (name) => {
  for (const value of ['127.0.0.1', ''])
    expect(
      forwardingSignOf({ ...direct, headers: { ...direct.headers, [name]: value } }, 'localhost'),
    ).toContain(name);
});

it.each(['shop.example', '10.0.0.1', 'localhost.evil.example', '127.0.0.1.evil.example', '0.0.0.0', ''])(
  'a request to %j may be anyone\u2019s',
  (host) => expect(forwardingSignOf(direct, host)).toMatch(/Host/),
);

it('a request from another machine, or as nginx forwards it by default, may be anyone\u2019s', () => {
  expect(forwardingSignOf({ ...direct, socket: { remoteAddress: '10.0.0.7' } }, 'localhost')).toMatch(
    /machine/,
  );
  expect(forwardingSignOf({ ...direct, socket: {} }, 'localhost')).toMatch(/machine/);
  expect(forwardingSignOf({ ...direct, httpVersion: '1.0' }, 'localhost')).toMatch(/HTTP\/1\.0/);
});
