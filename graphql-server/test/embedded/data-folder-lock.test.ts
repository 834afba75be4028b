import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  acquireDataFolderLock,
  isDataFolderHeld,
} from '../../src/kernel/mongodb/embedded/data-folder-lock.ts';
import { createDataFolder } from './data-folder.ts';
import { runServer, startServer } from './running-server.ts';

describe('the lock of a data folder', () => {
  it('rejects a second server and names the first', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    const second = await runServer({ dataDir });
    expect(second).toMatchObject({
      code: 1,
      output: '',
      errorOutput: `Another server (process ${first.child.pid}) is using ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
    });
  });

  it('is free again after the server was killed', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    expect(() => acquireDataFolderLock(dataDir)).toThrow(`process ${first.child.pid}`);
    await first.kill('process');
    const lock = acquireDataFolderLock(dataDir);
    expect(isDataFolderHeld(dataDir)).toBe(true);
    lock.release();
    expect(isDataFolderHeld(dataDir)).toBe(false);
  });

  it('is taken and released without printing anything', async () => {
    const dataDir = createDataFolder();
    const end = await (await startServer({ dataDir })).stop();
    expect(end).toMatchObject({ code: 0, errorOutput: '' });
  });

  it('rejects a second holder in the same process until the first releases it', () => {
    const dataDir = createDataFolder();
    const lock = acquireDataFolderLock(dataDir);
    expect(() => acquireDataFolderLock(dataDir)).toThrow(`Another server (process ${process.pid})`);
    lock.release();
    acquireDataFolderLock(dataDir).release();
  });

  it('creates a missing folder', () => {
    const dataDir = join(createDataFolder(), 'new', 'folder');
    const lock = acquireDataFolderLock(dataDir);
    expect(lock.dataDir).toBe(dataDir);
    lock.release();
  });

  it('is not taken in a folder with foreign files that the server would delete', () => {
    const dataDir = createDataFolder();
    mkdirSync(join(dataDir, 'tmp'));
    writeFileSync(join(dataDir, 'tmp', 'letter'), '');
    expect(() => acquireDataFolderLock(dataDir)).toThrow(
      `The data folder ${dataDir} contains a folder tmp of another program. Set DATA_DIR to an empty folder.`,
    );
    expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(['tmp', 'tmp/letter']);
  });

  it('names the setting to change when the folder cannot be used', () => {
    const file = join(createDataFolder(), 'file');
    writeFileSync(file, '');
    expect(() => acquireDataFolderLock(file)).toThrow(
      /^The data folder .*file cannot be used \(.*\)\. Fix this, or set DATA_DIR to another folder\.$/,
    );
  });
});
