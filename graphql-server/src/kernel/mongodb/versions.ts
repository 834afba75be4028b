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

export const ID_INDEX = 'id';
/** Covers `id` and `hash`: the newest versions are compared without reading them. */
export const TO_INDEX = 'to';
export const FROM_INDEX = 'from';

/** Until another version replaces it. A number, unlike null: index bounds are exact, so counts read no documents. */
export const NOT_REPLACED = Number.POSITIVE_INFINITY;

/**
 * A document as it is from one release on until another. Readers name the release that they read: what is written for a later one
 * changes nothing that they see.
 */
export type Version<T extends { _id: unknown }> = Omit<T, '_id'> & {
  _id: { id: T['_id']; from: number };
  id: T['_id'];
  /** The first release that has it. */
  from: number;
  /** The first release that does not have it any more, or `NOT_REPLACED`. */
  to: number;
  /** Of the document that it was made from. */
  hash: string;
  /** What pages show beside the document. Readers of documents do not get it. */
  shown?: object;
};

/**
 * The indexes of the documents, for their versions, and those that versions are found, compared and removed by. Nothing is unique among
 * versions. Only two indexes contain `to`: to replace a version rewrites no other entry. Readers skip the versions of other releases.
 */
export function versionIndexes(indexes: readonly IndexDescription[]): IndexDescription[] {
  return [
    ...indexes.map(({ key, name }) => ({ ...(name && { name }), key: renameId(key as Document) })),
    { key: { id: 1, from: 1, to: 1 }, name: ID_INDEX },
    { key: { to: 1, id: 1, hash: 1 }, name: TO_INDEX },
    { key: { from: 1 }, name: FROM_INDEX },
  ];
}

/**
 * The documents of one release, to be read as any collection: `_id` is that of the document.
 * Only what `ReleasedCollection` implements works.
 */
export function collectionAt<T extends { _id: unknown }>(
  versions: Collection<Version<T>>,
  release: number,
): Collection<T> {
  return new ReleasedCollection(versions as unknown as Collection, release) as unknown as Collection<T>;
}

/** The release that a collection reads; undefined for an ordinary one. What is read of a release never changes. */
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
   * Counts all versions, which an index covers, less those of other releases, which are few. With a limit the count is exact
   * only below it.
   */
  async countDocuments(
    filter: Document = {},
    { hint, limit, ...options }: CountDocumentsOptions = {},
  ): Promise<number> {
    const matching = renameId(filter);
    await using session = this.#versions.db.client.startSession({ snapshot: true });
    // The client's own read concern would come before that of the session.
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

  /** Of all versions, so that the database reads each value once: some may be those of other releases. */
  distinct(key: string, _: Document = {}, options: DistinctOptions = {}): Promise<unknown[]> {
    return this.#versions.distinct(key, {}, options);
  }

  #at(filter: Document): Document {
    return within(renameId(filter), { from: { $lte: this.release }, to: { $gt: this.release } });
  }
}

/** Each alternative has the period, so that the one that is looked for by `id` is a range of that index. */
function within(filter: Document, period: Document): Document {
  const { $or, $and, ...fields } = filter;
  if (Array.isArray($or))
    return { ...filter, $or: $or.map((alternative: Document) => within(alternative, period)) };
  if (!Array.isArray($and)) return { ...filter, ...period };
  const [first = {}, ...others] = $and as Document[];
  return { ...fields, $and: [within(first, period), ...others] };
}

/** Fields of documents keep their names, but for `_id`: in a filter, an order, or the keys of an index. */
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

/** A list that is cut off says nothing of the other fields. */
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
