import { type ClientSession, ObjectId, type UpdateFilter } from 'mongodb';
import { oneAhead } from '../../../kernel/in-batches.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import { FROM_INDEX, ID_INDEX, NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import { publishingTexts } from '../messages.ts';
import {
  type AnyVersion,
  createListIndexes,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  type ReleaseState,
  type ShownMoment,
  versionsOf,
} from './collections.ts';
import type { KindChanges, StagedRelease, VersionBatch } from './version-changes.ts';

/** A transaction with this many products takes about a tenth of a second. */
const PER_TRANSACTION = 500;
const INITIAL = { head: 0, staging: null, batches: 0 } as const;

/** The maximum number of ids kept in memory for a release. */
const MAX_IDS = 2_000;

/** Another process has started to write versions, so this one must stop. */
export class WriterReplaced extends Error {
  constructor() {
    super(publishingTexts.otherServerPublishes);
  }
}

/**
 * Writes the versions of releases in as many transactions as needed. Readers only see them once they read that release. Each
 * transaction checks the writer, so that a replaced writer cannot write after it was suspended.
 */
export class VersionWriter {
  readonly #collections: ReleasedCollections;
  readonly #writer = new ObjectId();
  /** The number of written batches of the staged release. */
  #batches = 0;
  /** Whether released products are known to be indexed for readers. */
  #isIndexed = false;

  constructor(collections: ReleasedCollections) {
    this.#collections = collections;
  }

  /** Replaces any other writer and removes its incomplete release. @returns the newest complete release */
  async begin(): Promise<number> {
    // Use a transaction, which also ends one that a killed writer may have left open on this document.
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
   * Writes the versions of a release as they arrive. Afterwards, call `takeBack` for documents that must not be shown, and then
   * `complete`. The next call undoes an incomplete release.
   * @param takeNumber returns a number above all earlier ones. Only called if there is something to write
   * @param batches must not repeat a document
   * @returns null if nothing differs
   * @throws WriterReplaced if another process has started to write
   */
  async stage(
    takeNumber: () => Promise<number>,
    batches: AsyncIterable<VersionBatch>,
  ): Promise<StagedRelease | null> {
    try {
      return await this.#stage(takeNumber, batches);
    } catch (error) {
      await this.undo().catch(() => {});
      throw error;
    }
  }

  async #stage(
    takeNumber: () => Promise<number>,
    batches: AsyncIterable<VersionBatch>,
  ): Promise<StagedRelease | null> {
    let staged: StagedRelease | null = null;
    for await (const batch of oneAhead(batches)) {
      const { kind, added, removed } = batch;
      const changed = [...added.map(({ id }) => id), ...removed];
      if (changed.length === 0) continue;
      if (!staged) {
        staged = { number: await takeNumber(), counts: byKind(() => 0), ids: byKind(() => []) };
        await this.#open(staged.number);
      }
      await this.#writeBatches(staged.number, batch);
      staged.counts[kind] += changed.length;
      const room = MAX_IDS - staged.ids[kind].length;
      staged.ids[kind].push(...changed.slice(0, room).map(String));
    }
    return staged;
  }

  /**
   * Replaces one document of a staged release with its previous version.
   * @returns whether there is one
   * @throws WriterReplaced if another process has started to write
   */
  async takeBack(release: number, kind: ReleasedKind, id: ObjectId | string): Promise<boolean> {
    const versions = versionsOf(kind, this.#collections);
    await this.#inTransaction(async (session) => {
      if (!(await this.#take(release, this.#batches, session))) return;
      await versions.deleteOne({ id, from: release }, { session, hint: ID_INDEX });
      const open = { $set: { to: NOT_REPLACED } };
      await versions.updateOne({ id, to: release }, open, { session, hint: ID_INDEX });
    });
    this.#batches += 1;
    return (await versions.countDocuments({ id, to: NOT_REPLACED }, { hint: ID_INDEX })) > 0;
  }

  /** Removes an image with a missing file from a staged document. @throws WriterReplaced if another process writes */
  async removeImage(
    release: number,
    kind: 'products' | 'categories',
    id: ObjectId,
    hash: string,
  ): Promise<void> {
    const versions = versionsOf(kind, this.#collections);
    const change = kind === 'products' ? { $pull: { images: { hash } } } : { $unset: { image: '' as const } };
    await this.#inTransaction(async (session) => {
      if (!(await this.#take(release, this.#batches, session))) return;
      await versions.updateOne({ id, from: release }, change as never, { session, hint: ID_INDEX });
    });
    this.#batches += 1;
  }

  /** Creates the list indexes. The first release is written without them, which is faster. */
  async index(): Promise<void> {
    if (this.#isIndexed) return;
    await createListIndexes(this.#collections);
    this.#isIndexed = true;
  }

  /** Makes a staged release the newest one. @param shows the moment that it shows. null: unknown @throws WriterReplaced */
  async complete(release: number, shows: ShownMoment | null): Promise<void> {
    await this.index();
    const complete = { staging: null, head: release, ...(shows && { shows: { ...shows, release } }) };
    await this.#change({ staging: release, batches: this.#batches }, { $set: complete });
  }

  /** Records that the newest release also shows the shop at a later moment. @throws WriterReplaced */
  async confirm(shows: ShownMoment): Promise<void> {
    const { matchedCount } = await this.#states.updateOne(
      { _id: 'state', writer: this.#writer, staging: null },
      [{ $set: { shows: { ...shows, release: '$head' } } }],
    );
    if (matchedCount === 0) throw new WriterReplaced();
  }

  /** Removes the versions of a staged release that must not be shown. @throws WriterReplaced */
  async undo(): Promise<void> {
    const state = await this.#states.findOne({ _id: 'state', writer: this.#writer });
    if (!state) throw new WriterReplaced();
    if (state.staging === null) return;
    for (const kind of RELEASED_KINDS) await this.#undo(kind, state.staging);
    await this.#change({ staging: state.staging }, { $set: { staging: null } });
  }

  async #open(release: number): Promise<void> {
    // The previous release may have failed at any step.
    await this.undo();
    const first = { staging: release, batches: 0 };
    await this.#change({ staging: null, head: { $lt: release } }, { $set: first });
    this.#batches = 0;
  }

  async #writeBatches(release: number, { kind, ...changes }: VersionBatch): Promise<void> {
    for (const some of inBatches(changes)) {
      await this.#writeBatch(kind, release, this.#batches, some);
      this.#batches += 1;
    }
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

  /** @returns false if the batch had been written and only the response was lost. @throws WriterReplaced */
  async #take(release: number, batch: number, session: ClientSession): Promise<boolean> {
    const own = { _id: 'state', writer: this.#writer, staging: release } as const;
    const increment = { $inc: { batches: 1 } };
    const { matchedCount } = await this.#states.updateOne({ ...own, batches: batch }, increment, { session });
    if (matchedCount === 1) return true;
    if (await this.#states.findOne({ ...own, batches: batch + 1 }, { session })) return false;
    throw new WriterReplaced();
  }

  /** Removes an incomplete release's versions. Safe to repeat, and to run concurrently: no other release has this number. */
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

function byKind<T>(initial: () => T): Record<ReleasedKind, T> {
  return { products: initial(), categories: initial(), redirects: initial(), content: initial() };
}

function* inBatches({ added, removed }: KindChanges): Generator<KindChanges> {
  for (let start = 0; start < added.length; start += PER_TRANSACTION)
    yield { added: added.slice(start, start + PER_TRANSACTION), removed: [] };
  for (let start = 0; start < removed.length; start += PER_TRANSACTION)
    yield { added: [], removed: removed.slice(start, start + PER_TRANSACTION) };
}
