import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDataFolder, dbPathOf } from './data-folder.ts';
import { connectTo, runServer, startServer } from './running-server.ts';

describe('the version of the database files', () => {
  it('is recorded once MongoDB has opened them', async () => {
    const dataDir = createDataFolder();
    const { uri } = await startServer({ dataDir });
    const { version } = await connectTo(uri).db('admin').command({ buildInfo: 1 });
    expect(JSON.parse(await readFile(join(dbPathOf(dataDir), 'version.json'), 'utf8'))).toEqual({ version });
  });

  it('newer than every available MongoDB is rejected with a message, and nothing is touched', async () => {
    const dataDir = createDataFolder();
    await (await startServer({ dataDir })).stop();
    await writeFile(join(dbPathOf(dataDir), 'version.json'), '{"version":"99.1.2"}');
    const before = await describeFiles(dbPathOf(dataDir));
    const rejected = await runServer({ dataDir });
    expect(rejected.code).toBe(1);
    expect(rejected.output).toBe('');
    expect(rejected.errorOutput).toMatch(
      /^The database files were written by MongoDB 99\.1\.2, which is newer than any available version \(\d.*\)\. The files were not changed\. Install MongoDB 99\.1\.2 or newer, or set DATA_DIR to another folder\.\n$/,
    );
    expect(await describeFiles(dbPathOf(dataDir))).toEqual(before);
  });

  it('is asked for if no record exists', async () => {
    const dataDir = createDataFolder();
    await mkdir(dbPathOf(dataDir));
    await writeFile(join(dbPathOf(dataDir), 'version.json'), 'damaged');
    const rejected = await runServer({ dataDir });
    expect(rejected).toMatchObject({
      code: 1,
      errorOutput: expect.stringContaining('version.json should say'),
    });
  });

  it('is raised to the series of the running MongoDB', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    const series = await featureVersion(first.uri);
    await setFeatureVersion(first.uri, await olderSeries(first.uri));
    expect(await featureVersion(first.uri)).not.toBe(series);
    await first.stop();
    const second = await startServer({ dataDir });
    expect(await featureVersion(second.uri)).toBe(series);
  });
});

/** The names, sizes and modification times of all files. */
async function describeFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const stats = await Promise.all(names.map((name) => stat(join(folder, name))));
  return names.map((name, index) => `${name} ${stats[index]?.size} ${stats[index]?.mtimeMs}`);
}

async function featureVersion(uri: string): Promise<string> {
  const command = { getParameter: 1, featureCompatibilityVersion: 1 };
  const { featureCompatibilityVersion } = await connectTo(uri).db('admin').command(command);
  return featureCompatibilityVersion.version;
}

/** The series before the one that is running. Since 5.0, series are whole numbers. */
async function olderSeries(uri: string): Promise<string> {
  const major = Number.parseInt(await featureVersion(uri), 10);
  return `${major - 1}.0`;
}

async function setFeatureVersion(uri: string, version: string): Promise<void> {
  const admin = connectTo(uri).db('admin');
  const confirm = Number.parseInt(await featureVersion(uri), 10) >= 7 ? { confirm: true } : {};
  await admin.command({ setFeatureCompatibilityVersion: version, ...confirm });
}
