/** Renders the pages of releases and publishes. It is a separate process, so that its load and failures do not affect requests. */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Renderer } from '@mela/rules/renderer.ts';
import { connectDatabase } from '../../../kernel/mongodb/connect.ts';
import { whyItFailed } from '../process/failures.ts';
import { type OpenedPages, openPages } from './open-pages.ts';
import type { Ask, FromProcess, ProcessOptions, ToProcess } from './process-messages.ts';
import { RenderPool } from './render-pool.ts';

/** How long to wait for the last message to be sent. */
const FAREWELL_MS = 100;

// Ignores signals, because Ctrl-C also signals the server, which then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
process.on('uncaughtException', (error) => void end(error));
process.on('unhandledRejection', (error) => void end(error as Error));

const early: ToProcess[] = [];
const keep = (message: ToProcess) => void early.push(message);
process.on('message', keep);
while (early.length === 0) await once(process, 'message');
const [first] = early.splice(0, 1);
if (first?.kind !== 'begin') throw new Error('The first message has the options.');
await start(first.options);

async function start({ beatMs, ...options }: ProcessOptions & { beatMs: number }): Promise<void> {
  setInterval(() => send({ kind: 'alive' }), beatMs);
  const pool = new RenderPool(options.renderer, (error) => void end(error));
  pool.warm();
  const [renderer, client] = await Promise.all([
    import(options.renderer) as Promise<Renderer>,
    connectDatabase(options.mongodbUri),
  ]);
  const pages = openPages(
    options,
    { client, renderer, rendering: pool },
    {
      onState: (state) => send({ kind: 'state', state }),
      onShown: (release) => send({ kind: 'shown', release }),
      onLog: (message) => send({ kind: 'log', message }),
      onLost: (error) => void end(error),
    },
  );
  const receive = (message: ToProcess) => {
    if (message.kind === 'publish') void pages.publish(message.isPublishing).catch(end);
    if (message.kind === 'ask') void answer(pages.source, message);
  };
  process.off('message', keep);
  process.on('message', receive);
  for (const message of early) receive(message);
}

async function answer(
  source: OpenedPages['source'],
  { id, method, args }: { id: number } & Ask,
): Promise<void> {
  try {
    const call = source[method].bind(source) as (...args: unknown[]) => Promise<unknown>;
    send({ kind: 'answer', id, answer: await call(...args) });
  } catch (error) {
    send({ kind: 'log', message: String((error as Error).stack) });
    send({ kind: 'failed', id });
  }
}

function send(message: FromProcess): void {
  if (process.connected) process.send?.(message);
}

async function end(error: Error): Promise<void> {
  send({ kind: 'log', message: String(error.stack ?? error) });
  send({ kind: 'ended', reason: whyItFailed(error) });
  await sleep(FAREWELL_MS);
  // `process.exit` would wait for the render threads, which may hang.
  process.kill(process.pid, 'SIGKILL');
}
