import { mkdir, mkdtemp, realpath, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHED_MONGODS } from '../mongod.setup.ts';

/** Creates a temporary data folder with the tests' shared binaries, so that nothing is downloaded. */
export async function createDataDir(): Promise<string> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'data-dir-')));
  await mkdir(CACHED_MONGODS, { recursive: true });
  await symlink(CACHED_MONGODS, join(dataDir, 'mongod'), 'junction');
  return dataDir;
}
