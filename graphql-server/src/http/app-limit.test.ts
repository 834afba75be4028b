import { expect, test } from 'vitest';
import type { TokenScope, Viewer } from '../roles.ts';
import { AppLimit } from './app-limit.ts';

const OF_APP = tokenOf('app', ['STOREFRONT']);

function tokenOf(tokenId: string, scopes: TokenScope[]): Viewer {
  return { kind: 'token', operatorId: 'o', name: 'Meera', role: 'OWNER', tokenId, tokenName: 'App', scopes };
}

test('a token of an app is refused past its calls in a minute, and says for how long', () => {
  const limit = new AppLimit(2);
  limit.take(OF_APP, 0);
  limit.take(OF_APP, 1_000);
  expect(() => limit.take(OF_APP, 30_000)).toThrow(
    expect.objectContaining({ status: 429, retryAfterS: 30, code: 'RATE_LIMITED' }),
  );
  limit.take(OF_APP, 60_000);
});

test('each token has calls of its own, and what is no app has no limit', () => {
  const limit = new AppLimit(1);
  limit.take(OF_APP, 0);
  limit.take(tokenOf('other', ['STOREFRONT']), 0);
  for (const viewer of [tokenOf('script', ['READ']), { kind: 'anonymous' }, { kind: 'open' }] as const) {
    limit.take(viewer, 0);
    limit.take(viewer, 0);
  }
});
