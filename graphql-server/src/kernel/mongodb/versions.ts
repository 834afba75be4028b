import {
  type AggregateOptions,
  type AggregationCursor,
  type Collection,
  type CountDocumentsOptions,
  type DistinctOptions,
  type Document,
  type FindCursor,
  type FindOptions,
  type IndexDescription,
  ReadConcern,
} from 'mongodb';
import type { LateIndexes } from '../declared-collections.ts';

export const ID_INDEX = 'id';
/**
 * The name of an index that also contains `id` and `hash`, so that the newest versions can be compared
 * without reading documents.
 */
export const TO_INDEX = 'to';
export const FROM_INDEX = 'from';

/**
 * The value of `to` until another version replaces this one. A number, unlike null, gives exact index bounds, so counts read no
 * documents.
 */
export const NOT_REPLACED = Number.POSITIVE_INFINITY;

/**
 * A document's content from one release until another. Readers name their release, so documents written for a later one do not
 * affect them.
 */
export type Version<T extends { _id: unknown }> = Omit<T, '_id'> & {
  _id: { id: T['_id']; from: number };
  id: T['_id'];
  /** The first release that contains it. */
  from: number;
  /** The first release that no longer contains it, or `NOT_REPLACED`. */
  to: number;
  /** The hash of the source document. */
  hash: string;
  /** Additional data for rendering pages. It is omitted when documents are read. */
  shown?: object;
};

/**
 * Indexes to find, compare and remove versions, in addition to those of the documents. Versions have no
 * unique keys. Only two of them contain `to`, so replacing a version updates only two indexes. Queries by any
 * other index skip the versions of other releases.
 */
export function versionIndexes(indexes: readonly IndexDescription[]): IndexDescription[] {
  return [
    ...documentIndexes(indexes),
    { key: { id: 1, from: 1, to: 1 }, name: ID_INDEX },
    { key: { to: 1, id: 1, hash: 1 }, name: TO_INDEX },
    { key: { from: 1 }, name: FROM_INDEX },
  ];
}

/** The documents' indexes that only readers of a release use. They are created after the first release is written. */
export function lateVersionIndexes(indexes: readonly IndexDescription[]): LateIndexes {
  return { indexes: documentIndexes(indexes), areDue: hasRelease };
}

/** The collection with the pointer: one document names the newest complete release as `head`, and an incomplete one as `staging`. */
export const RELEASE_STATES = 'releaseState';

async function hasRelease(versions: Collection): Promise<boolean> {
  const states = versions.db.collection<{ _id: string; head: number; staging: number | null }>(
    RELEASE_STATES,
  );
  const { head = 0, staging = null } = (await states.findOne({ _id: 'state' })) ?? {};
  if (head > 0 || staging !== null) return head > 0;
  // An upgrade may have created versions from the documents of an earlier program version.
  return (await versions.findOne({}, { projection: { _id: 1 }, hint: { _id: 1 } })) !== null;
}

function documentIndexes(indexes: readonly IndexDescription[]): IndexDescription[] {
  return indexes.map(({ key, name }) => ({ ...(name && { name }), key: renameId(key as Document) }));
}

/**
 * Presents the documents of one release as a collection, in which `_id` is the document's id. It supports only what
 * `ReleasedCollection` implements.
 */
export function collectionAt<T extends { _id: unknown }>(
  versions: Collection<Version<T>>,
  release: number,
): Collection<T> {
  return new ReleasedCollection(versions as unknown as Collection, release) as unknown as Collection<T>;
}

/** The release that a collection reads. undefined for an ordinary collection. The content of a release never changes. */
export function releaseOf(collection: object): number | undefined {
  return collection instanceof ReleasedCollection ? collection.release : undefined;
}

class ReleasedCollection {
  readonly release: number;
  readonly #versions: Collection;

  constructor(versions: Collection, release: number) {
    this.release = release;
    this.#versions = versions;
  }

  get collectionName(): string {
    return this.#versions.collectionName;
  }

  get db() {
    return this.#versions.db;
  }

  find(filter: Document = {}, options: FindOptions = {}): FindCursor {
    return withDocumentIds(this.#versions.find(this.#at(filter), optionsFor(filter, options)));
  }

  async findOne(filter: Document = {}, options: FindOptions = {}): Promise<Document | null> {
    const version = await this.#versions.findOne(this.#at(filter), optionsFor(filter, options));
    return version && toDocument(version);
  }

  /**
   * Counts all versions with a covering index, and subtracts those of other releases, which are few. If there is a limit, the
   * count is exact only below it.
   */
  async countDocuments(
    filter: Document = {},
    { hint, limit, ...options }: CountDocumentsOptions = {},
  ): Promise<number> {
    const matching = renameId(filter);
    await using session = this.#versions.db.client.startSession({ snapshot: true });
    // The client's read concern would override that of the session.
    const same = { session, readConcern: new ReadConcern('snapshot'), ...options };
    const bounds = { ...(hint && { hint }), ...(limit !== undefined && { limit }) };
    const all = await this.#versions.countDocuments(matching, { ...same, ...bounds });
    if (all === limit) return limit;
    const count = (period: Document, index: string) =>
      this.#versions.countDocuments({ $and: [matching, period] }, { ...same, hint: index });
    const replaced = await count({ to: { $lte: this.release } }, TO_INDEX);
    return all - replaced - (await count({ from: { $gt: this.release } }, FROM_INDEX));
  }

  aggregate(pipeline: Document[] = [], options: AggregateOptions = {}): AggregationCursor {
    const [first, ...others] = pipeline;
    const isMatch = first && '$match' in first;
    const stages = [{ $match: this.#at(isMatch ? first['$match'] : {}) }, ...(isMatch ? others : pipeline)];
    return this.#versions.aggregate(stages, options);
  }

  /**
   * Reads the values of all versions, because the index then returns each value only once. Some may belong to
   * other releases.
   */
  distinct(key: string, _: Document = {}, options: DistinctOptions = {}): Promise<unknown[]> {
    return this.#versions.distinct(key, {}, options);
  }

  #at(filter: Document): Document {
    return within(renameId(filter), { from: { $lte: this.release }, to: { $gt: this.release } });
  }
}

/** Adds the release's conditions to each alternative, so that a search by `id` uses a range of that index. */
function within(filter: Document, period: Document): Document {
  const { $or, $and, ...fields } = filter;
  if (Array.isArray($or))
    return { ...filter, $or: $or.map((alternative: Document) => within(alternative, period)) };
  if (!Array.isArray($and)) return { ...filter, ...period };
  const [first = {}, ...others] = $and as Document[];
  return { ...fields, $and: [within(first, period), ...others] };
}

/** Converts filters, sort orders and index keys from documents to versions, in which `_id` is called `id`. */
function renameId(named: Document): Document {
  const entries = Object.entries(named).map(([name, value]) => {
    if (name === '_id') return ['id', value] as const;
    if (name.startsWith('$') && Array.isArray(value)) return [name, value.map(renameId)] as const;
    return [name, value] as const;
  });
  return Object.fromEntries(entries);
}

function optionsFor(filter: Document, { projection, sort, ...options }: FindOptions): FindOptions {
  return {
    ...('_id' in filter && { hint: ID_INDEX }),
    ...options,
    ...(projection && { projection: projectionFor(projection) }),
    ...(sort && { sort: renameId(sort as Document) as never }),
  };
}

function projectionFor(projection: Document): Document {
  const { _id, ...fields } = projection;
  const isInclusion = Object.entries(fields).some(([, kind]) => isIncluded(kind)) || isIncluded(_id);
  return isInclusion ? { ...fields, id: 1, _id: 0 } : fields;
}

/** A `$slice` limits a list, and says nothing about other fields. */
function isIncluded(kind: unknown): boolean {
  if (typeof kind === 'object' && kind !== null) return !('$slice' in kind);
  return kind === 1 || kind === true || typeof kind === 'string';
}

function withDocumentIds(cursor: FindCursor): FindCursor {
  const { sort, project } = cursor;
  return Object.assign(cursor.map(toDocument), {
    sort: (by: Document) => sort.call(cursor, renameId(by) as never),
    project: (projection: Document) => project.call(cursor, projectionFor(projection)),
  });
}

function toDocument({ _id, id, from, to, hash, shown, ...fields }: Document): Document {
  return { _id: id, ...fields };
}
