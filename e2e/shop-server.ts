import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { chooseAddress } from '../graphql-server/src/kernel/mongodb/embedded/mongod-address.ts';
import {
  type ServerProcess,
  startServerProcess,
  WITH_PATIENT_TIMEOUTS,
} from '../graphql-server/test/server-process.ts';
import { noteToasts } from './admin/note-toasts.ts';
import { fetchMongod } from './fetch-mongod.ts';
import { ShopHost } from './shop-host.ts';

/**
 * A module that makes hashing passwords cheap, which takes a fifth of a second by design. Tests beside the
 * code cover the real cost.
 */
const CHEAP_PASSWORDS = fileURLToPath(
  new URL('../graphql-server/test/accounts/use-cheap-passwords.ts', import.meta.url),
);

const NODE_OPTIONS = ['--import', CHEAP_PASSWORDS, ...WITH_PATIENT_TIMEOUTS];

/** The address of the running shop and its folder. */
export interface Shop {
  readonly url: string;
  readonly dataDir: string;
}

/** The whole shop as `npm start` runs it, with its own data folder. */
export class ShopServer implements Shop {
  url = '';
  readonly dataDir: string;
  /** Runs shops for single tests, with their own databases in the same MongoDB. */
  readonly host = new ShopHost(NODE_OPTIONS);
  #process: ServerProcess | null = null;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  async start(): Promise<void> {
    this.#process = startServerProcess({ dataDir: this.dataDir, nodeOptions: NODE_OPTIONS });
    this.#process.child.stderr?.pipe(process.stderr, { end: false });
    this.url = await this.#process.url;
  }

  /** The server's process. */
  get pid(): number | undefined {
    return this.#process?.child.pid;
  }

  /** The lines it has printed since its last start. */
  get lines(): string[] {
    const lines = this.#process?.output().trimEnd().split('\n') ?? [];
    return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  }

  /** Sends SIGKILL to every process, including the database. */
  async killEverything(): Promise<void> {
    await this.#process?.kill('everything');
  }

  async stop(): Promise<void> {
    await this.host.close();
    await this.#process?.stop();
  }
}

/** Removes everything that the previous test has left behind: the shop shows the sample and sells nothing. */
async function empty({ url }: Shop): Promise<void> {
  await emptyCatalogue(url);
  await showSample(url);
  const { sellingSettings } = await ask(url, '{ sellingSettings { isSelling } }');
  if (!sellingSettings.isSelling) return;
  await ask(url, 'mutation { updateSellingSettings(input: { isSelling: false }) { isSelling } }');
}

/** Deletes all products and categories. */
export async function emptyCatalogue(url: string): Promise<void> {
  const deleteCategory = (id: string) =>
    // The previous test's page may also be deleting this category.
    ask(url, 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id }, 'NOT_FOUND');
  for (;;) {
    const { products, categories } = await ask(
      url,
      '{ products(first: 1) { totalCount } categories(first: 100) { nodes { id } } }',
    );
    if (products.totalCount + categories.nodes.length === 0) return;
    if (products.totalCount > 0) await ask(url, 'mutation { deleteProducts(selection: { filter: {} }) }');
    // Delete the categories one after the other, because many simultaneous transactions wait for each other
    // until one is refused.
    for (const { id } of categories.nodes) await deleteCategory(id);
  }
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

async function ask(url: string, query: string, variables = {}, ignoredCode?: string) {
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
      sellingSettings: { isSelling: boolean };
    };
    errors?: { extensions?: { code?: string } }[];
  };
  if (errors?.some(({ extensions }) => !ignoredCode || extensions?.code !== ignoredCode))
    throw new Error(`The shop could not be emptied: ${JSON.stringify(errors)}`);
  return data;
}

/**
 * How long to wait for a release, which is checked and flushed to disk. That takes longer on a busy machine.
 */
export const PUBLISHING = { timeout: 45_000 };

/** A test with a running shop, which is empty at first. The tests of a worker share its server, because starting one takes seconds. */
export const test = base.extend<{ notesToasts: boolean; shop: ShopServer }, { server: ShopServer }>({
  /**
   * Whether toasts are recorded. False for pages with a sandboxed frame, because the browser reports each
   * script that the sandbox blocks.
   */
  notesToasts: [true, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      // Make `mongod` available to the servers.
      process.env['PATH'] = `${dirname(await fetchMongod())}${delimiter}${process.env['PATH']}`;
      const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'shop-')));
      const server = new ShopServer(dataDir);
      await server.start();
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
    // The timeout covers the download of MongoDB on a new machine.
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
 * A shop for a single test, which may have accounts or other data that later tests must not see. It runs beside the worker's shop, with its
 * own database in the same MongoDB.
 * @param environment is added to the tests' environment
 */
export async function useOwnShop(
  { dataDir: besideDir, host }: ShopServer,
  use: (shop: Shop) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'own-shop-')));
  const { uri: MONGODB_URI } = await chooseAddress(join(besideDir, 'mongodb'));
  const settings = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' };
  const url = await host.start({
    ...settings,
    ...{ MONGODB_URI, MONGODB_DB: basename(dataDir) },
    ...environment,
  });
  await use({ url, dataDir });
  await host.stop(dataDir);
}
