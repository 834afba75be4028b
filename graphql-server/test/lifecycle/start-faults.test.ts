import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startServer } from '../../src/app/server.ts';
import { StartupError } from '../../src/kernel/errors.ts';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import { countDatabaseProcesses } from '../embedded/data-folder.ts';
import { eventually, spawnServer } from '../serve.ts';
import type { ProcessEnd } from '../server-process.ts';
import { canMount, fill, mountSmallDisk } from './small-disk.ts';
import {
  collectEnds,
  type RunningMongod,
  startGuardedMongod,
  startStandaloneMongod,
} from './standalone-mongod.ts';

const PASSWORD = 'ver7-Secret';
const MAIN = join(import.meta.dirname, '../../src/app/main.ts');
let guarded: RunningMongod;
beforeAll(async () => {
  const { atEnd, endAll } = collectEnds();
  guarded = await startGuardedMongod(PASSWORD, atEnd);
  return endAll;
});

describe('a server that cannot start', () => {
  it('names each invalid variable in its own line', async () => {
    const end = await endOf({
      PORT: '80a',
      HOST: 'no host!',
      MONGODB_URI: `postgres://shop:${PASSWORD}@localhost`,
      MONGODB_DB: 'a.b',
      LOG_LEVEL: 'loud',
      MAX_UPLOAD_MB: '0',
      MAX_IMAGES: '1000',
    });
    expect(end).toMatchObject({ code: 1, output: '' });
    expect(linesOf(end)).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "80a".',
      'HOST must be a host name or an IP address.',
      'MONGODB_URI must begin with mongodb:// or mongodb+srv://.',
      'MONGODB_DB must be 1 to 38 letters, digits, hyphens or underscores.',
      'MAX_UPLOAD_MB must be a whole number from 1 to 100, but is "0".',
      'MAX_IMAGES must be a whole number from 1 to 50, but is "1000".',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ]);
  });

  it('says which port is in use, and leaves no database behind', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = spawnServer({ environment: { PORT: String(port) } });
    const end = await server.ended;
    expect(end.code).toBe(1);
    expect(linesOf(end)).toEqual([
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
    ]);
    expect(await countDatabaseProcesses(server.dataDir)).toBe(0);
  });

  it.runIf(process.platform === 'linux')('says that its limit of open files is too low', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'few-files-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const program = ['-c', 'ulimit -n 256 && exec "$0" "$1"', process.execPath, MAIN];
    const { MONGODB_URI: _, ...inherited } = process.env;
    const env = { ...inherited, DATA_DIR: dataDir, PORT: '0' };
    const { status, stderr } = spawnSync('sh', program, { env, encoding: 'utf8' });
    expect([status, stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('This process can only open 256 files, but needs 1024. Raise the limit')],
    ]);
  });

  it.runIf(process.platform === 'linux')(
    'but runs with 256 files beside a MongoDB of its own, under load',
    async () => {
      const server = spawnServer({
        environment: {
          MONGODB_URI: `mongodb://root:${PASSWORD}@${guarded.host}/?replicaSet=guarded&authSource=admin`,
        },
        program: (node) => ['sh', '-c', 'ulimit -n 256 && exec "$0" "$@"', ...node],
      });
      const url = await server.url;
      const agents = Array.from({ length: 400 }, () => new Agent({ keepAlive: true }));
      onTestFinished(() => {
        for (const agent of agents) agent.destroy();
      });
      // More connections than files: those beyond the limit are closed at once, and the others are answered.
      const statuses = await Promise.all(agents.map((agent) => statusOf(url, agent)));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
      for (const agent of agents) agent.destroy();
      await eventually(async () => expect(await statusOf(`${url}/api/product/list`, new Agent())).toBe(200));
      expect(server.child.exitCode).toBeNull();
      expect(server.errorOutput()).not.toContain('EMFILE');
    },
  );

  it.runIf(canMount())('says that the disk is full (mounted by root)', async () => {
    const dataDir = mountSmallDisk(4);
    await fill(join(dataDir, 'ballast'));
    const end = await spawnServer({ dataDir }).ended;
    expect(end.code).toBe(1);
    expect(linesOf(end)).toHaveLength(1);
    expect(linesOf(end)[0]).toMatch(/full/);
  });

  it('says which folder another server is using', async () => {
    const first = spawnServer({
      environment: { MONGODB_URI: inject('mongodUri'), MONGODB_DB: 'test-faults' },
    });
    await first.url;
    const second = spawnServer({ dataDir: first.dataDir });
    const end = await second.ended;
    expect(end.code).toBe(1);
    expect(linesOf(end)).toEqual([
      `Another server (process ${first.child.pid}) is using ${first.dataDir}. Stop it, or set DATA_DIR to another folder.`,
    ]);
  });

  it('says that MONGODB_URI names no replica set', async () => {
    const { host } = await startStandaloneMongod();
    expect(await faultOf({ MONGODB_URI: `mongodb://${host}/` })).toBe(
      'The MongoDB at MONGODB_URI has no replica set, so it does not support transactions. Start it with --replSet and run rs.initiate().',
    );
  });

  it('says that nothing answers at MONGODB_URI, without its password', async () => {
    const port = await findFreePort();
    const end = await endOf({
      MONGODB_URI: `mongodb://shop:${PASSWORD}@127.0.0.1:${port}/?serverSelectionTimeoutMS=500`,
    });
    expect(end.code).toBe(1);
    expect(linesOf(end)).toEqual([
      `Cannot use the MongoDB at MONGODB_URI: nothing is listening at 127.0.0.1:${port}. Start MongoDB, or correct the address.`,
    ]);
  });

  it('says that a host name is unknown', async () => {
    const MONGODB_URI = `mongodb://shop:${PASSWORD}@nowhere.invalid/?serverSelectionTimeoutMS=500`;
    expect(await faultOf({ MONGODB_URI })).toBe(
      'Cannot use the MongoDB at MONGODB_URI: the host name in nowhere.invalid:27017 does not exist.',
    );
  });

  it('says that the replica set has another name', async () => {
    const MONGODB_URI = `mongodb://root:${PASSWORD}@${guarded.host}/?replicaSet=other`;
    expect(await faultOf({ MONGODB_URI })).toBe(
      'Cannot use the MongoDB at MONGODB_URI: its replica set is named guarded, not other. Correct replicaSet.',
    );
  });

  it('says that the user or the password is wrong, without the password', async () => {
    const MONGODB_URI = `mongodb://root:not-${PASSWORD}@${guarded.host}/?replicaSet=guarded`;
    expect(await faultOf({ MONGODB_URI })).toBe(
      'Cannot use the MongoDB at MONGODB_URI: it rejects the user name or password. Check authSource, which is often admin.',
    );
  });

  it('says that the user lacks write permission', async () => {
    const MONGODB_URI = `mongodb://nobody:${PASSWORD}@${guarded.host}/?replicaSet=guarded&authSource=admin`;
    expect(await faultOf({ MONGODB_URI })).toBe('MONGODB_URI needs a user with the role readWrite.');
  });
});

/** The error of a start in this process; `main.ts` prints it and exits with 1, as other tests here show. */
async function faultOf(environment: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-faults-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'fatal', ...environment };
  const fault: unknown = await startServer(settings).then(
    (server) => server.stop(true),
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(StartupError);
  const { message, stack } = fault as StartupError;
  expect(`${message} ${stack}`).not.toContain(PASSWORD);
  return message;
}

function endOf(environment: Record<string, string>): Promise<ProcessEnd> {
  return spawnServer({ environment }).ended;
}

function linesOf({ errorOutput }: ProcessEnd): string[] {
  const lines = errorOutput
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const line of lines) expect(line.level).toBe('fatal');
  return lines.map(({ msg }) => msg);
}

/**
 * The status of a request.
 * @returns 0 if the connection was closed
 */
function statusOf(url: string, agent: Agent): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  get(url, { agent }, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  }).once('error', () => resolve(0));
  return promise;
}
