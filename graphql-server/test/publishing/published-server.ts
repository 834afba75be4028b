import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_VERSION } from '@mela/rules/search.ts';
import { BUILT } from '../../src/app/http/static-files.ts';
import { type RunningServer, startServer } from '../../src/app/server.ts';
import { collectionsOf } from '../../src/app/shop/collections.ts';
import { SCHEMA_VERSION } from '../../src/app/shop/migrations.ts';
import { COLLECTION_FACTS } from '../../src/app/shop/modules.ts';
import type { TestDatabase } from '../database.ts';
import { ask, dataOf } from '../graphql/ask.ts';
import { eventually } from '../serve.ts';

const STATE = 'state mode release waiting error faults { name kind path target }';
const UPLOADS = 'uploads';
/** The storefront document that names the live release. */
const PUBLISHING_SETTINGS = 'settings';

/** A server with its own data folder, and its operator. */
export class PublishedServer {
  readonly database: TestDatabase;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'published-'));
  readonly #site: string;
  #server: RunningServer | null = null;

  constructor(database: TestDatabase, site: string) {
    this.database = database;
    this.#site = site;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#server?.token}` };
  }

  async start(): Promise<void> {
    const settings = {
      ...{ MONGODB_URI: this.database.uri, MONGODB_DB: this.database.name, DATA_DIR: this.dataDir },
      ...{ PORT: '0', LOG_LEVEL: 'fatal', PUBLIC_URL: 'https://shop.example', ADMIN: 'open' },
    };
    this.#server = await startServer(settings, undefined, undefined, { ...BUILT, site: this.#site });
  }

  async stop(): Promise<void> {
    await this.#server?.stop(true);
    this.#server = null;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Sends a request as the operator. */
  ask(query: string, variables: object = {}) {
    return ask(this, query, variables, this.headers);
  }

  /** Sends a request as the operator, which must succeed. */
  async askFor(query: string, variables: object = {}) {
    return dataOf(await this.ask(query, variables));
  }

  async state() {
    return (await this.askFor(`{ storefront { ${STATE} } }`)).storefront;
  }

  /** Waits until all known changes are live. @returns the number of the release */
  settled(): Promise<number> {
    return eventually(async () => {
      const storefront = await this.state();
      const { mode, state, waiting, release } = storefront;
      if (mode !== 'CATALOGUE' || state !== 'LIVE' || waiting > 0)
        throw new Error(JSON.stringify(storefront));
      return release;
    });
  }
}

/** Resets a database to a new shop's. */
export async function emptyShop({ db }: TestDatabase): Promise<void> {
  await Promise.all(COLLECTION_FACTS.map(({ name }) => db.collection(name).deleteMany({})));
  await collectionsOf(db).shop.insertOne({
    ...{ _id: 'shop', databaseId: randomUUID() },
    ...{ searchVersion: SEARCH_VERSION, schemaVersion: SCHEMA_VERSION },
  });
}

/**
 * Publishes a shop from scratch, with a server that has only the data of a backup and no release.
 * @returns the server, which the caller closes
 */
export async function publishFromNothing(
  shop: PublishedServer,
  database: TestDatabase,
  site: string,
): Promise<PublishedServer> {
  const server = new PublishedServer(database, site);
  await copyData(shop.database, database);
  const uploads = join(shop.dataDir, UPLOADS);
  if (existsSync(uploads)) cpSync(uploads, join(server.dataDir, UPLOADS), { recursive: true });
  await server.start();
  await server.askFor('mutation { publishStorefront { state } }');
  await server.settled();
  return server;
}

async function copyData(from: TestDatabase, to: TestDatabase): Promise<void> {
  const names = new Set(COLLECTION_FACTS.map(({ name }) => name));
  const isCopied = new Map(COLLECTION_FACTS.map(({ name, isBackedUp }) => [name, isBackedUp !== false]));
  await Promise.all(
    [...names].map(async (name) => {
      await to.db.collection(name).deleteMany({});
      if (!isCopied.get(name)) return;
      const stages = [
        { $match: { _id: { $ne: PUBLISHING_SETTINGS } } },
        { $merge: { into: { db: to.name, coll: name } } },
      ];
      await from.db.collection(name).aggregate(stages).toArray();
    }),
  );
}
