import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import { onTestFinished } from 'vitest';
import { CACHED_MONGODS } from '../mongod.setup.ts';

const FIXTURE = fileURLToPath(new URL('./server.fixture.ts', import.meta.url));

interface ServerSetting {
  readonly dataDir: string;
  /** Where it looks for kept binaries; by default where those of all tests are. */
  readonly mongodDir?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** How a server process ended, and what it had printed. */
export interface ServerEnd {
  readonly code: number | null;
  readonly output: string;
  readonly errorOutput: string;
}

export interface RunningServer {
  readonly uri: string;
  readonly pid: number;
  readonly ended: Promise<ServerEnd>;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<ServerEnd>;
  /** Kills with SIGKILL the process alone, or everything in its process group. */
  kill(what: 'process' | 'group'): Promise<void>;
}

/** Starts the fixture in a process group of its own, and waits until its database is ready. */
export async function startServer(setting: ServerSetting): Promise<RunningServer> {
  const { server, firstUri, ended } = spawnServer(setting);
  const outcome = await Promise.race([firstUri, ended]);
  if (typeof outcome !== 'string')
    throw new Error(`The server ended: ${outcome.errorOutput}${outcome.output}`);
  const pid = server.pid ?? 0;
  return {
    uri: outcome,
    pid,
    ended,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
    kill: async (what) => {
      process.kill(what === 'group' ? -pid : pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Starts the fixture where it is expected to end by itself. */
export function runServer(setting: ServerSetting): Promise<ServerEnd> {
  return spawnServer(setting).ended;
}

/** Gives a client to a running server's database, for the length of the test. */
export function connectTo(uri: string, options: MongoClientOptions = {}): MongoClient {
  const client = new MongoClient(uri, options);
  onTestFinished(() => client.close());
  return client;
}

function spawnServer({ dataDir, mongodDir = CACHED_MONGODS, env = process.env }: ServerSetting) {
  const server = spawn(process.execPath, [FIXTURE, dataDir, mongodDir], { env, detached: true });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  const firstUri = new Promise<string>((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      output += `${line}\n`;
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
  });
  const ended = Promise.all([once(server, 'close'), text(server.stderr)]).then(
    ([[code], errorOutput]): ServerEnd => ({ code, output, errorOutput }),
  );
  return { server, firstUri, ended };
}
