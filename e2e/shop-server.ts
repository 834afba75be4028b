import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { findMongod } from '../graphql-server/src/mongodb/embedded/find-mongod.ts';

/** What `npm start` runs once everything is built. */
const START = join(import.meta.dirname, '../graphql-server/src/main.ts');

/** The whole shop as `npm start` runs it, on a data folder of its own, in a process group of its own. */
export class ShopServer {
  url = '';
  /** The lines it has printed since its last start. */
  lines: string[] = [];
  readonly dataDir: string;
  #process: ChildProcess | null = null;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  async start(): Promise<void> {
    this.lines = [];
    const child = spawn(process.execPath, [START], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATA_DIR: this.dataDir, LOG_LEVEL: 'error' },
    });
    this.#process = child;
    for await (const line of createInterface(child.stdout)) {
      this.lines.push(line);
      const rest = /^REST\s+(http\S+)\/api$/.exec(line);
      if (rest?.[1]) {
        this.url = rest[1];
        child.stdout.resume();
        return;
      }
    }
    throw new Error(`The server did not start:\n${this.lines.join('\n')}`);
  }

  /** Pulls the plug: SIGKILL to every process, the database included. */
  async killEverything(): Promise<void> {
    const mongod = (await readFile(join(this.dataDir, 'mongodb/mongod.lock'), 'utf8')).trim();
    const watchdog = execFileSync('ps', ['-o', 'ppid=', '-p', mongod], { encoding: 'utf8' });
    const ended = this.#ended();
    for (const pid of [-(this.#process?.pid ?? 0), Number(watchdog), Number(mongod)])
      process.kill(pid, 'SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    if (!this.#process || this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = this.#ended();
    this.#process.kill('SIGTERM');
    await ended;
  }

  #ended(): Promise<unknown> {
    return new Promise((resolve) => this.#process?.once('exit', resolve));
  }
}

/** Finds a `mongod`, or fetches it once for all servers of the tests, each of which has a data folder of its own. */
async function putMongodOnPath(): Promise<void> {
  const mongod = await findMongod({
    mongodDir: join(import.meta.dirname, '../.data/mongod'),
    writtenBy: undefined,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.env['PATH'] = `${dirname(mongod.path)}${delimiter}${process.env['PATH']}`;
}

/** Takes away whatever the last test has left behind. */
async function empty({ url }: ShopServer): Promise<void> {
  const deleteProduct = (id: string) =>
    ask(url, 'mutation ($id: ID!) { deleteProduct(id: $id) { id } }', { id });
  const deleteCategory = (id: string) =>
    ask(url, 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id });
  for (;;) {
    const { products, categories } = await ask(
      url,
      '{ products(first: 100) { nodes { id } } categories(first: 100) { nodes { id } } }',
    );
    if (products.nodes.length + categories.nodes.length === 0) return;
    for (const { id } of products.nodes) await deleteProduct(id);
    for (const { id } of categories.nodes) await deleteCategory(id);
  }
}

interface Nodes {
  nodes: { id: string }[];
}

async function ask(url: string, query: string, variables = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data: { products: Nodes; categories: Nodes };
    errors?: unknown;
  };
  if (errors) throw new Error(`The shop could not be emptied: ${JSON.stringify(errors)}`);
  return data;
}

/** A test with a running shop, empty at first. The tests of a worker share its server: starting one takes seconds. */
export const test = base.extend<{ shop: ShopServer }, { server: ShopServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      await putMongodOnPath();
      const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
      const server = new ShopServer(dataDir);
      await server.start();
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    // On a new machine MongoDB is fetched first.
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: async ({ server }, use) => {
    await empty(server);
    await use(server);
  },
});
