import { type ClientSession, MongoServerError } from 'mongodb';
import { Batch, type Outcome } from '../../kernel/batch.ts';
import { UserError } from '../../kernel/errors.ts';
import { NEWEST } from '../../kernel/mongodb/documents.ts';
import { inTransactionOf } from '../../kernel/mongodb/transaction.ts';
import type { CatalogueCollections } from './collections.ts';
import { facetFilter } from './list/facets.ts';
import { indexName } from './list/page.ts';

/** Writes what is created; each call of `nextMoment` returns a later moment than any before. */
type Write<T> = (nextMoment: () => Date, session: ClientSession) => Promise<T>;

interface Creation {
  count: number;
  write: Write<unknown>;
}

/**
 * Makes everything visible in the order of its `createdAt`, so that a client that pages through a list by
 * cursors misses nothing (decision 10). Creations that wait for a running one share a transaction.
 */
export class CreationOrder {
  readonly #batch: Batch<Creation, unknown>;
  #session: ClientSession | null = null;
  #last: number | null = null;
  readonly #collections: CatalogueCollections;
  readonly #isAlone: boolean;

  /** @param isAlone whether no other server can create anything in this database */
  constructor(collections: CatalogueCollections, { isAlone }: { isAlone: boolean }) {
    this.#collections = collections;
    this.#isAlone = isAlone;
    const commit = (creations: readonly Creation[]) => this.#writeTogether(creations);
    this.#batch = new Batch({ commit, failsAll });
  }

  /** Stores the last moment, for a start with a clock that was set back; a database that is gone cannot keep it. */
  async close(): Promise<void> {
    await this.#session?.endSession();
    if (this.#last === null) return;
    const at = new Date(this.#last);
    await this.#collections.creations
      .updateOne({ _id: 'last' }, { $max: { at } }, { upsert: true })
      .catch(() => {});
  }

  /** @param count the most moments that `write` will ask for */
  create<T>(count: number, write: Write<T>): Promise<T> {
    return this.#batch.run({ count, write }) as Promise<T>;
  }

  async #writeTogether(batch: readonly Creation[]): Promise<Outcome<unknown>[]> {
    // One session for all: MongoDB refuses what is late in it once a later write has begun, even after a lost connection.
    const { client } = this.#collections.creations.db;
    this.#session ??= client.startSession();
    const session = this.#session;
    const count = batch.reduce((sum, one) => sum + one.count, 0);
    return inTransactionOf(client, session, async () => {
      const first = this.#isAlone ? await this.#reserve(count) : await this.#agreeOn(count, session);
      return writeAll(batch, first, session);
    });
  }

  /** @returns the first of so many moments that no other creation has. */
  async #reserve(count: number): Promise<number> {
    this.#last ??= await readLastMoment(this.#collections);
    const first = Math.max(Date.now(), this.#last + 1);
    this.#last = first + count - 1;
    return first;
  }

  /** The same among all servers that share the database. */
  async #agreeOn(count: number, session: ClientSession): Promise<number> {
    const found = await this.#collections.creations.findOneAndUpdate(
      { _id: 'last' },
      // The database's clock is the same for all servers.
      [{ $set: { at: { $max: ['$$NOW', { $add: ['$at', count] }] } } }],
      { upsert: true, returnDocument: 'after', session },
    );
    return (found?.at ?? new Date()).getTime() - count + 1;
  }
}

/** Whether something may have been written, or no single creation is the cause. */
function failsAll(error: unknown): boolean {
  const isOfOne = error instanceof MongoServerError || error instanceof UserError;
  return !isOfOne || (error as MongoServerError).hasErrorLabel?.('UnknownTransactionCommitResult') === true;
}

async function writeAll(
  batch: readonly Creation[],
  first: number,
  session: ClientSession,
): Promise<Outcome<unknown>[]> {
  let moment = first;
  const written: Outcome<unknown>[] = [];
  for (const { write } of batch) written.push({ result: await write(() => new Date(moment++), session) });
  return written;
}

async function readLastMoment({ categories, creations, products }: CatalogueCollections): Promise<number> {
  const newest = [categories, products].map(({ collectionName, db }) =>
    db
      .collection<{ createdAt: Date }>(collectionName)
      .find(facetFilter([]), { ...NEWEST, projection: { createdAt: 1 } })
      .hint(indexName('createdAt'))
      .sort({ createdAt: -1 })
      .limit(1)
      .next(),
  );
  const [last, ...documents] = await Promise.all([creations.findOne({ _id: 'last' }), ...newest]);
  return Math.max(
    last?.at.getTime() ?? 0,
    ...documents.map((document) => document?.createdAt.getTime() ?? 0),
  );
}
