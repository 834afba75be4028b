import { type ClientSession, ObjectId, type UpdateFilter } from 'mongodb';
import { oneAhead } from '../../../kernel/in-batches.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import { FROM_INDEX, ID_INDEX, NOT_REPLACED, TO_INDEX } from '../../../kernel/mongodb/versions.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedKind,
  type ReleaseState,
  type ShownMoment,
  versionsOf,
} from './collections.ts';
import type { KindChanges, StagedRelease, VersionBatch, VersionChanges } from './version-changes.ts';

/** A transaction of so many products takes about a tenth of a second. */
const PER_TRANSACTION = 500;
const INITIAL = { head: 0, staging: null, batches: 0 } as const;

/** A larger release does not keep all its ids in memory. */
const MAX_IDS = 2_000;

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
  /** How many batches of the staged release are written. */
  #batches = 0;

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
   * Writes the versions of a release, and completes it.
   * @param release a higher number than any before
   * @throws WriterReplaced where another process has begun to write
   */
  async write(release: number, changes: VersionChanges): Promise<void> {
    const batches = RELEASED_KINDS.map((kind) => ({ kind, ...changes[kind] }));
    await this.#open(release);
    for (const batch of batches) await this.#writeBatches(release, batch);
    await this.complete(release, null);
  }

  /**
   * Writes the versions of a release as they come: take some back, and `complete` it. One that is not complete is undone by the next.
   * @param takeNumber gives a higher number than any before; called only where there is something to write
   * @param batches no two of them have the same document
   * @returns null where nothing differs
   * @throws WriterReplaced where another process has begun to write
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
   * Gives a staged release the version of the release before, of one document.
   * @returns whether there is one
   * @throws WriterReplaced
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

  /** Removes an image from a staged document: its file is missing. @throws WriterReplaced */
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

  /** Makes a staged release the newest one. @param shows null: not known @throws WriterReplaced */
  async complete(release: number, shows: ShownMoment | null): Promise<void> {
    const complete = { staging: null, head: release, ...(shows && { shows: { ...shows, release } }) };
    await this.#change({ staging: release, batches: this.#batches }, { $set: complete });
  }

  /** Notes that the newest release shows a later moment as well. @throws WriterReplaced */
  async confirm(shows: ShownMoment): Promise<void> {
    const { matchedCount } = await this.#states.updateOne(
      { _id: 'state', writer: this.#writer, staging: null },
      [{ $set: { shows: { ...shows, release: '$head' } } }],
    );
    if (matchedCount === 0) throw new WriterReplaced();
  }

  /** Removes the versions of a release that is staged, and is not to be shown. @throws WriterReplaced */
  async undo(): Promise<void> {
    const state = await this.#states.findOne({ _id: 'state', writer: this.#writer });
    if (!state) throw new WriterReplaced();
    if (state.staging === null) return;
    for (const kind of RELEASED_KINDS) await this.#undo(kind, state.staging);
    await this.#change({ staging: state.staging }, { $set: { staging: null } });
  }

  async #open(release: number): Promise<void> {
    // The former one may have failed at any step.
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

function byKind<T>(initial: () => T): Record<ReleasedKind, T> {
  return { products: initial(), categories: initial(), redirects: initial(), content: initial() };
}

function* inBatches({ added, removed }: KindChanges): Generator<KindChanges> {
  for (let start = 0; start < added.length; start += PER_TRANSACTION)
    yield { added: added.slice(start, start + PER_TRANSACTION), removed: [] };
  for (let start = 0; start < removed.length; start += PER_TRANSACTION)
    yield { added: [], removed: removed.slice(start, start + PER_TRANSACTION) };
}
