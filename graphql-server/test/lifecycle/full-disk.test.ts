import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mongodsOf } from '../embedded/data-folder.ts';
import { ask, askFor } from '../graphql/ask.ts';
import { eventually, spawnServer } from '../serve.ts';
import { canMount, fill, mountSmallDisk } from './small-disk.ts';

const DISK_FULL =
  'The server’s disk is full, so nothing can be changed until space is free again. You can still view everything.';
const DISK_MB = 400;
const LIST = '{ categories { nodes { name } } }';

describe.runIf(canMount())('a server whose disk runs full (mounted by root)', () => {
  it('continues to read, says why it changes nothing, and accepts changes again once there is space', async () => {
    const dataDir = mountSmallDisk(DISK_MB);
    const server = spawnServer({ dataDir });
    const url = await server.url;
    await askFor({ url }, create('before'));
    await eventually(async () => expect(await stateOf(url)).toEqual({ status: 'ready', canWrite: true }));

    const ballast = join(dataDir, 'ballast');
    await fill(ballast);
    // MongoDB must start without any free space, whether or not its own write has already stopped it.
    for (const { pid } of await mongodsOf(dataDir)) process.kill(pid, 'SIGKILL');
    await eventually(async () => {
      expect(await stateOf(url)).toEqual({ status: 'read-only', message: DISK_FULL, canWrite: false });
      expect(await askFor({ url }, LIST)).toEqual({ categories: { nodes: [{ name: 'before' }] } });
    });
    expect((await ask({ url }, create('meanwhile'))).errors[0]).toMatchObject({
      message: DISK_FULL,
      extensions: { code: 'UNAVAILABLE' },
    });

    await rm(ballast);
    await eventually(async () => expect(await stateOf(url)).toEqual({ status: 'ready', canWrite: true }));
    await eventually(() => askFor({ url }, create('after')));
    server.child.kill('SIGTERM');
    const { code, errorOutput } = await server.ended;
    expect(code).toBe(0);
    expect(errorOutput).toContain('MongoDB stopped because the disk is full');
  });
});

function create(name: string): string {
  return `mutation { createCategory(input: { name: "${name}" }) { id } }`;
}

async function stateOf(url: string): Promise<unknown> {
  return (await fetch(`${url}/readyz`)).json();
}
