import { fileURLToPath } from 'node:url';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import { onTestFinished } from 'vitest';
import { CACHED_MONGODS } from '../mongod.setup.ts';
import { type ProcessEnd, type ServerProcess, startServerProcess } from '../server-process.ts';

const FIXTURE = fileURLToPath(new URL('./server.fixture.ts', import.meta.url));

interface FixtureOptions {
  readonly dataDir: string;
  /** The folder of downloaded binaries; default: the tests' shared one. */
  readonly mongodDir?: string;
  readonly environment?: Record<string, string>;
}

/** A server reduced to its database, ready for connections. */
export interface RunningServer extends ServerProcess {
  /** The connection string of the database. */
  readonly uri: string;
}

/** Starts the fixture, and waits until its database is ready. */
export async function startServer(options: FixtureOptions): Promise<RunningServer> {
  const server = spawnFixture(options);
  return { ...server, uri: await server.url };
}

/** Starts the fixture, which must exit by itself. */
export function runServer(options: FixtureOptions): Promise<ProcessEnd> {
  return spawnFixture(options).ended;
}

/** A client for a running server's database, for the duration of the test. */
export function connectTo(uri: string, options: MongoClientOptions = {}): MongoClient {
  const client = new MongoClient(uri, options);
  onTestFinished(() => client.close());
  return client;
}

function spawnFixture({ dataDir, mongodDir = CACHED_MONGODS, environment }: FixtureOptions): ServerProcess {
  const script = { path: FIXTURE, arguments: [dataDir, mongodDir], readyLine: /^ready (\S+)$/m };
  const server = startServerProcess({ dataDir, script, ...(environment && { environment }) });
  onTestFinished(() => server.kill('everything'));
  return server;
}
