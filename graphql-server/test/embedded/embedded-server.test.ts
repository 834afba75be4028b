import { readdir, readFile, readlink, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedServer } from '../../src/kernel/mongodb/embedded/embedded-server.ts';
import { createDataFolder, dbPathOf, mongodsOf } from './data-folder.ts';
import { connectTo, startServer } from './running-server.ts';

const isLinux = process.platform === 'linux';
const isWindows = process.platform === 'win32';

describe('the embedded MongoDB', () => {
  it('is a replica set of one that commits a transaction over two collections', async () => {
    const { uri } = await startServer({ dataDir: createDataFolder() });
    const client = connectTo(uri);
    const db = client.db('shop');
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await db.collection('first').insertOne({ from: 'one' }, { session });
        await db.collection('second').insertOne({ from: 'two' }, { session });
      }),
    );
    expect(await db.collection('first').countDocuments()).toBe(1);
    expect(await db.collection('second').countDocuments()).toBe(1);
    const hello = await client.db('admin').command({ hello: 1 });
    expect(hello).toMatchObject({
      setName: 'embedded',
      isWritablePrimary: true,
      hosts: [expect.any(String)],
    });
  });

  it.runIf(isLinux)('listens on no TCP port and on one socket only', async () => {
    const dataDir = createDataFolder();
    await startServer({ dataDir });
    const [mongod] = await mongodsOf(dataDir);
    const sockets = await socketsOf(mongod?.pid ?? 0);
    expect(sockets.size).toBeGreaterThan(0);
    expect((await listeningTcpSockets()).filter((inode) => sockets.has(inode))).toEqual([]);
    expect(await listeningUnixSockets(sockets)).toEqual([join(dbPathOf(dataDir), 'mongod.sock')]);
  });

  it.skipIf(isWindows)('lets only its user open the socket and the files', async () => {
    const dataDir = createDataFolder();
    await startServer({ dataDir });
    expect((await stat(join(dbPathOf(dataDir), 'mongod.sock'))).mode & 0o777).toBe(0o600);
    expect((await stat(dbPathOf(dataDir))).mode & 0o777).toBe(0o700);
  });

  it('keeps its data after a clean stop, and leaves no process', async () => {
    const dataDir = createDataFolder();
    const first = await startServer({ dataDir });
    await connectTo(first.uri).db('shop').collection('things').insertOne({ name: 'kept' });
    expect((await first.stop()).code).toBe(0);
    expect(await mongodsOf(dataDir)).toEqual([]);
    const second = await startServer({ dataDir });
    expect(await connectTo(second.uri).db('shop').collection('things').countDocuments()).toBe(1);
  });

  it('works again after the data folder was moved', async () => {
    const parent = createDataFolder();
    const [before, after] = [join(parent, 'before'), join(parent, 'after')];
    const first = await startServer({ dataDir: before });
    await connectTo(first.uri).db('shop').collection('things').insertOne({ name: 'moved' });
    await first.stop();
    await rename(before, after);
    const second = await startServer({ dataDir: after });
    expect(await connectTo(second.uri).db('shop').collection('things').countDocuments()).toBe(1);
    await second.stop();
  });

  it.skipIf(isWindows)('runs in a folder whose name is too long or unsuitable for a socket', async () => {
    const dataDir = join(createDataFolder(), 'Müller, Söhne: 100 %'.padEnd(120, '-'));
    const environment = { TMPDIR: createDataFolder() };
    const server = await startServer({ dataDir, environment });
    await connectTo(server.uri).db('shop').collection('things').insertOne({ name: 'deep' });
    await server.stop();
    expect(await mongodsOf(dataDir)).toEqual([]);
  });

  it('starts only for the holder of the lock', async () => {
    const started = startEmbeddedServer({ dataDir: createDataFolder(), log: () => undefined });
    await expect(started).rejects.toThrow('is not held by this process');
  });
});

/** The inodes of a process's sockets. */
async function socketsOf(pid: number): Promise<Set<string>> {
  const folder = `/proc/${pid}/fd`;
  const links = await Promise.all(
    (await readdir(folder)).map((fd) => readlink(join(folder, fd)).catch(() => '')),
  );
  return new Set(
    links.map((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1]).filter((inode) => inode !== undefined),
  );
}

async function listeningTcpSockets(): Promise<string[]> {
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')));
  const columns = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)));
  return columns.filter(([, , , state]) => state === '0A').map((line) => line[9] ?? '');
}

/** The listening sockets among these. In the kernel's table, they have the flag 00010000. */
async function listeningUnixSockets(inodes: ReadonlySet<string>): Promise<string[]> {
  const lines = (await readFile('/proc/net/unix', 'utf8'))
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const listening = lines.filter(([, , , flags]) => flags === '00010000');
  return listening.filter((line) => inodes.has(line[6] ?? '')).map((line) => line[7] ?? '');
}
