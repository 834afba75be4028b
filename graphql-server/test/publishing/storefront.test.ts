import { expect, test } from 'vitest';
import { askFor } from '../graphql/ask.ts';
import { serveApp } from '../serve.ts';

const app = serveApp();

test('a new shop shows the sample content, and publishes automatically once it shows its own', async () => {
  const { storefront, releases } = await askFor(
    app,
    '{ storefront { mode state release waiting publishesAutomatically isPaused progress { step } error nextTryAt } releases { nodes { number } totalCount } }',
  );
  expect(storefront).toEqual({
    mode: 'SAMPLE',
    state: 'LIVE',
    release: null,
    waiting: 0,
    publishesAutomatically: true,
    isPaused: false,
    progress: null,
    error: null,
    nextTryAt: null,
  });
  expect(releases).toEqual({ nodes: [], totalCount: 0 });
});

test('automatic publishing is a setting', async () => {
  const change =
    'mutation Change($is: Boolean) { updateStorefrontSettings(input: { publishesAutomatically: $is }) { publishesAutomatically } }';
  const off = { publishesAutomatically: false };
  expect(await askFor(app, change, { is: false })).toEqual({ updateStorefrontSettings: off });
  expect(await askFor(app, change)).toEqual({ updateStorefrontSettings: off });
  expect(await askFor(app, '{ storefront { publishesAutomatically } }')).toEqual({ storefront: off });
});
