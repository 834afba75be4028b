import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '../database.ts';
import { spawnServerForFile } from '../serve.ts';
import type { ServerProcess } from '../server-process.ts';

const METER = fileURLToPath(new URL('./meter.fixture.ts', import.meta.url));

/** Starts a server that reports its memory, for the tests of one file. */
export function serveMetered(): { readonly server: ServerProcess; readonly url: string } {
  const { uri, name } = openTestDatabase();
  return spawnServerForFile({
    environment: { MONGODB_URI: uri, MONGODB_DB: name, LOG_LEVEL: 'fatal' },
    nodeOptions: ['--expose-gc', '--import', METER],
  });
}

/** @returns the used memory in bytes */
export async function readHeapUsed({ child }: ServerProcess): Promise<number> {
  const answered = once(child, 'message');
  child.send('heap');
  const [usage] = await answered;
  return usage as number;
}
