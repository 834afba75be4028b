import { expect, test } from 'vitest';
import { relyingPartyFor } from './relying-party.ts';

test.each([
  [null, 'localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['https://shop.example', 'localhost:4000', { id: 'shop.example', origin: 'https://shop.example' }],
  ['https://shop.example:8443', 'shop.example', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://localhost:5000', 'x', { id: 'localhost', origin: 'http://localhost:5000' }],
])('PUBLIC_URL %j and a request to %s are one site', (publicUrl, host, party) => {
  expect(relyingPartyFor(publicUrl === null ? null : new URL(publicUrl), host)).toEqual(party);
});

test.each([
  [null, '127.0.0.1:4000', 'open the admin at http://localhost:4000.'],
  [null, '[::1]:4000', 'open the admin at http://localhost:4000.'],
  [null, 'shop.internal', 'Set PUBLIC_URL.'],
  ['https://10.0.0.1', '10.0.0.1', 'set PUBLIC_URL to one.'],
  ['http://shop.example', 'shop.example', 'PUBLIC_URL is an http:// address.'],
])('PUBLIC_URL %j and a request to %s have no passkeys, and it is said why', (publicUrl, host, why) => {
  expect(relyingPartyFor(publicUrl === null ? null : new URL(publicUrl), host)).toEqual({
    obstacle: expect.objectContaining({ text: expect.stringContaining(why) }),
  });
});
