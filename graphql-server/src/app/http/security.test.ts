import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { assertSameOrigin } from './security.ts';

const MESSAGE = 'Requests from pages of other sites are rejected.';

describe('a request', () => {
  it.for<[string, IncomingHttpHeaders]>([
    ['a program, which says nothing of its origin', { host: 'shop.example' }],
    ['the person at the browser', { host: 'shop.example', 'sec-fetch-site': 'none' }],
    [
      'an own page',
      { host: 'shop.example', 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
    ],
    ['an own page of an older browser', { host: 'shop.example', origin: 'http://shop.example' }],
    ['an own page on a port', { host: 'localhost:4000', origin: 'http://localhost:4000' }],
    ['an own page, with its host in capitals', { host: 'Shop.Example', origin: 'https://shop.example' }],
    ['an own page at an IPv6 address', { host: '[::1]:4000', origin: 'http://[::1]:4000' }],
  ])('of %s passes', ([, headers]) => {
    expect(() => assertSameOrigin(requestWith(headers), { publicUrl: null })).not.toThrow();
  });

  it.for<[string, IncomingHttpHeaders]>([
    [
      'another site',
      { host: 'shop.example', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ],
    ['another site, without its origin', { host: 'shop.example', 'sec-fetch-site': 'cross-site' }],
    ['another site of an older browser', { host: 'shop.example', origin: 'https://evil.example' }],
    [
      'another port',
      { host: 'localhost:4000', 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    ],
    ['another port of an older browser', { host: 'localhost:4000', origin: 'http://localhost:3000' }],
    ['a neighbour of the domain', { host: 'shop.example', 'sec-fetch-site': 'same-site' }],
    ['a host that only begins alike', { host: 'shop.example', origin: 'https://shop.example.evil.example' }],
    ['a host behind another’s name', { host: 'shop.example', origin: 'https://shop.example@evil.example' }],
    ['a sandbox', { host: 'shop.example', origin: 'null' }],
    ['an origin that cannot be read', { host: 'shop.example', origin: 'shop.example' }],
    ['an empty origin', { host: 'shop.example', origin: '' }],
    ['an unknown kind of site', { host: 'shop.example', 'sec-fetch-site': 'neighbour' }],
    ['an origin, to a host without a name', { origin: 'https://shop.example' }],
  ])('of a page of %s is refused', ([, headers]) => {
    expect(() => assertSameOrigin(requestWith(headers), { publicUrl: null })).toThrow(MESSAGE);
  });
});

function requestWith(headers: IncomingHttpHeaders): FastifyRequest {
  return { headers, host: headers.host, log: { warn: () => {} } } as unknown as FastifyRequest;
}
