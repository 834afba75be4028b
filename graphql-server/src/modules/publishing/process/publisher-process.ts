/**
 * A process of low priority that makes releases, for `publisher-child.ts`. What it writes is of no effect before its
 * last step, so that it can be killed at any moment; it ends when the server is gone.
 */

import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer } from '@mela/rules/renderer.ts';
import { connectDatabase } from '../../../kernel/mongodb/connect.ts';
import { openStorage } from '../../../kernel/storage/open-storage.ts';
import { RenderPool } from '../release/render-pool.ts';
import { openReleased } from '../released/collections.ts';
import { openStore } from '../store/open-store.ts';
import type { PublisherMessage, PublisherOptions } from './messages.ts';
import { Publishing } from './publishing.ts';
import { ReleaseDocuments } from './release-documents.ts';
import { whyItFailed } from './why-it-failed.ts';

const THREADS = '/proc/self/task';
/** For the last message to get out. */
const FAREWELL_MS = 100;

// Ctrl-C signals this process along with the server, which ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.on('uncaughtException', (error) => void end(error));
process.on('unhandledRejection', (error) => void end(error as Error));

lowerPriority();
const [options] = (await once(process, 'message')) as [PublisherOptions & { beatMs: number }];
setInterval(() => send({ kind: 'alive' }), options.beatMs);
await start(options);

/** On Linux each thread has a priority of its own, and those that collect garbage and write files are there already. */
function lowerPriority(): void {
  for (const thread of existsSync(THREADS) ? readdirSync(THREADS) : [process.pid]) {
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // Where that is not allowed it competes with the server on equal terms.
    }
  }
}

async function start(options: PublisherOptions): Promise<void> {
  const { renderer: rendererUrl, store: location, site, uploads } = options;
  const store = openStore(location);
  await store.storage.clean();
  const pool = new RenderPool({ renderer: rendererUrl, store: location }, (error) => void end(error));
  pool.warm();
  const [renderer, client] = await Promise.all([
    import(rendererUrl) as Promise<Renderer>,
    connectDatabase(options.mongodbUri),
  ]);
  const documents = new ReleaseDocuments(openReleased(client.db(options.database)));
  const publishing = new Publishing(
    client,
    options,
    { store, renderer, pool, site, uploads: openStorage(uploads), documents },
    {
      onState: (state) => send({ kind: 'state', state }),
      onShown: (release) => send({ kind: 'shown', release }),
      onLog: (message) => send({ kind: 'log', message }),
      onLost: (error) => void end(error),
    },
  );
  await publishing.start();
}

function send(message: PublisherMessage): void {
  if (process.connected) process.send?.(message);
}

async function end(error: Error): Promise<void> {
  send({ kind: 'log', message: String(error.stack ?? error) });
  send({ kind: 'ended', reason: whyItFailed(error) });
  await sleep(FAREWELL_MS);
  // To exit would be to wait for the threads, which may hang.
  process.kill(process.pid, 'SIGKILL');
}
