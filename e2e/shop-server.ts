import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { chooseAddress } from '../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import { type ServerProcess, startServerProcess } from '../graphql-server/test/server-process.ts';
import { noteToasts } from './admin/note-toasts.ts';
import { fetchMongod } from './fetch-mongod.ts';

/** A password takes a fifth of a second of a processor, by design: what that costs is tested beside the code. */
const CHEAP_PASSWORDS = fileURLToPath(
  new URL('../graphql-server/test/accounts/use-cheap-passwords.ts', import.meta.url),
);

/** The whole shop as `npm start` runs it, on a data folder of its own. */
export class ShopServer {
  url = '';
  readonly dataDir: string;
  readonly #environment: Record<string, string>;
  #process: ServerProcess | null = null;

  /** @param environment adds to that of the tests. */
  constructor(dataDir: string, environment: Record<string, string> = {}) {
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    this.#process = startServerProcess({
      dataDir: this.dataDir,
      environment: this.#environment,
      nodeOptions: ['--import', CHEAP_PASSWORDS],
    });
    this.#process.child.stderr?.pipe(process.stderr, { end: false });
    this.url = await this.#process.url;
  }

  /** The lines it has printed since its last start. */
  get lines(): string[] {
    const lines = this.#process?.output().trimEnd().split('\n') ?? [];
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  /** Pulls the plug: SIGKILL to every process, the database included. */
  async killEverything(): Promise<void> {
    await this.#process?.kill('everything');
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
  }
}

/** Takes away whatever the last test has left behind. */
async function empty({ url }: ShopServer): Promise<void> {
  const deleteCategory = (id: string) =>
    ask(url, 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id });
  for (;;) {
    const { products, categories } = await ask(
      url,
      '{ products(first: 1) { totalCount } categories(first: 100) { nodes { id } } }',
    );
    if (products.totalCount + categories.nodes.length === 0) break;
    if (products.totalCount > 0) await ask(url, 'mutation { deleteProducts(selection: { filter: {} }) }');
    // One after the other: many transactions at once wait for each other until one is refused.
    for (const { id } of categories.nodes) await deleteCategory(id);
  }
  await showSample(url);
}

async function showSample(url: string): Promise<void> {
  const { storefront, storefrontContent } = await ask(
    url,
    '{ storefront { mode } storefrontContent { version changedSections } }',
  );
  if (storefront.mode !== 'SAMPLE') await ask(url, 'mutation { showSample { mode } }');
  const { version, changedSections } = storefrontContent;
  if (changedSections.length === 0) return;
  const values = Object.fromEntries(changedSections.map((section) => [section, null]));
  await ask(
    url,
    'mutation ($input: UpdateStorefrontContentInput!) { updateStorefrontContent(input: $input) { version } }',
    { input: { version, values } },
  );
}

async function ask(url: string, query: string, variables = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data: {
      products: { totalCount: number };
      categories: { nodes: { id: string }[] };
      storefront: { mode: string };
      storefrontContent: { version: number; changedSections: string[] };
    };
    errors?: unknown;
  };
  if (errors) throw new Error(`The shop could not be emptied: ${JSON.stringify(errors)}`);
  return data;
}

/** A test with a running shop, empty at first. The tests of a worker share its server: starting one takes seconds. */
export const test = base.extend<{ notesToasts: boolean; shop: ShopServer }, { server: ShopServer }>({
  /** Off where a page has a sandboxed frame: the browser reports each script that it keeps out of it. */
  notesToasts: [true, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      // Each server has a data folder of its own, without one.
      process.env['PATH'] = `${dirname(await fetchMongod())}${delimiter}${process.env['PATH']}`;
      const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'shop-')));
      const server = new ShopServer(dataDir);
      await server.start();
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
    // On a new machine MongoDB is fetched first.
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context, notesToasts }, use) => {
    if (notesToasts) await context.addInitScript(noteToasts);
    await use(context);
  },
  shop: async ({ server }, use) => {
    await empty(server);
    await use(server);
  },
});

/**
 * A shop for one test alone, which may have accounts, or whatever else the tests after it are not to find: beside the worker's, with a
 * database of its own at the same MongoDB.
 *
 * @param environment adds to that of the tests
 */
export async function useOwnShop(
  { dataDir: besideDir }: ShopServer,
  use: (shop: ShopServer) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'own-shop-')));
  const { uri: MONGODB_URI } = await chooseAddress(join(besideDir, 'mongodb'));
  const shop = new ShopServer(dataDir, { MONGODB_URI, MONGODB_DB: basename(dataDir), ...environment });
  await shop.start();
  await use(shop);
  // Nothing of it is to be kept, and to stop in order takes seconds.
  await shop.killEverything();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
