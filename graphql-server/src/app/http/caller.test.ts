import { expect, test } from 'vitest';
import type { TokenScope, Viewer } from '../../kernel/roles.ts';
import { shopperAddressOf } from './caller.ts';

const tokenOf = (scope: TokenScope) =>
  ({ kind: 'token', tokenId: 't', scopes: [scope] }) as unknown as Viewer;
const read = (value: string | string[] | undefined, viewer: Viewer) =>
  shopperAddressOf({ headers: { 'x-shopper-address': value } as never }, viewer);

test.each(['203.0.113.7', '2001:db8::1'])('an app names the shopper at %s', (address) => {
  expect(read(address, tokenOf('STOREFRONT'))).toBe(address);
});

test.each(['', 'asha', '203.0.113.7:443', '203.0.113.7, 10.0.0.1', '[2001:db8::1]', '999.1.1.1'])(
  'a shopper at %j is refused',
  (value) => {
    expect(() => read(value, tokenOf('STOREFRONT'))).toThrow(
      /X-Shopper-Address must be the shopper’s IPv4 or IPv6 address/,
    );
  },
);

test('without a token of the scope STOREFRONT the header is ignored', () => {
  for (const viewer of [tokenOf('READ'), { kind: 'anonymous' }, { kind: 'open' }] as const)
    expect(read('nonsense', viewer)).toBeNull();
  expect(read(undefined, tokenOf('STOREFRONT'))).toBeNull();
});
