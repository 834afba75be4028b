import { expect, onTestFinished, test, vi } from 'vitest';
import type { TokenScope, Viewer } from '../../kernel/roles.ts';
import { AppLimit } from './app-limit.ts';

const OF_APP = tokenOf('app', ['STOREFRONT']);

function tokenOf(tokenId: string, scopes: TokenScope[]): Viewer {
  return { kind: 'token', operatorId: 'o', name: 'Meera', role: 'OWNER', tokenId, tokenName: 'App', scopes };
}

const SERVER = { address: '203.0.113.7', shopperAddress: null };

test('a token of an app is refused past its calls in a minute, and says for how long', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = new AppLimit(2);
  limit.take(OF_APP, SERVER);
  vi.advanceTimersByTime(1_000);
  limit.take(OF_APP, SERVER);
  vi.advanceTimersByTime(29_000);
  expect(() => limit.take(OF_APP, SERVER)).toThrow(
    expect.objectContaining({ status: 429, retryAfterS: 30, code: 'RATE_LIMITED' }),
  );
  vi.advanceTimersByTime(30_001);
  limit.take(OF_APP, SERVER);
});

test('each token has its own limit, and other callers have none', () => {
  const limit = new AppLimit(1);
  limit.take(OF_APP, SERVER);
  limit.take(tokenOf('other', ['STOREFRONT']), SERVER);
  for (const viewer of [tokenOf('script', ['READ']), { kind: 'anonymous' }, { kind: 'open' }] as const) {
    limit.take(viewer, SERVER);
    limit.take(viewer, SERVER);
  }
});

test('one address with an app’s token does not use up the limits of other addresses, up to a limit for the app', () => {
  const limit = new AppLimit(1);
  for (let server = 0; server < 10; server += 1)
    limit.take(OF_APP, { ...SERVER, address: `203.0.113.${server}` });
  expect(() => limit.take(OF_APP, { ...SERVER, address: '203.0.113.99' })).toThrow(/Too many requests/);
});

test('one shopper of an app that names its shoppers does not use up the limits of the others', () => {
  const limit = new AppLimit();
  const take = (shopperAddress: string) => () => limit.take(OF_APP, { ...SERVER, shopperAddress });
  for (let calls = 0; calls < 600; calls += 1) take('198.51.100.1')();
  expect(take('198.51.100.1')).toThrow(/Too many requests/);
  expect(take('198.51.100.2')).not.toThrow();
});
