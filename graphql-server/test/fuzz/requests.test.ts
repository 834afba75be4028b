import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { serveApp } from '../serve.ts';
import { byAnybody, giveAccounts, keepingOpen } from './callers.ts';
import { KINDS } from './kinds.ts';
import { Sender } from './send.ts';

/**
 * The seed, which makes the requests the same every time. Those of `npm run bench -- fuzz` are always new.
 */
const SEED = 2026;
const OPEN_RUNS = 60;
const RUNS = 40;

describe('an open shop', () => {
  const app = serveApp();
  let sender: Sender;
  beforeEach(() => {
    sender = new Sender(app.url);
  });

  test.for(Object.entries(KINDS))('made-up %s are never a fault of the server', async ([, requests]) => {
    await fc.assert(
      fc.asyncProperty(keepingOpen(requests), (request) => sender.send(request)),
      { numRuns: OPEN_RUNS, seed: SEED },
    );
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  });
});

describe('a shop with accounts', () => {
  const app = serveApp();
  let sender: Sender;
  beforeEach(async () => {
    sender = new Sender(app.url);
    await giveAccounts(app.db);
  });

  test.for(Object.entries(KINDS))(
    'made-up %s by anybody are no fault of the server either',
    async ([, requests]) => {
      await fc.assert(
        fc.asyncProperty(byAnybody(requests), (request) => sender.send(request)),
        { numRuns: RUNS, seed: SEED },
      );
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    },
  );
});
