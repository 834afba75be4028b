import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const SHARED_MEMORY = '/dev/shm';
/**
 * The memory that must be free. A whole run stores about 600 MB of files at a time, and its programs need
 * memory, too.
 */
const NEEDED_BYTES = 8 * 1024 ** 3;

/**
 * Keeps the temporary files of this process and its children in memory, if there is enough of it, because the tests' databases would wait
 * for the disk on every write. They are removed at the end.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!isUsable()) return;
  const folder = mkdtempSync(join(SHARED_MEMORY, 'tests-'));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}

function isUsable(): boolean {
  if (process.platform !== 'linux' || !existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES && canRunPrograms();
}

/** Whether programs in this folder can run, because tests put some into temporary folders. */
function canRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, path]) => path === SHARED_MEMORY)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}
