import { describe, expect, test } from 'vitest';
import { isIn, isPublic, listOf } from './reachable-addresses.ts';

describe('isPublic', () => {
  test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'takes %s for public',
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a01:203',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
  ])('takes %s for none', (address) => expect(isPublic(address)).toBe(false));
});

test('finds an address in a subnet, also in its IPv6 form', () => {
  const networks = listOf(['10.0.0.0/8', '192.168.1.5', 'fd00::/8']);
  const found = ['10.9.9.9', '192.168.1.5', '::ffff:10.0.0.1', 'fd12::1', '192.168.1.6', 'fc00::1'].filter(
    (address) => isIn(networks, address),
  );
  expect(found).toEqual(['10.9.9.9', '192.168.1.5', '::ffff:10.0.0.1', 'fd12::1']);
});
