import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '../../../kernel/roles.ts';
import { AddressLimits } from './address-limits.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27') }));
afterEach(() => void vi.useRealTimers());

const SHOPPER: Viewer = { kind: 'anonymous' };
const APP = { kind: 'token', tokenId: 't1' } as Viewer;

function countTaken(limits: AddressLimits, address: string, viewer: Viewer, tries: number): number {
  let taken = 0;
  for (let index = 0; index < tries; index += 1) {
    try {
      limits.take('track', { address, viewer });
      taken += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429, retryAfterS: 600 });
    }
  }
  return taken;
}

test.each([
  ['an address', '203.0.113.7', SHOPPER, 30],
  ['an app, which asks for all its shoppers', '203.0.113.7', APP, 600],
  ['what comes from this machine, where a proxy may be that nobody has told of', '127.0.0.1', SHOPPER, 1_000],
  ['the same by its other name', '::1', SHOPPER, 1_000],
])('%s is let in as often as it may', (_, address, viewer, most) => {
  expect(countTaken(new AddressLimits(), address, viewer, 1_000)).toBe(most);
});

test('an address at its limit does not affect other addresses, nor its own carts', () => {
  const limits = new AddressLimits();
  countTaken(limits, '203.0.113.7', SHOPPER, 100);
  expect(countTaken(limits, '203.0.113.8', SHOPPER, 5)).toBe(5);
  expect(() => limits.take('cart', { address: '203.0.113.7', viewer: SHOPPER })).not.toThrow();
});

test('a clock that is set back does not extend the wait', () => {
  const limits = new AddressLimits();
  countTaken(limits, '203.0.113.7', SHOPPER, 30);
  vi.setSystemTime(new Date('2026-11-26'));
  expect(countTaken(limits, '203.0.113.7', SHOPPER, 1)).toBe(0);
  vi.advanceTimersByTime(10 * 60_000);
  expect(countTaken(limits, '203.0.113.7', SHOPPER, 1)).toBe(1);
});

test('an IPv6 network also counts towards its /56 and its /48', () => {
  const limits = new AddressLimits();
  const taken = (addresses: string[]) =>
    addresses.reduce((count, address) => count + countTaken(limits, address, SHOPPER, 40), 0);
  expect(taken(['2001:db8:1:100::1', '2001:0db8:0001:0100::2'])).toBe(30);
  expect(taken(Array.from({ length: 10 }, (_, index) => `2001:db8:1:10${index}::1`))).toBe(90);
  expect(taken(Array.from({ length: 40 }, (_, index) => `2001:db8:1:${(index + 2).toString(16)}00::1`))).toBe(
    360,
  );
  expect(taken(['2001:db8:2::1'])).toBe(30);
});

test('an app that names its shoppers has a limit for each, and 100 times that limit for its server', () => {
  const limits = new AddressLimits();
  const take = (shopperAddress: string) => () =>
    limits.take('track', { address: '203.0.113.7', viewer: APP, shopperAddress });
  for (let tries = 0; tries < 30; tries += 1) take('198.51.100.1')();
  expect(take('198.51.100.1')).toThrow(/Too many requests/);
  for (let shopper = 0; shopper < 99; shopper += 1)
    for (let tries = 0; tries < 30; tries += 1) take(`198.51.101.${shopper}`)();
  expect(take('198.51.100.2')).toThrow(/Too many requests/);
});

test('misusing an app’s token uses up only the limits of one’s own network', () => {
  const limits = new AddressLimits();
  expect(countTaken(limits, '203.0.113.66', APP, 1_000)).toBe(600);
  expect(countTaken(limits, '203.0.113.7', APP, 10)).toBe(10);
});
