import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { findFreePort } from '../../src/kernel/mongodb/embedded/mongod-address.ts';
import type { S3Settings } from '../../src/kernel/s3-settings.ts';
import { eventually } from '../serve.ts';
import { createSmallObjectStore } from './small-object-store.ts';

const BUCKET = 'shop';
const ACCESS_KEY_ID = 'key-for-tests';
const SECRET_ACCESS_KEY = 'secret-for-tests';

/**
 * The S3 server that `npm run test:versitygw` sets. Without it tests use the in-memory one, even if versitygw
 * is installed.
 */
const PROGRAM = process.env['TEST_OBJECT_STORE'];

export interface ObjectStore {
  /** The store's settings, which are filled in before the file's tests. */
  readonly settings: S3Settings;
  /** A server's environment, which is filled in before the file's tests. */
  readonly environment: Record<string, string>;
  /** Starts or resumes answering. */
  start(): Promise<void>;
  /** Stops answering. The store's content stays. */
  stop(): Promise<void>;
}

/** Serves an object store for the tests of one file. */
export function serveObjectStore(): ObjectStore {
  const environment: Record<string, string> = {};
  const settings = { bucket: BUCKET, region: 'us-east-1', prefix: '', timeoutMs: 10_000 } as S3Settings;
  Object.assign(settings, { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY });
  let running = { start: async () => {}, stop: async () => {} };
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'object-store-'));
    const port = await findFreePort();
    running = PROGRAM ? realStore(PROGRAM, folder, port) : smallStore(settings, port);
    settings.endpoint = `http://127.0.0.1:${port}`;
    Object.assign(environment, {
      ...{ STORAGE: 's3', S3_ENDPOINT: settings.endpoint, S3_BUCKET: BUCKET },
      ...{ S3_ACCESS_KEY_ID: ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY },
    });
    await running.start();
  });
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return { settings, environment, start: () => running.start(), stop: () => running.stop() };
}

function realStore(program: string, folder: string, port: number) {
  let child: ChildProcess | null = null;
  return {
    start: async () => {
      await mkdir(join(folder, BUCKET), { recursive: true });
      const keys = ['--access', ACCESS_KEY_ID, '--secret', SECRET_ACCESS_KEY];
      child = spawn(program, [...keys, '--quiet', '--port', `127.0.0.1:${port}`, 'posix', folder], {
        stdio: 'ignore',
      });
      await once(child, 'spawn').catch(() => {
        throw new Error(
          `${program} is not on the PATH. To install it: go install github.com/versity/versitygw/cmd/versitygw@v1.8.0`,
        );
      });
      await eventually(() => fetch(`http://127.0.0.1:${port}/`));
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function smallStore(settings: S3Settings, port: number) {
  const server: Server = createSmallObjectStore(settings);
  return {
    start: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
