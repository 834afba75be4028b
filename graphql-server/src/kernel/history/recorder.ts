import { type ClientSession, type Document, type MongoClient, ObjectId } from 'mongodb';
import { UserError } from '../errors.ts';
import { kernelMessages } from '../messages.ts';
import type { ShopCollections } from '../mongodb/shop-document.ts';
import { inTransaction } from '../mongodb/transaction.ts';
import type { Author } from '../roles.ts';
import { changedFields, type State } from './changed-fields.ts';
import type {
  ChangeSource,
  ChangeSubject,
  GroupWork,
  HistoryCollection,
  HistoryCollections,
  HistoryEntry,
} from './entry.ts';

const MS_PER_DAY = 86_400_000;

/** An object before and after a change. null before its creation and after its deletion. */
export interface SubjectChange {
  subject: ChangeSubject;
  id: ObjectId | string;
  name: string;
  before: State | null;
  after: State | null;
  /** The data of a created or deleted object. It is complete if the object can be restored. */
  document?: Document;
  /** The hashes of the images that were removed. */
  images?: string[];
  /** A sentence for the operator, such as why an undo did not restore everything. */
  note?: string;
}

type Undone = Pick<HistoryEntry, '_id' | 'subjectId'>;

interface CauseGroup {
  id: ObjectId;
  /** The kind of object that the group changes. */
  subject: ChangeSubject;
  work: GroupWork;
  /** The name of the imported file. */
  name?: string;
  /** 0 for original changes, 1 for an undo. */
  undos?: number;
  /** The values that a bulk change sets. */
  set?: State;
}

/** The group that changes belong to. */
export interface Cause {
  source: ChangeSource;
  /** The group's id. Its entry is written with the first change. */
  group?: CauseGroup;
  /** The changes to undo, each of a different object. */
  undoes?: readonly Undone[];
}

/**
 * Called in the transaction of each change, even if the history keeps none. All its writes are committed with the change, or not
 * at all.
 */
export type RecordListener = (session: ClientSession, changes: readonly SubjectChange[]) => Promise<void>;

interface Options {
  history: HistoryCollection;
  /** How long changes are kept. 0: not at all. */
  days: number;
  /** The author of the changes. null if the caller is anonymous. */
  author: Author | null;
  listener?: RecordListener;
  cause?: Cause | null;
}

/** Records the changes of one caller. */
export class Recorder {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get author(): Author | null {
    return this.#options.author;
  }

  get #client(): MongoClient {
    return this.#options.history.db.client;
  }

  /** A recorder for the same caller, whose changes belong to a group. */
  because(cause: Cause): Recorder {
    return new Recorder({ ...this.#options, cause });
  }

  /** A recorder for another author: for an account that is just being created, or an anonymous caller. */
  as(author: Author): Recorder {
    return new Recorder({ ...this.#options, author });
  }

  /** Runs writes and records their changes in one transaction. */
  transact<T>(write: (session: ClientSession) => Promise<T>): Promise<T> {
    return inTransaction(this.#client, write);
  }

  /**
   * Records changes in the transaction that makes them, unless nothing changed.
   * @throws UserError if a change was undone in the meantime
   */
  async record(session: ClientSession, changes: readonly SubjectChange[]): Promise<void> {
    const { history, days, listener } = this.#options;
    const made = changes.flatMap((change) => {
      const entry = this.#entryOf(change);
      return entry ? [{ change, entry }] : [];
    });
    if (listener && made.length > 0)
      await listener(
        session,
        made.map(({ change }) => change),
      );
    const entries = days === 0 ? [] : made.map(({ entry }) => entry);
    if (entries.length === 0) return;
    await history.insertMany(entries, { session });
    await this.#openGroup(session, entries);
    await this.#markUndone(session, entries);
  }

  async #openGroup(session: ClientSession, [first]: HistoryEntry[]): Promise<void> {
    const { history, cause } = this.#options;
    if (!cause?.group || !first) return;
    const { id, subject, name = '', work, undos = 0, set } = cause.group;
    const { at, expiresAt, by, source } = first;
    const entry = { at, expiresAt, ...(by && { by }), subject, ...(source && { source }) };
    const opened = {
      ...entry,
      subjectId: id,
      name,
      action: 'CHANGED' as const,
      group: { work, undos },
      ...(set && { after: set }),
    };
    await history.updateOne({ _id: id }, { $setOnInsert: opened }, { upsert: true, session });
  }

  #entryOf({
    subject,
    id,
    name,
    before,
    after,
    document,
    images = [],
    note,
  }: SubjectChange): HistoryEntry | null {
    const { author, cause, days } = this.#options;
    const changed = before && after ? changedFields(before, after) : {};
    if (changed === null) return null;
    const at = new Date();
    // Treat side effects of an undo as part of the undo.
    const undone = cause?.undoes?.find((one) => isAbout(one, id)) ?? cause?.undoes?.[0];
    return {
      _id: new ObjectId(),
      at,
      expiresAt: expiryOf(at, days),
      ...(author && { by: author }),
      subject,
      subjectId: id,
      name,
      action: before ? (after ? 'CHANGED' : 'DELETED') : 'CREATED',
      ...(document ? { [after ? 'after' : 'before']: document } : changed),
      ...(images.length > 0 && { images }),
      ...(note !== undefined && { note }),
      ...(cause && { source: cause.source }),
      ...(cause?.group && { groupId: cause.group.id }),
      ...(undone && { undoes: undone._id }),
    };
  }

  /** If two requests undo the same change, one of the transactions fails. */
  async #markUndone(session: ClientSession, entries: HistoryEntry[]): Promise<void> {
    const { history, cause } = this.#options;
    const marks = (cause?.undoes ?? []).flatMap((undone) => {
      const undo = entries.find(({ subjectId }) => isAbout(undone, subjectId));
      if (!undo) return [];
      const filter = { _id: undone._id, undoneBy: { $exists: false } };
      return [{ updateOne: { filter, update: { $set: { undoneBy: undo._id } } } }];
    });
    if (marks.length === 0) return;
    const { matchedCount } = await history.bulkWrite(marks, { session });
    if (matchedCount < marks.length) throw new UserError('CONFLICT', kernelMessages.alreadyUndone);
  }
}

function isAbout({ subjectId }: Undone, id: ObjectId | string): boolean {
  return String(subjectId) === String(id);
}

function expiryOf(at: Date, days: number): Date {
  return new Date(at.getTime() + days * MS_PER_DAY);
}

/** How many days the most recently started server keeps changes. @param otherwise the value for a database without one */
export async function keptDays<T>({ shop }: ShopCollections, otherwise: T): Promise<number | T> {
  const current = await shop.findOne({ _id: 'shop' }, { projection: { historyDays: 1 } });
  return current?.historyDays ?? otherwise;
}

/**
 * Applies a changed retention period to existing entries. If it is interrupted, the next start of the server
 * runs it again.
 */
export async function keepFor(
  { history, shop }: ShopCollections & HistoryCollections,
  days: number,
): Promise<void> {
  if ((await keptDays({ shop }, null)) === days) return;
  await history.updateMany({}, [{ $set: { expiresAt: { $add: ['$at', days * MS_PER_DAY] } } }]);
  await shop.updateOne({ _id: 'shop' }, { $set: { historyDays: days } });
}
