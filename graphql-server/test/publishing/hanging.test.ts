import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { PageProcess } from '../../src/modules/publishing/pages/page-process.ts';
import type { PublishingState } from '../../src/modules/publishing/pages/process-messages.ts';
import { createSettings } from '../../src/modules/publishing/settings.ts';
import { openShopDatabase } from '../database.ts';
import { eventually } from '../serve.ts';
import { ownPublisher } from './publisher-of.ts';
import { makeSmallSite } from './small-site.ts';

/** The interval of heartbeats. After six missed ones, a process counts as hanging. */
const BEAT_MS = 500;
const database = openShopDatabase();
const { settings } = collectionsOf(database.db);
const site = makeSmallSite();
const folder = mkdtempSync(join(tmpdir(), 'hanging-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a hanging process is ended, the admin shows that, and another one publishes', async () => {
  await createSettings(settings, { publisher: 'us' });
  const states: PublishingState[] = [];
  const child = new PageProcess(
    {
      ...{ mongodbUri: database.uri, database: database.name, site, url: 'https://shop.example' },
      store: { folder: join(folder, 'releases'), temporaryFolder: 'tmp' },
      uploads: { folder: join(folder, 'uploads'), temporaryFolder: '' },
      renderer: pathToFileURL(join(site, '.renderer/entry.mjs')).href,
      holder: 'us',
    },
    { onState: (state) => states.push(state), onShown: () => {}, log: () => {} },
    BEAT_MS,
  );
  onTestFinished(() => child.stop());
  child.publish(true);
  await eventually(() => expect(states.at(-1)?.state).toBe('LIVE'));
  const stopped = ownPublisher();
  process.kill(stopped, 'SIGSTOP');
  await settings.updateOne({ _id: 'settings' }, { $inc: { requests: 1 } });
  await eventually(() =>
    expect(states.find(({ state }) => state === 'FAILED')).toMatchObject({
      error: 'The publishing process did not respond for 3 seconds. Restarting it.',
      nextTryAt: expect.any(Date),
    }),
  );
  await eventually(async () => expect(await settings.findOne({ release: 1 })).not.toBeNull());
  expect(ownPublisher()).not.toBe(stopped);
});
