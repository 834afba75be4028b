import { INDIAN_TIME } from '@mela/rules/shop-days.ts';
import type { ObjectId } from 'mongodb';
import { inBatches } from '../../../kernel/in-batches.ts';
import {
  type AnyVersion,
  RELEASED_KINDS,
  type ReleasedCollections,
  type ReleasedContent,
  type ReleasedKind,
  type ShownMoment,
} from '../released/collections.ts';
import { contentVersion, sameVersion } from '../released/documents.ts';
import { type IdsByKind, versionsOfIds } from '../released/read-versions.ts';
import { readMarks } from '../released/stock-marks.ts';
import type { NewVersion, VersionBatch } from '../released/version-changes.ts';
import { compareWithNewest } from './compare.ts';
import {
  BATCH_SIZE,
  type CurrentSource,
  datedCollections,
  readCurrent,
  withoutEnded,
} from './read-current.ts';
import type { Snapshot } from './snapshot.ts';
import type { Comparison } from './touched.ts';

/** The differences between a new release and the newest one. */
export interface Draft {
  /** The kind of release. */
  reason: DraftReason;
  /** The versions to write. Can be read once. */
  batches: AsyncIterable<VersionBatch>;
  /** The moment that the release shows, for `VersionWriter.complete`. null: unknown. */
  shows: ShownMoment | null;
  /** Whether the live release is older than the newest one. The next release then differs from it even without `batches`. */
  isBehind: boolean;
  /** Whether everything was compared, not only documents that are known to have changed. */
  isWhole: boolean;
  /** Whether it includes the changes of an import or restore. */
  hasImport: boolean;
  /** The time at which dates were evaluated, in milliseconds. */
  now: number;
  /** The draft includes the changes up to this value of `Touched.now`. */
  until: number;
}

/** `changes`: everything that changed. `dates` and `stock`: the live content with current dates or stock, without later edits. */
export type DraftReason = 'changes' | 'dates' | 'stock';

/** Compares the current documents with their newest versions. Ends the snapshot. */
export async function* draftChanges(
  snapshot: Snapshot,
  collections: ReleasedCollections,
  ids: IdsByKind,
  now: number,
): AsyncGenerator<VersionBatch> {
  await using source = snapshot;
  for (const kind of RELEASED_KINDS) yield* currentBatches({ ...source, now }, collections, kind, ids[kind]);
}

async function* currentBatches(
  source: CurrentSource,
  collections: ReleasedCollections,
  kind: ReleasedKind,
  ids: ReadonlySet<string>,
): AsyncGenerator<VersionBatch> {
  for await (const some of inBatches(ids, BATCH_SIZE))
    yield compareWithNewest(collections, kind, some, await readCurrent(source, kind, some));
}

/** Compares the current documents with those of a release. */
export async function compareWithRelease(
  source: CurrentSource,
  collections: ReleasedCollections,
  release: number,
  kind: ReleasedKind,
  ids: readonly string[],
): Promise<Comparison> {
  const differing = new Set<string>();
  const live = new Set<string>();
  for await (const some of inBatches(ids, BATCH_SIZE)) {
    const former = await versionsOfIds(kind, collections, release, some, { id: 1, hash: 1 });
    const current = await readCurrent(source, kind, some);
    const hashes = new Map(current.map(({ id, hash }) => [String(id), hash]));
    for (const id of some) if (hashes.get(id) !== former.get(id)?.hash) differing.add(id);
    for (const id of former.keys()) live.add(id);
  }
  return { differing, live };
}

/** A release with the content of an earlier one, but with current dates or stock. */
export interface Reissue {
  release: number;
  /** Documents whose newest versions may differ. */
  ids: IdsByKind;
  /** The ids of products that appear or disappear now. */
  begun: ReadonlySet<string>;
  ended: ReadonlySet<string>;
  /** The ids of products shown with current stock. */
  restocked: ReadonlySet<string>;
}

/** Compares the documents of an earlier release, with current dates and stock, with their newest versions. Ends the snapshot. */
export async function* draftReissue(
  snapshot: Snapshot,
  collections: ReleasedCollections,
  reissue: Reissue,
  now: number,
): AsyncGenerator<VersionBatch> {
  await using moment = snapshot;
  const source = { ...moment, now };
  const { ids, begun, ended, restocked } = reissue;
  yield* currentBatches(source, collections, 'products', begun);
  const products = new Set([...ids.products, ...ended, ...restocked]);
  for (const id of begun) products.delete(id);
  for (const kind of RELEASED_KINDS) {
    for await (const some of inBatches(kind === 'products' ? products : ids[kind], BATCH_SIZE)) {
      const versions = await readFormer(source, collections, kind, some, reissue);
      yield compareWithNewest(collections, kind, some, versions);
    }
  }
}

async function readFormer(
  { collection, session, now }: CurrentSource,
  collections: ReleasedCollections,
  kind: ReleasedKind,
  ids: readonly string[],
  { release, ended, restocked }: Reissue,
): Promise<NewVersion[]> {
  const shown = kind === 'products' ? ids.filter((id) => !ended.has(id)) : ids;
  const versions = await versionsOfIds(kind, collections, release, shown, {});
  const former = [...versions.values()];
  if (kind === 'content') return former.map((version) => contentNow(version, now));
  if (kind !== 'products') return former.map((version) => sameVersion(version));
  const stocked = former.map(({ id }) => id as ObjectId).filter((id) => restocked.has(id.toHexString()));
  const marks = await readMarks(collection('inventory'), stocked, { session });
  return former.map((version) => {
    const id = String(version.id);
    return sameVersion(version, restocked.has(id) ? (marks.get(id) ?? new Map()) : undefined);
  });
}

function contentNow(version: AnyVersion, now: number): NewVersion {
  const {
    _id,
    id,
    from,
    to,
    hash,
    content,
    collections = [],
    ...others
  } = version as AnyVersion & ReleasedContent;
  const { timeZone = INDIAN_TIME } = others;
  const dated = datedCollections(collections, now, timeZone);
  return contentVersion({ content: withoutEnded(content, now, timeZone), ...others, ...dated });
}
