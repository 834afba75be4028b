import { type ClientSession, ObjectId, type UpdateFilter } from 'mongodb';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import { FROM_INDEX, ID_INDEX, NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  type ReleaseState,
  versionsOf,
} from './collections.ts';

/** A transaction of so many products takes about a tenth of a second: each has dozens of index entries. */
const PER_TRANSACTION = 200;
const INITIAL = { head: 0, staging: null, batches: 0 } as const;

/** A document that a release has, and those before do not. */
export interface NewVersion {
  id: ObjectId | string;
  hash: string;
  /** All of its fields but `_id`. */
  fields(): object;
}

/** How a release differs from the newest one. */
export interface KindChanges {
  added: readonly NewVersion[];
  /** The ids of documents that it does not have. */
  removed: readonly (ObjectId | string)[];
}

export type VersionChanges = Readonly<Record<ReleasedKind, KindChanges>>;

/** Another process has begun to write versions: this one must not go on. */
export class WriterReplaced extends Error {
  constructor() {
    super('Another server publishes for this shop now.');
  }
}

/**
 * Writes the versions of releases, in as many transactions as it takes: readers see none of them until they read that release.
 * Each transaction checks that this is still the writer, so one that was suspended, and replaced, writes nothing any more.
 */
export class VersionWriter {
  readonly #collections: ReleasedCollections;
  readonly #writer = new ObjectId();

  constructor(collections: ReleasedCollections) {
    this.#collections = collections;
  }

  /**
   * Takes the place of any other writer, and removes what one has left of a release that is not complete.
   * @returns the newest release that is
   */
  async begin(): Promise<number> {
    // Not a plain update: a killed writer may have left a transaction open on the document.
    const { staging, head } = await this.#inTransaction(async (session) => {
      const options = { session, upsert: true, returnDocument: 'after' } as const;
      const change = { $set: { writer: this.#writer }, $setOnInsert: INITIAL };
      const state = await this.#states.findOneAndUpdate({ _id: 'state' }, change, options);
      return state ?? INITIAL;
    });
    if (staging === null) return head;
    for (const kind of RELEASED_KINDS) await this.#undo(kind, staging);
    await this.#change({ staging }, { $set: { staging: null } });
    return head;
  }

  /**
   * Writes the versions of a release. Nobody reads them before it is shown.
   * @param release a higher number than any before
   * @throws WriterReplaced where another process has begun to write
   */
  async write(release: number, changes: VersionChanges): Promise<void> {
    const first = { staging: release, batches: 0 };
    await this.#change({ staging: null, head: { $lt: release } }, { $set: first });
    let batch = 0;
    for (const kind of RELEASED_KINDS) {
      for (const some of inBatches(changes[kind])) {
        await this.#writeBatch(kind, release, batch, some);
        batch += 1;
      }
    }
    await this.#change({ staging: release, batches: batch }, { $set: { staging: null, head: release } });
  }

  async #writeBatch(
    kind: ReleasedKind,
    release: number,
    batch: number,
    { added, removed }: KindChanges,
  ): Promise<void> {
    const versions = versionsOf(kind, this.#collections);
    const documents = added.map(({ id, hash, fields }) => {
      const version = { _id: { id, from: release }, id, from: release, to: NOT_REPLACED, hash };
      return { ...fields(), ...version } as unknown as AnyVersion;
    });
    const replaced = [...added.map(({ id }) => id), ...removed];
    await this.#inTransaction(async (session) => {
      const isNext = await this.#take(release, batch, session);
      if (!isNext) return;
      const open = { id: { $in: replaced }, to: NOT_REPLACED };
      await versions.updateMany(open, { $set: { to: release } }, { session, hint: ID_INDEX });
      if (documents.length > 0) await versions.insertMany(documents as never[], { session, ordered: false });
    });
  }

  /** @returns false where the batch was written, and only the answer was lost. @throws WriterReplaced */
  async #take(release: number, batch: number, session: ClientSession): Promise<boolean> {
    const own = { _id: 'state', writer: this.#writer, staging: release } as const;
    const increment = { $inc: { batches: 1 } };
    const { matchedCount } = await this.#states.updateOne({ ...own, batches: batch }, increment, { session });
    if (matchedCount === 1) return true;
    if (await this.#states.findOne({ ...own, batches: batch + 1 }, { session })) return false;
    throw new WriterReplaced();
  }

  /** May run several times, and beside another one: no other release has this number. */
  async #undo(kind: ReleasedKind, release: number): Promise<void> {
    const versions = versionsOf(kind, this.#collections);
    await versions.deleteMany({ from: release }, { hint: FROM_INDEX });
    await versions.updateMany({ to: release }, { $set: { to: NOT_REPLACED } }, { hint: TO_INDEX });
  }

  async #change(expected: object, change: UpdateFilter<ReleaseState>): Promise<void> {
    const own = { _id: 'state', writer: this.#writer, ...expected } as const;
    const { matchedCount } = await this.#states.updateOne(own, change);
    if (matchedCount === 0) throw new WriterReplaced();
  }

  get #states() {
    return this.#collections.releaseState;
  }

  #inTransaction<T>(write: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.#states.db.client, write);
  }
}

function* inBatches({ added, removed }: KindChanges): Generator<KindChanges> {
  for (let start = 0; start < added.length; start += PER_TRANSACTION)
    yield { added: added.slice(start, start + PER_TRANSACTION), removed: [] };
  for (let start = 0; start < removed.length; start += PER_TRANSACTION)
    yield { added: [], removed: removed.slice(start, start + PER_TRANSACTION) };
}
