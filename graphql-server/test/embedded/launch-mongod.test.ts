import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { askMongodVersion, type Mongod, mongodIn } from '../../src/kernel/mongodb/embedded/binary-cache.ts';
import {
  cacheGigabytes,
  FRUGAL_ARGUMENTS,
  type Launch,
  launchMongod,
} from '../../src/kernel/mongodb/embedded/launch-mongod.ts';
import {
  chooseAddress,
  findFreePort,
  loopbackAddress,
} from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { startMongod } from '../../src/kernel/mongodb/embedded/mongod-process.ts';
import { REPLICA_SET_ARGUMENTS } from '../../src/kernel/mongodb/embedded/replica-set.ts';
import { eventually } from '../serve.ts';
import { createDataFolder, dbPathOf, mongodsOf } from './data-folder.ts';
import { connectTo } from './running-server.ts';

const isWindows = process.platform === 'win32';

it.each([
  [0.5, 0.25],
  [4, 0.25],
  [8, 0.5],
  [64, 1],
  [Number.POSITIVE_INFINITY, 1],
])('of %d GB of memory MongoDB may take %d GB for its cache', (memory, cache) => {
  expect(cacheGigabytes(memory * 1024 ** 3)).toBe(cache);
});

describe('launching mongod', () => {
  it('configures the replica set if an earlier start was killed before it could', async () => {
    const launch = await prepareLaunch();
    const mongodArguments = [
      ...REPLICA_SET_ARGUMENTS,
      ...launch.address.mongodArguments,
      ...FRUGAL_ARGUMENTS,
    ];
    const unconfigured = startMongod({
      mongodPath: launch.mongod.path,
      dbPath: launch.dbPath,
      mongodArguments,
    });
    const client = connectTo(launch.address.uri);
    const hello = await client.db('admin').command({ hello: 1 });
    expect(hello).toMatchObject({
      isWritablePrimary: false,
      info: 'Does not have a valid replica set config',
    });
    await killMongod(launch);
    expect(await unconfigured.exited).toBe(137);
    await using running = await launchForTest(launch);
    expect(await isWritable(running.uri)).toBe(true);
  });

  it('chooses a new address each time, for platforms without sockets', async () => {
    const launch = await prepareLaunch();
    for (let start = 0; start < 2; start++) {
      const address = loopbackAddress(await findFreePort());
      await using running = await launchForTest({ ...launch, address });
      expect(await isWritable(running.uri)).toBe(true);
    }
  });

  it('reports mongod’s own error when it exits instead', async () => {
    const launch = await prepareLaunch();
    await writeFile(join(launch.dbPath, 'storage.bson'), 'damaged');
    await expect(launchMongod(launch)).rejects.toThrow(
      /^MongoDB \d.* ended with code \d+ while it was starting: .+\. See .*mongod\.log\.$/s,
    );
  });

  it.skipIf(isWindows)("gives the linker's reason when a library is missing", async () => {
    const launch = await prepareLaunch();
    const mongod = await createMongod(
      launch,
      'echo "libcurl.so.4: cannot open shared object file" >&2; exit 127',
    );
    await expect(launchMongod({ ...launch, mongod })).rejects.toThrow(
      'ended with code 127 while it was starting: libcurl.so.4: cannot open shared object file.',
    );
  });

  it.skipIf(isWindows)(
    'says that files of another series are untouched, when mongod rejects them',
    async () => {
      const launch = await prepareLaunch();
      // The exit code of a real mongod if its files are too old or too new.
      const mongod = await createMongod(launch, 'echo "UPGRADE PROBLEM" >&2; exit 62');
      await expect(launchMongod({ ...launch, mongod })).rejects.toThrow(
        `MongoDB 7.0.0 cannot open the database files in ${launch.dbPath}, because another release series of MongoDB wrote them. The files were not changed. Install the MongoDB version that wrote them, or set DATA_DIR to another folder. (UPGRADE PROBLEM)`,
      );
    },
  );
});

/** A `mongod` that is a shell script. */
async function createMongod({ dbPath }: Launch, script: string): Promise<Mongod> {
  const path = join(dbPath, 'mongod');
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { path, version: '7.0.0' };
}

async function prepareLaunch(): Promise<Launch> {
  const dbPath = dbPathOf(createDataFolder());
  await mkdir(dbPath);
  const path = mongodIn(inject('mongodFolder'));
  const mongod = { path, version: await askMongodVersion(path) };
  return { mongod, dbPath, address: await chooseAddress(dbPath), log: () => undefined };
}

async function launchForTest(launch: Launch) {
  const running = await launchMongod(launch);
  return { uri: launch.address.uri, [Symbol.asyncDispose]: () => running.stop() };
}

async function isWritable(uri: string): Promise<boolean> {
  const { acknowledged } = await connectTo(uri).db('shop').collection('things').insertOne({});
  return acknowledged;
}

async function killMongod({ dbPath }: Launch): Promise<void> {
  const [mongod] = await mongodsOf(join(dbPath, '..'));
  process.kill(mongod?.pid ?? 0, 'SIGKILL');
  await eventually(async () => expect(await mongodsOf(join(dbPath, '..'))).toEqual([]));
}
