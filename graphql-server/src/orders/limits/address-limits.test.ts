import { expect, onTestFinished, test, vi } from 'vitest';
import type { Viewer } from '../../roles.ts';
import { AddressLimits } from './address-limits.ts';

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

test('one that is full stands in nobody else’s way, nor in that of its own carts', () => {
  const limits = new AddressLimits();
  countTaken(limits, '203.0.113.7', SHOPPER, 100);
  expect(countTaken(limits, '203.0.113.8', SHOPPER, 5)).toBe(5);
  expect(() => limits.take('cart', { address: '203.0.113.7', viewer: SHOPPER })).not.toThrow();
});

test('a clock that is put back makes nobody wait for longer', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27') });
  onTestFinished(() => void vi.useRealTimers());
  const limits = new AddressLimits();
  countTaken(limits, '203.0.113.7', SHOPPER, 30);
  vi.setSystemTime(new Date('2026-11-26'));
  expect(countTaken(limits, '203.0.113.7', SHOPPER, 1)).toBe(0);
  vi.advanceTimersByTime(10 * 60_000);
  expect(countTaken(limits, '203.0.113.7', SHOPPER, 1)).toBe(1);
});
