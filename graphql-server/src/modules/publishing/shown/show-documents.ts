import { setTimeout as sleep } from 'node:timers/promises';
import type { StorefrontContent } from '@mela/rules/content/storefront-content.ts';
import { DEFAULT_CURRENCY } from '@mela/rules/money.ts';
import { type ClientSession, type Collection, ObjectId } from 'mongodb';
import { NEWEST } from '../../../kernel/mongodb/documents.ts';
import { inTransaction } from '../../../kernel/mongodb/transaction.ts';
import { besideSettings, changeSettings, readSettings, type SettingsCollection } from '../settings.ts';
import { type DocumentList, readList } from '../store/document-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type ShownWrite, writesFromAll, writesFromList } from './document-writes.ts';

/** So many are written together: a transaction is short, and a small change is one. */
const PER_TRANSACTION = 500;
const WAIT_MS = 50;
/** A server that has written nothing for so long was killed. */
const SILENT_MS = 5_000;

/** Which documents the collections of what is shown hold. */
interface ShownState {
  _id: 'shown';
  /** The name of their list in the release store; null before the first. */
  documents: string | null;
  /** What the pages say. */
  content?: StorefrontContent;
  /** What prices are in: rupees where it does not say so. */
  currency?: string;
  /** Who is about to put others in their place: until then they are partly these, partly those. */
  writer: ObjectId | null;
  at: Date;
}

/** What is to be shown. */
interface Target {
  release: number;
  /** Of the settings that say so. */
  revision: number;
}

/**
 * Makes the collections of what is shown follow a release. A server that is killed meanwhile is followed by the next, on this or
 * another server; of two at once, one waits for the other.
 */
export async function showDocuments(
  store: ReleaseStore,
  settings: SettingsCollection,
  { release, revision }: Target,
): Promise<void> {
  const target = (await store.readRelease(release))?.documents;
  // A release of a former version has none: what was shown before stays.
  if (!target) return;
  for (;;) {
    const state = await readState(settings);
    if (state.documents === target && !state.writer && !(await isEmptied(store, settings, target))) return;
    // A later decision is followed by the server that has made it.
    if ((await readSettings(settings)).revision !== revision) return;
    const isWriting = state.writer && Date.now() - state.at.getTime() < SILENT_MS;
    if (isWriting) await sleep(WAIT_MS);
    else if (await replaceDocuments(store, settings, state, target)) return;
  }
}

/** @returns false when another came first */
async function replaceDocuments(
  store: ReleaseStore,
  settings: SettingsCollection,
  state: ShownState,
  target: string,
): Promise<boolean> {
  const isKnown = state.documents !== null && state.documents !== target && !state.writer;
  const known = isKnown ? await writesFromList(store, state.documents as string, target) : null;
  const writes = known ?? (await writesFromAll(store, settings.db, target));
  const list = await readList(store, target);
  if (!writes || !list) {
    // What is lost of a release is written anew by the one that follows.
    await changeSettings(settings, { $set: { damaged: (await readSettings(settings)).release } });
    return true;
  }
  const { documents, writer } = state;
  const isOne = writes.length <= PER_TRANSACTION;
  const own = isOne ? writer : new ObjectId();
  if (!isOne && !(await change(settings, { documents, writer }, { writer: own }))) return false;
  for (let start = 0; start === 0 || start < writes.length; start += PER_TRANSACTION) {
    const isLast = start + PER_TRANSACTION >= writes.length;
    const next = isLast ? shownBy(target, list) : { writer: own };
    const some = writes.slice(start, start + PER_TRANSACTION);
    if (!(await change(settings, { documents, writer: own }, next, some))) return false;
  }
  return true;
}

/** Writes, unless another has begun to. @returns whether it did */
function change(
  settings: SettingsCollection,
  expected: Pick<ShownState, 'documents' | 'writer'>,
  next: Partial<ShownState>,
  writes: readonly ShownWrite[] = [],
): Promise<boolean> {
  return inTransaction(settings.db.client, async (session) => {
    const states = statesIn(settings);
    const $set = { ...next, at: new Date() };
    const { matchedCount } = await states.updateOne({ _id: 'shown', ...expected }, { $set }, { session });
    if (matchedCount === 0) return false;
    for (const [collection, some] of Map.groupBy(writes, ({ collection }) => collection)) {
      await settings.db.collection(collection).bulkWrite(
        some.map(({ write }) => write),
        { session, ordered: false },
      );
    }
    return true;
  });
}

/** What prices are in where a release is shown. @param session reads as of its snapshot */
export async function readShownCurrency(
  settings: SettingsCollection,
  session?: ClientSession,
): Promise<string> {
  const options = { projection: { currency: 1 }, ...(session ? { session } : NEWEST) };
  const state = await statesIn(settings).findOne({ _id: 'shown' }, options);
  return state?.currency ?? DEFAULT_CURRENCY;
}

/** What the pages of the release say; null where none was ever shown. */
export async function readShownContent(settings: SettingsCollection): Promise<StorefrontContent | null> {
  const state = await statesIn(settings).findOne({ _id: 'shown' }, { projection: { content: 1 } });
  return state?.content ?? null;
}

function shownBy(
  documents: string,
  { content, currency = DEFAULT_CURRENCY }: DocumentList,
): Partial<ShownState> {
  return { documents, content, currency, writer: null };
}

async function readState(settings: SettingsCollection): Promise<ShownState> {
  const $setOnInsert = { documents: null, writer: null, at: new Date() };
  const found = await statesIn(settings).findOne({ _id: 'shown' });
  if (found) return found;
  await statesIn(settings).updateOne({ _id: 'shown' }, { $setOnInsert }, { upsert: true });
  return readState(settings);
}

/** Whether the collection was dropped from outside. */
async function isEmptied(store: ReleaseStore, { db }: SettingsCollection, target: string): Promise<boolean> {
  const products = db.collection('shownProducts');
  if ((await products.findOne({}, { projection: { _id: 1 } })) !== null) return false;
  return ((await writesFromAll(store, db, target)) ?? []).length > 0;
}

function statesIn(settings: SettingsCollection): Collection<ShownState> {
  return besideSettings(settings);
}
