/**
 * A server reduced to its database, for tests that kill it. Arguments: the data folder and the binary cache. Prints log lines, then `ready
 * <uri>`; stops on SIGTERM like the real server.
 */

import { StartupError } from '../../src/kernel/errors.ts';
import { acquireDataFolderLock } from '../../src/kernel/mongodb/embedded/data-folder-lock.ts';
import { startEmbeddedServer } from '../../src/kernel/mongodb/embedded/embedded-server.ts';

const [dataDir = '', mongodDir = ''] = process.argv.slice(2);
const log = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const lock = acquireDataFolderLock(dataDir);
  const server = await startEmbeddedServer({ dataDir, log, ...(mongodDir && { mongodDir }) });
  server.onUnexpectedExit((reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  process.once('SIGTERM', async () => {
    await server.stop();
    lock.release();
    process.exit(0);
  });
  log(`ready ${server.uri}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
