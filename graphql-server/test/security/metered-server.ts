import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { type ServerProcess, spawnServerForFile } from '../lifecycle/server-process.ts';

const METER = fileURLToPath(new URL('./meter.fixture.ts', import.meta.url));
const WARM_UP = 5;
const BATCH_SIZE = 10;
const MAX_BATCHES = 6;

/** Starts a server that tells what it uses, for the tests of one file. */
export function serveMetered(): { readonly server: ServerProcess; readonly url: string } {
  const { uri, name } = openTestDatabase();
  const metered = {} as { server: ServerProcess; url: string };
  beforeAll(async () => {
    const server = spawnServerForFile({
      environment: { MONGODB_URI: uri, MONGODB_DB: name, LOG_LEVEL: 'fatal' },
      nodeOptions: ['--expose-gc', '--import', METER],
    });
    Object.assign(metered, { server, url: await server.url });
    return () => server.dispose();
  });
  return metered;
}

/** @returns the CPU time of all threads since the start, in ms, or the memory that is still in use, in bytes. */
export async function readUsage({ child }: ServerProcess, what: 'cpu' | 'heap'): Promise<number> {
  const answered = once(child, 'message');
  child.send(what);
  const [usage] = await answered;
  return usage as number;
}

/**
 * Measures the CPU time that the server takes for one run, in ms, as the mean of some. A batch that took longer than
 * allowed is repeated: on a busy machine, and while code is still being compiled, the quietest one counts.
 */
export async function measureCpu(
  server: ServerProcess,
  allowedMs: number,
  run: () => Promise<unknown>,
): Promise<number> {
  for (let index = 0; index < WARM_UP; index += 1) await run();
  let quietest = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < MAX_BATCHES && quietest > allowedMs; batch += 1) {
    const before = await readUsage(server, 'cpu');
    for (let index = 0; index < BATCH_SIZE; index += 1) await run();
    const after = await readUsage(server, 'cpu');
    quietest = Math.min(quietest, (after - before) / BATCH_SIZE);
  }
  return quietest;
}
