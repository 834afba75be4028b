import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseAddress, loopbackAddress } from './mongod-address.ts';

describe.skipIf(process.platform === 'win32')('the address of mongod', () => {
  it('is a socket beside the files', async () => {
    const { host, uri } = await chooseAddress('/srv/shop/.data/mongodb');
    expect(host).toBe('/srv/shop/.data/mongodb/mongod.sock');
    expect(uri).toContain('mongodb://%2Fsrv%2Fshop%2F.data%2Fmongodb%2Fmongod.sock/?directConnection=true');
  });

  it.for([`/srv/${'deep/'.repeat(30)}`, '/srv/a,b', '/srv/a:b'])(
    'has a short, private folder for %s',
    async (dbPath) => {
      await useTemporaryFolder();
      const { host } = await chooseAddress(dbPath);
      expect(Buffer.byteLength(host)).toBeLessThanOrEqual(103);
      expect((await stat(dirname(host))).mode & 0o777).toBe(0o700);
      expect((await chooseAddress(dbPath)).host).toBe(host);
    },
  );

  it('is rejected when others may enter that folder', async () => {
    await useTemporaryFolder();
    const { host } = await chooseAddress('/srv/a,b');
    await chmod(dirname(host), 0o777);
    await expect(chooseAddress('/srv/a,b')).rejects.toThrow('which is not private to this user');
  });

  it('is a loopback port if the platform has no sockets', () => {
    expect(loopbackAddress(4321)).toMatchObject({
      mongodArguments: ['--bind_ip', '127.0.0.1', '--port', '4321'],
      host: '127.0.0.1:4321',
    });
  });
});

async function useTemporaryFolder(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sockets-'));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
}
